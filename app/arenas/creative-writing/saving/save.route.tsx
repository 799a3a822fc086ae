import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsJson } from '~/platform/forms/accepts.server';
import type { BodyFault } from '~/platform/forms/body-rules';
import { Refusal } from '~/platform/forms/refusal';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { writingContext } from '../creative-writing.server';
import type { Route } from './+types/save.route';
import { answerStatus, type DraftAnswer, type SaveAnswer } from './save.contract';
import { SAVE_BYTES, saveRequestSchema } from './save-request.server';

/** Words beyond any limit get the answer 'too long'; the page resends a request cut off by a bad connection. */
const refused = ({ status, text }: BodyFault) =>
  Response.json(status === 413 ? ({ status: 'too-long', text } satisfies SaveAnswer) : { status: 'refused', text }, { status });

/** Accepts words from a writer's page: a save, the end of a session, or words to turn into a draft. */
export const action = acceptsJson(
  { maxBytes: SAVE_BYTES, refused },
  async ({ request, params, context }: Route.ActionArgs): Promise<Response> => {
    const sent = saveRequestSchema.safeParse(await request.json().catch(() => undefined));
    if (!sent.success) return Response.json({ status: 'refused' }, { status: 400 });
    const player = knownPlayer(context);
    const signedOut = { status: 'signed-out' } satisfies SaveAnswer & DraftAnswer;
    if (player?.id !== sent.data.writerId) return Response.json(signedOut, { status: 401 });

    const writing = context.get(writingContext);
    if (sent.data.purpose !== 'draft') {
      const answer = await writing.saveWords(player, params.storyId, sent.data);
      return Response.json(answer satisfies SaveAnswer, { status: answerStatus[answer.status] });
    }
    try {
      await writing.keepAsDraft(player, params.storyId, sent.data.saveId, sent.data);
      return Response.json({ status: 'kept', storyId: sent.data.saveId } satisfies DraftAnswer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json({ status: 'refused', text: error.message } satisfies DraftAnswer, refusedInit(error));
    }
  },
);
