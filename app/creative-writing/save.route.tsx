import { knownPlayer } from '~/accounts/viewer.server';
import { Refusal } from '~/platform/refusal';
import type { Route } from './+types/save.route';
import { answerStatus, type DraftAnswer, type SaveAnswer } from './save-contract';
import { saveRequestSchema } from './save-request.server';
import { writingServiceContext } from './writing.context.server';

/** Takes the words of a writer's page: a save, the end of a session, or words that are to become a draft. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return new Response('Only POST is answered here.', { status: 405, headers: { Allow: 'POST' } });
  const sent = saveRequestSchema.safeParse(await request.json().catch(() => undefined));
  if (!sent.success) return Response.json({ status: 'refused' }, { status: 400 });
  const player = knownPlayer(context);
  const signedOut = { status: 'signed-out' } satisfies SaveAnswer & DraftAnswer;
  if (player?.id !== sent.data.writerId) return Response.json(signedOut, { status: 401 });

  const writing = context.get(writingServiceContext);
  if (sent.data.purpose !== 'draft') {
    const answer = await writing.saveWords(player, params.storyId, sent.data);
    return Response.json(answer satisfies SaveAnswer, { status: answerStatus[answer.status] });
  }
  try {
    await writing.keepAsDraft(player, params.storyId, sent.data.saveId, sent.data);
    return Response.json({ status: 'kept', storyId: sent.data.saveId } satisfies DraftAnswer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json({ status: 'refused', text: error.message } satisfies DraftAnswer, { status: error.status });
  }
}
