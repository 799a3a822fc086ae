import { knownPlayer } from '~/accounts/viewer.server';
import { Refusal } from '~/platform/refusal';
import type { Route } from './+types/prompt.route';
import { seenPrompts } from './seen-prompts.server';
import { texts } from './texts';
import { writingServiceContext } from './writing.context.server';

/** Answers with a new prompt, other than those that the page names as seen. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return new Response('Only POST is answered here.', { status: 405, headers: { Allow: 'POST' } });
  const player = knownPlayer(context);
  if (!player) return Response.json({ text: texts.startSignedOut }, { status: 401 });
  try {
    const prompt = await context.get(writingServiceContext).newPrompt(player, seenPrompts(await request.formData()));
    return Response.json({ prompt });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json({ text: error.message }, { status: error.status });
  }
}
