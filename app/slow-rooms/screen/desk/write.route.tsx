import { data, href, redirect } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { writingContext } from '~/arenas/creative-writing/creative-writing.server';
import { recordForm } from '~/arenas/creative-writing/recording/record-form';
import { storyWeaveContext } from '~/arenas/story-weave/story-weave.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { type BodyFault, STORY_FORM_BYTES } from '~/platform/forms/body-rules';
import { pageTitle } from '~/site/page-title';
import { answerStatus, saveForm } from '~/stories/saving/save.contract';
import { WordsBox } from '~/stories/text/words-box';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { EmptyState } from '~/ui/states/empty-state';
import { Notice } from '~/ui/states/notice';
import { texts as allTexts } from '../../texts';
import type { Route } from './+types/write.route';
import { SlowDesk } from './slow-desk';

const texts = allTexts.desk;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.title) }];

/** The desk on which a turn of a slow room is written; its words alone where the turn is over. @see docs/product/slow-rooms.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const { slow } = context.get(storyWeaveContext);
  const writing = context.get(writingContext);
  const [room, desk, { goal }] = await Promise.all([
    slow.view(params.roomId, player.id),
    slow.desk(params.roomId, player.id),
    writing.aimsOf(player),
  ]);
  const recording = await writing.deskRecordings.of(player, desk?.id ?? '');
  return {
    ...{ playerId: player.id, roomId: params.roomId, desk, goal, recording, formSaveId: crypto.randomUUID() },
    turn: room?.may.write
      ? { prompt: room.prompt, before: room.before, folds: room.folds, isFirst: room.turns === 0, number: room.turns + 1, of: room.of }
      : undefined,
  };
}

/** The answer to a form that does not redirect: with the words it sent, so that none are lost. */
interface FormAnswer {
  error: string;
  words?: { title: string; body: string };
}

const faults = {
  'too-long': undefined,
  late: texts.late,
  'signed-out': texts.signedOut,
  gone: texts.gone,
  conflict: texts.twoVersions,
};

/** Without script: keeps the words, or leads to where they are handed in. And whether the turn is recorded. */
export const action = acceptsForm(
  {
    schemas: [saveForm, recordForm],
    intents: [...saveForm.shape.intent.options, ...recordForm.shape.intent.options],
    maxBytes: STORY_FORM_BYTES,
    refused: ({ status, text }: BodyFault) => data<FormAnswer>({ error: text }, { status }),
  },
  async ({ request, context, params, url }: Route.ActionArgs) => {
    const player = requirePlayer(context, url);
    const form = Object.fromEntries(await request.formData());
    const choice = recordForm.safeParse(form).data;
    if (choice) {
      const isThere = await recordTurn(context, player, params.roomId, choice.intent === 'record');
      if (!isThere) return data<FormAnswer>({ error: texts.notOpenHint }, { status: 404 });
      throw redirect(href('/storyweave/slow/:roomId/write', params));
    }
    const sent = saveForm.safeParse(form);
    if (!sent.success) return data<FormAnswer>({ error: allTexts.failed }, { status: 400 });
    const { intent, storyId: _deskId, writerId, ...words } = sent.data;
    if (writerId !== player.id) return data<FormAnswer>({ error: texts.signedOut, words }, { status: 401 });
    const answer = await context.get(storyWeaveContext).slow.saveWords(params.roomId, player.id, { ...words, purpose: intent });
    if (answer.status === 'finished') throw redirect(href('/storyweave/slow/:roomId', params));
    if (answer.status === 'saved') throw redirect(href('/storyweave/slow/:roomId/write', params));
    const error = answer.status === 'too-long' ? answer.text : faults[answer.status];
    return data<FormAnswer>({ error: error ?? allTexts.failed, words }, { status: answerStatus[answer.status] });
  },
);

/** Records the turn that somebody writes from now on, or deletes what was recorded of it. @returns whether there is one. */
async function recordTurn(context: Route.ActionArgs['context'], player: Viewer, roomId: string, record: boolean): Promise<boolean> {
  const { slow } = context.get(storyWeaveContext);
  const { deskRecordings } = context.get(writingContext);
  const [room, desk] = await Promise.all([slow.view(roomId, player.id), slow.desk(roomId, player.id)]);
  if (!room || !desk) return false;
  if (record) await deskRecordings.begin(player, { id: desk.id, about: texts.recorded(room.turns + 1, room.prompt) });
  else await deskRecordings.drop(player, desk.id);
  return true;
}

/** Words being written stay where they are: only another address loads the desk again. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: { currentUrl: URL; nextUrl: URL; formMethod?: string }): boolean {
  return formMethod !== undefined || currentUrl.href !== nextUrl.href;
}

export default function Write({ loaderData: { turn, desk, ...who }, actionData }: Route.ComponentProps) {
  return (
    <>
      {actionData && (
        <Page width="text" className="pb-0!">
          <Notice tone="error">{actionData.error}</Notice>
          {actionData.words && <WordsBox label={texts.aside} words={actionData.words} />}
        </Page>
      )}
      {turn && desk ? <SlowDesk key={desk.id} turn={turn} desk={desk} {...who} /> : <Closed roomId={who.roomId} body={desk?.body ?? ''} />}
    </>
  );
}

/** In place of a desk whose turn is over: with the words that are left on it. */
function Closed({ roomId, body }: { roomId: string; body: string }) {
  return (
    <Page width="text">
      <EmptyState
        page
        title={texts.notOpen}
        action={<ButtonLink to={href('/storyweave/slow/:roomId', { roomId })}>{texts.toRoom}</ButtonLink>}
      >
        {texts.notOpenHint}
      </EmptyState>
      {body !== '' && <WordsBox label={texts.aside} words={{ title: '', body }} />}
    </Page>
  );
}
