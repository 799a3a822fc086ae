import type { Viewer } from '~/accounts/viewer/viewer';
import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { type AcceptingAction, type ActionArgs, acceptsJson } from '~/platform/forms/accepts.server';
import type { BodyFault } from '~/platform/forms/body-rules';
import { answerStatus, revisionRequest, SAVE_BYTES, type SaveAnswer, type SaveRequest } from '~/stories/saving/save.contract';

/** The action that accepts the words of a desk's script. @param save stores them. */
export function deskSave<Args extends ActionArgs>(
  save: (args: Args, player: Viewer, sent: SaveRequest) => Promise<SaveAnswer>,
): AcceptingAction<Args, Response> {
  return acceptsJson(
    { schema: revisionRequest, maxBytes: SAVE_BYTES, refused: tooLong },
    async (args: Args, { writerId, ...sent }): Promise<Response> => {
      const player = knownPlayer(args.context);
      if (player?.id !== writerId) return Response.json({ status: 'signed-out' } satisfies SaveAnswer, { status: 401 });
      const answer = await save(args, player, sent);
      return Response.json(answer satisfies SaveAnswer, { status: answerStatus[answer.status] });
    },
  );
}

function tooLong({ status, text }: BodyFault): Response {
  return Response.json({ status: 'too-long', text } satisfies SaveAnswer, { status });
}
