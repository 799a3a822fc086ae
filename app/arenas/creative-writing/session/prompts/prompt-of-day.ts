import { DAY_MS } from '~/platform/clock/durations';
import { writingPrompts } from '~content/creative-writing/prompts';
import type { WritingPrompt } from '~content/creative-writing/prompts/prompt';

/** Neighbours in the list are alike; steps of this many prompts, prime to any count below it, meet each of them in turn. */
const STEP = 7_919;

/** The prompt of a UTC day: the same for everybody, and each in turn. */
export function promptOfDay(now: Date): Pick<WritingPrompt, 'id' | 'text'> {
  const day = Math.floor(now.getTime() / DAY_MS);
  const prompt = writingPrompts[(day * STEP) % writingPrompts.length];
  if (!prompt) throw new Error('There are no prompts.');
  return prompt;
}

/** A prompt by its id; undefined when there is none with it. */
export function promptOfId(id: string | null): WritingPrompt | undefined {
  return writingPrompts.find((prompt) => prompt.id === id);
}
