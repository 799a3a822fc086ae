import { data, type RouterContextProvider, redirect } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import { type AcceptingAction, type ActionArgs, acceptsForm } from '~/platform/forms/accepts.server';
import { type BodyFault, STORY_FORM_BYTES } from '~/platform/forms/body-rules';
import { answerStatus, type SaveAnswer, type SaveRequest, saveForm } from '~/stories/saving/save.contract';
import { recordForm } from '../recording/record-form';
import type { DeskAnswer } from './desk-answer';

type Context = Readonly<RouterContextProvider>;
/** An answer with its status. */
type Answer = ReturnType<typeof data<DeskAnswer>>;

interface DeskArgs<Params> extends ActionArgs {
  params: Params;
  url: URL;
}

/** A desk on which another feature lets people write. */
interface Desk<Params> {
  /** Stores what was written. */
  save(context: Context, player: Viewer, params: Params, sent: SaveRequest): Promise<SaveAnswer>;
  /** Records the text from now on, or deletes what was recorded of it. @returns whether there is one. */
  record(context: Context, player: Viewer, params: Params, isWanted: boolean): Promise<boolean>;
  /** Where the desk is, and where its text is handed in. */
  address(params: Params): string;
  handIn(params: Params): string;
  /** Why words were not stored, and that no text can be recorded. */
  texts: Record<'late' | 'signedOut' | 'gone' | 'conflict' | 'failed' | 'notThere', string>;
}

/**
 * The action of a desk's page. Without script it stores the words, or leads to where they are handed in; and it says whether the text is
 * recorded.
 * @see docs/product/creative-writing.md
 */
export function deskForm<Params, Args extends DeskArgs<Params> = DeskArgs<Params>>(desk: Desk<Params>): AcceptingAction<Args, Answer> {
  const { texts } = desk;
  const faults = { 'too-long': undefined, late: texts.late, 'signed-out': texts.signedOut, gone: texts.gone, conflict: texts.conflict };
  return acceptsForm(
    {
      schemas: [saveForm, recordForm],
      intents: [...saveForm.shape.intent.options, ...recordForm.shape.intent.options],
      maxBytes: STORY_FORM_BYTES,
      refused: ({ status, text }: BodyFault) => data<DeskAnswer>({ error: text }, { status }),
    },
    async ({ request, context, params, url }: Args) => {
      const player = requirePlayer(context, url);
      const form = Object.fromEntries(await request.formData());
      const choice = recordForm.safeParse(form).data;
      if (choice) {
        const isThere = await desk.record(context, player, params, choice.intent === 'record');
        if (!isThere) return data<DeskAnswer>({ error: texts.notThere }, { status: 404 });
        throw redirect(desk.address(params));
      }
      const sent = saveForm.safeParse(form);
      if (!sent.success) return data<DeskAnswer>({ error: texts.failed }, { status: 400 });
      const { intent, storyId: _storyId, writerId, ...words } = sent.data;
      if (writerId !== player.id) return data<DeskAnswer>({ error: texts.signedOut, words }, { status: 401 });
      const answer = await desk.save(context, player, params, { ...words, purpose: intent });
      if (answer.status === 'finished') throw redirect(desk.handIn(params));
      if (answer.status === 'saved') throw redirect(desk.address(params));
      const error = answer.status === 'too-long' ? answer.text : faults[answer.status];
      return data<DeskAnswer>({ error: error ?? texts.failed, words }, { status: answerStatus[answer.status] });
    },
  );
}
