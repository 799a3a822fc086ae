import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { dayText } from '~/platform/text/format-dates';
import { entrance } from '~/site/entrance';
import { awaitDesk } from '~/ui/desk/await-desk';
import { Page } from '~/ui/layout/page';
import { type WritingService, waysToWriteContext, writingContext } from '../creative-writing.server';
import { FormSaveNotice } from '../saving/form-save-notice';
import type { DealtPrompt } from '../session/prompts/prompt.contract';
import { promptOfId } from '../session/prompts/prompt-of-day';
import { texts } from '../texts';
import { VisitorDesk } from '../visiting/visitor-desk';
import type { Route } from './+types/creative-writing.route';
import { Lobby } from './lobby';
import { screenTexts } from './texts';
import { answerForm, writingBody } from './writing-forms.server';
import { WritingRoom } from './writing-room';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: screenTexts.pageTitle },
  { name: 'description', content: screenTexts.description },
  ...(loaderData?.kind === 'session' ? [awaitDesk] : []),
];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const player = knownPlayer(context);
  const writing = context.get(writingContext);
  if (!player) return visit(writing, url);
  const session = await writing.currentSession(player);
  if (session) return { kind: 'session' as const, playerId: player.id, session, formSaveId: crypto.randomUUID() };

  const parentId = url.searchParams.get('parent');
  const parent = parentId ? await writing.parentStory(player, parentId) : undefined;
  const dealt = parent
    ? { prompt: texts.appendagePrompt, openers: await writing.continuations(player) }
    : await firstPrompt(writing, player, url.searchParams.get('prompt'));
  const drafts = (await writing.draftsOf(player)).map(({ updatedAt, ...draft }) => ({ ...draft, updatedOn: dayText(updatedAt) }));
  const recordings = (await writing.deskRecordings.list(player)).map(({ begunAt, ...one }) => ({ ...one, begunOn: dayText(begunAt) }));
  return {
    kind: 'lobby' as const,
    playerId: player.id,
    dealt,
    drafts,
    recordings,
    ways: context.get(waysToWriteContext).map(({ to, label, text }) => ({ to, label, text })),
    aims: await writing.aimsOf(player),
    minutes: await writing.sessionMinutes(player),
    parent,
    parentMissing: Boolean(parentId) && !parent,
    brought: await broughtBy(player, request, context),
    endedEmpty: url.searchParams.get('ended') === 'empty',
  };
}

/** What a visitor finds: a prompt to write from. To continue a story, one signs in first. */
function visit(writing: WritingService, url: URL) {
  if (url.searchParams.has('parent')) throw redirect(entrance('/signin', url.pathname + url.search, 'play'));
  const { id, text } = promptOfId(url.searchParams.get('prompt')) ?? writing.promptOfDay();
  return { kind: 'visit' as const, prompt: { id, text } };
}

/** What the player wrote in this browser before they had an account. */
async function broughtBy(player: Viewer, request: Request, context: Route.LoaderArgs['context']) {
  const id = await context.get(accountsContext).brought.read(request.headers);
  return id === undefined ? undefined : context.get(writingContext).broughtWords(player, id);
}

/** A prompt, the one that the address names if there is such a one, even when the player has asked for too many. */
async function firstPrompt(writing: WritingService, player: Viewer, wished: string | null): Promise<DealtPrompt> {
  try {
    return (wished && (await writing.chosenPrompt(player, wished))) || (await writing.newPrompt(player, []));
  } catch (error) {
    if (error instanceof Refusal) return { prompt: texts.fallbackPrompt, openers: [] };
    throw error;
  }
}

export const action = acceptsForm(writingBody, async ({ request, context }: Route.ActionArgs) => {
  return answerForm(await request.formData(), request, context);
});

/**
 * A refused start leaves the page and its prompt unchanged. So does a revalidation that something else on
 * the page triggers, such as the end of the sign-in: it would navigate away from words being written.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const refused = change.actionStatus !== undefined && change.actionStatus >= 400;
  // The answer says what goal there is now, and the page keeps its prompt.
  const isGoal = change.formData?.get('intent') === 'goal';
  const onlyRefreshed = change.formMethod === undefined && change.currentUrl.href === change.nextUrl.href;
  return !refused && !isGoal && !onlyRefreshed && change.defaultShouldRevalidate;
}

export default function CreativeWriting({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'visit') {
    return <VisitorDesk prompt={loaderData.prompt} error={actionData?.error} refused={actionData?.refusedWords} />;
  }
  if (loaderData.kind === 'session') {
    const { session, playerId, formSaveId } = loaderData;
    return (
      <>
        {actionData?.save && (
          <Page width="text" className="pb-0!">
            <FormSaveNotice result={actionData.save} />
          </Page>
        )}
        <WritingRoom key={session.storyId} session={session} playerId={playerId} formSaveId={formSaveId} />
      </>
    );
  }
  const { kind: _kind, ...lobby } = loaderData;
  const dealt = actionData?.dealt ?? lobby.dealt;
  return (
    <Lobby
      key={dealt.prompt}
      {...lobby}
      dealt={dealt}
      aims={actionData?.aims ?? lobby.aims}
      error={actionData?.error}
      refusedGoal={actionData?.refusedGoal}
    />
  );
}
