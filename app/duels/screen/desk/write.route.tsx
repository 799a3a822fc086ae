import { data, href, redirect } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { writingContext } from '~/arenas/creative-writing/creative-writing.server';
import { recordForm } from '~/arenas/creative-writing/recording/record-form';
import { acceptsForm } from '~/platform/forms/accepts.server';
import { type BodyFault, STORY_FORM_BYTES } from '~/platform/forms/body-rules';
import { pageTitle } from '~/site/page-title';
import { answerStatus, saveForm } from '~/stories/saving/save.contract';
import { WordsBox } from '~/stories/text/words-box';
import { Page } from '~/ui/layout/page';
import { Notice } from '~/ui/states/notice';
import { duelsContext } from '../../duels.server';
import { texts } from '../../texts';
import type { Route } from './+types/write.route';
import { DeskClosed } from './desk-closed';
import { DuelDesk } from './duel-desk';

export const meta: Route.MetaFunction = () => [{ title: pageTitle(texts.desk.title) }];

/** The desk on which a text for a duel is written. @see docs/product/duels.md */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const text = await context.get(duelsContext).deskText(player, params.textId);
  const writing = context.get(writingContext);
  const { goal } = await writing.aimsOf(player);
  const recording = await writing.deskRecordings.of(player, params.textId);
  return { playerId: player.id, text, goal, recording, formSaveId: crypto.randomUUID() };
}

/** The answer to a form that does not redirect: with the words it sent, so that none are lost. */
interface FormAnswer {
  error: string;
  words?: { title: string; body: string };
}

const faults = {
  'too-long': undefined,
  late: texts.desk.late,
  'signed-out': texts.desk.signedOut,
  gone: texts.desk.gone,
  conflict: texts.desk.twoVersions,
};

/** Without script: keeps the words, or leads to where they are handed in. And whether the text is recorded. */
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
      const isThere = await recordText(context, player, params.textId, choice.intent === 'record');
      if (!isThere) return data<FormAnswer>({ error: texts.textGone }, { status: 404 });
      throw redirect(href('/duels/write/:textId', params));
    }
    const sent = saveForm.safeParse(form);
    if (!sent.success) return data<FormAnswer>({ error: texts.failed }, { status: 400 });
    const { intent, storyId: _storyId, writerId, ...words } = sent.data;
    if (writerId !== player.id) return data<FormAnswer>({ error: texts.desk.signedOut, words }, { status: 401 });
    const answer = await context.get(duelsContext).saveWords(player, params.textId, { ...words, purpose: intent });
    if (answer.status === 'finished') throw redirect(href('/duels/write/:textId/seal', params));
    if (answer.status === 'saved') throw redirect(href('/duels/write/:textId', params));
    const error = answer.status === 'too-long' ? answer.text : faults[answer.status];
    return data<FormAnswer>({ error: error ?? texts.failed, words }, { status: answerStatus[answer.status] });
  },
);

/** Records a text from now on, or deletes what was recorded of it. @returns whether it is on the desk. */
async function recordText(context: Route.ActionArgs['context'], player: Viewer, textId: string, record: boolean): Promise<boolean> {
  const { deskRecordings } = context.get(writingContext);
  const text = await context.get(duelsContext).deskText(player, textId);
  if (!text) return false;
  if (record) await deskRecordings.begin(player, { id: text.id, about: text.prompt });
  else await deskRecordings.drop(player, text.id);
  return true;
}

/** Words being written stay where they are: only another address loads the desk again. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: { currentUrl: URL; nextUrl: URL; formMethod?: string }): boolean {
  return formMethod !== undefined || currentUrl.href !== nextUrl.href;
}

export default function Write({ loaderData: { text, ...desk }, actionData }: Route.ComponentProps) {
  return (
    <>
      {actionData && (
        <Page width="text" className="pb-0!">
          <Notice tone="error">{actionData.error}</Notice>
          {actionData.words && <WordsBox label={texts.desk.aside} words={actionData.words} />}
        </Page>
      )}
      {text && text.gameMsLeft > 0 ? <DuelDesk key={text.id} text={text} {...desk} /> : <DeskClosed sealing={text?.id} />}
    </>
  );
}
