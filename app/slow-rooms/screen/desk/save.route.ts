import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { storyWeaveContext } from '~/arenas/story-weave/story-weave.server';
import { acceptsJson } from '~/platform/forms/accepts.server';
import type { BodyFault } from '~/platform/forms/body-rules';
import { answerStatus, revisionRequest, SAVE_BYTES, type SaveAnswer } from '~/stories/saving/save.contract';
import type { Route } from './+types/save.route';

/** Accepts words that are written for a slow room. */
export const action = acceptsJson(
  { schema: revisionRequest, maxBytes: SAVE_BYTES, refused: refusedWords },
  async ({ params, context }: Route.ActionArgs, { writerId, ...sent }): Promise<Response> => {
    const player = knownPlayer(context);
    if (player?.id !== writerId) return Response.json({ status: 'signed-out' } satisfies SaveAnswer, { status: 401 });
    const answer = await context.get(storyWeaveContext).slow.saveWords(params.roomId, player.id, sent);
    return Response.json(answer satisfies SaveAnswer, { status: answerStatus[answer.status] });
  },
);

function refusedWords({ status, text }: BodyFault): Response {
  return Response.json({ status: 'too-long', text } satisfies SaveAnswer, { status });
}
