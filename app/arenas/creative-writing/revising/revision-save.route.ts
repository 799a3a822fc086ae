import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsJson } from '~/platform/forms/accepts.server';
import { answerStatus, revisionRequest, SAVE_BYTES, type SaveAnswer } from '~/stories/saving/save.contract';
import { writingContext } from '../creative-writing.server';
import { refusedWords } from '../saving/refused-words.server';
import type { Route } from './+types/revision-save.route';

/** Accepts words with which a writer revises a story, or publishes what they revised. */
export const action = acceptsJson(
  { schema: revisionRequest, maxBytes: SAVE_BYTES, refused: refusedWords },
  async ({ params, context }: Route.ActionArgs, { writerId, ...sent }): Promise<Response> => {
    const player = knownPlayer(context);
    if (player?.id !== writerId) return Response.json({ status: 'signed-out' } satisfies SaveAnswer, { status: 401 });
    const answer = await context.get(writingContext).saveRevision(player, params.storyId, sent);
    return Response.json(answer satisfies SaveAnswer, { status: answerStatus[answer.status] });
  },
);
