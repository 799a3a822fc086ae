import { data, href, redirect } from 'react-router';
import { knownPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { type BodyFault, STORY_FORM_BYTES } from '~/platform/forms/body-rules';
import { pageTitle } from '~/site/page-title';
import { answerStatus, type FormSaveResult, saveForm } from '~/stories/saving/save.contract';
import { awaitDesk } from '~/ui/desk/await-desk';
import { Page } from '~/ui/layout/page';
import { Notice } from '~/ui/states/notice';
import { writingContext } from '../creative-writing.server';
import { FormSaveNotice } from '../saving/form-save-notice';
import { texts } from '../texts';
import type { Route } from './+types/revise.route';
import { ReviseDesk } from './revise-desk';
import { revisingTexts } from './texts';

export const meta: Route.MetaFunction = () => [{ title: pageTitle(revisingTexts.heading) }, awaitDesk];

/** The desk on which a writer revises a story of Creative Writing. @see docs/product/creative-writing.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const revision = await context.get(writingContext).revisionOf(player, params.storyId);
  if (!revision) throw data(null, { status: 404 });
  return { playerId: player.id, revision, formSaveId: crypto.randomUUID() };
}

/** The answer to a form that does not redirect. */
interface FormAnswer {
  error?: string;
  save?: FormSaveResult;
}

const reviseBody = {
  schemas: [saveForm],
  intents: [...saveForm.shape.intent.options, 'drop'],
  maxBytes: STORY_FORM_BYTES,
  refused: ({ status, text }: BodyFault) => data<FormAnswer>({ error: text }, { status }),
};

/** Without script: keeps, publishes or drops a revision. */
export const action = acceptsForm(reviseBody, async ({ request, context, params }: Route.ActionArgs) => {
  const { storyId } = params;
  const player = knownPlayer(context);
  if (!player) return data<FormAnswer>({ error: texts.signedOut }, { status: 401 });
  const writing = context.get(writingContext);
  const form = await request.formData();
  if (form.get('intent') === 'drop') {
    await writing.dropRevision(player, storyId);
    throw redirect(href('/story/:storyId', { storyId }));
  }
  const sent = saveForm.safeParse(Object.fromEntries(form));
  if (!sent.success || sent.data.writerId !== player.id) return data<FormAnswer>({ error: texts.saveFailed }, { status: 400 });
  const { intent, storyId: _storyId, writerId: _writerId, ...words } = sent.data;
  const answer = await writing.saveRevision(player, storyId, { ...words, purpose: intent });
  if (answer.status === 'finished') throw redirect(href('/story/:storyId', { storyId }));
  return data<FormAnswer>({ save: { answer, title: words.title, body: words.body } }, { status: answerStatus[answer.status] });
});

/** Words being written stay where they are: only another address loads the desk again. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: { currentUrl: URL; nextUrl: URL; formMethod?: string }): boolean {
  return formMethod !== undefined || currentUrl.href !== nextUrl.href;
}

export default function Revise({ loaderData, actionData }: Route.ComponentProps) {
  const { revision } = loaderData;
  return (
    <>
      {actionData && (
        <Page width="text" className="pb-0!">
          {actionData.error && <Notice tone="error">{actionData.error}</Notice>}
          {actionData.save && <FormSaveNotice result={actionData.save} />}
        </Page>
      )}
      <ReviseDesk key={revision.storyId} {...loaderData} />
    </>
  );
}
