import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsJson } from '~/platform/forms/accepts.server';
import { Refusal } from '~/platform/forms/refusal';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { answerStatus, type DraftAnswer, SAVE_BYTES, type SaveAnswer, saveRequest } from '~/stories/saving/save.contract';
import { writingContext } from '../creative-writing.server';
import type { Route } from './+types/save.route';
import { refusedWords } from './refused-words.server';

/** Accepts words from a writer's page: a save, the end of a session, or words to turn into a draft. */
export const action = acceptsJson(
  { schema: saveRequest, maxBytes: SAVE_BYTES, refused: refusedWords },
  async ({ params, context }: Route.ActionArgs, sent): Promise<Response> => {
    const player = knownPlayer(context);
    const signedOut = { status: 'signed-out' } satisfies SaveAnswer & DraftAnswer;
    if (player?.id !== sent.writerId) return Response.json(signedOut, { status: 401 });

    const writing = context.get(writingContext);
    if (sent.purpose !== 'draft') {
      const answer = await writing.saveWords(player, params.storyId, sent);
      return Response.json(answer satisfies SaveAnswer, { status: answerStatus[answer.status] });
    }
    try {
      await writing.keepAsDraft(player, params.storyId, sent.saveId, sent);
      return Response.json({ status: 'kept', storyId: sent.saveId } satisfies DraftAnswer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json({ status: 'refused', text: error.message } satisfies DraftAnswer, refusedInit(error));
    }
  },
);
