import { knownPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsForm } from '~/platform/forms/accepts.server';
import type { BodyFault } from '~/platform/forms/body-rules';
import { Refusal } from '~/platform/forms/refusal';
import { writingContext } from '../../creative-writing.server';
import { texts } from '../../texts';
import type { Route } from './+types/prompt.route';
import type { PromptAnswer } from './prompt.contract';
import { SEEN_PROMPTS_BYTES, seenPrompts } from './seen-prompts.server';

const refusedText = ({ status, text }: BodyFault) => Response.json({ text } satisfies PromptAnswer, { status });

/** Answers with a new prompt, different from those the page lists as seen. */
export const action = acceptsForm(
  { repeated: ['seen'], maxBytes: SEEN_PROMPTS_BYTES, refused: refusedText },
  async ({ request, context }: Route.ActionArgs): Promise<Response> => {
    const player = knownPlayer(context);
    if (!player) return Response.json({ text: texts.startSignedOut } satisfies PromptAnswer, { status: 401 });
    try {
      const dealt = await context.get(writingContext).newPrompt(player, seenPrompts(await request.formData()));
      return Response.json(dealt satisfies PromptAnswer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json({ text: error.message } satisfies PromptAnswer, { status: error.status });
    }
  },
);
