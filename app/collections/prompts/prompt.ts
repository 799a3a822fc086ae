import { sharedAddress } from '../rules/shared-collection';

/** The most prompts of a collection, and how many of them one person proposes. */
export const MOST_PROMPTS = 500;
export const MOST_PROPOSED = 10;
/** The most prompts that one person claims in one collection, besides those for which they have added a story. */
export const MOST_CLAIMED = 5;

/** The longest prompt, and the longest line of fandoms, in characters. */
export const MAX_PROMPT = 1_000;
export const MAX_FANDOMS = 200;

/** A prompt that waits to be let in, or that people find. Stored: they never change. */
export type PromptState = 'proposed' | 'open';

/** What decides whether a prompt can be claimed. */
export interface ClaimFacts {
  state: PromptState;
  /** Whether several people may claim it. */
  several: boolean;
  /** Until when its story is wanted; null for no such time. */
  dueAt: Date | null;
  /** How many people claim it, those who have added a story among them. */
  claims: number;
}

/** Whether a prompt's time is over at a moment: it is not claimed any more, and claims without a story end. */
export function isOver({ dueAt }: Pick<ClaimFacts, 'dueAt'>, now: Date): boolean {
  return dueAt !== null && dueAt <= now;
}

/** Whether an author who does not claim a prompt yet can do so at a moment. */
export function isFree(prompt: ClaimFacts, now: Date): boolean {
  return prompt.state === 'open' && !isOver(prompt, now) && (prompt.several || prompt.claims === 0);
}

/** Fandoms as they are typed, separated by commas, as one line; each once. */
export function fandomsIn(typed: string): string {
  const names = typed.split(',').map((name) => name.trim().replace(/\s+/g, ' '));
  return [...new Set(names)].filter((name) => name !== '').join(', ');
}

/** Where the prompts of a collection are. */
export const promptsAddress = (slug: string): string => `${sharedAddress(slug)}/prompts`;

/** Where an author adds a story for a prompt that they claim. */
export const answerAddress = (slug: string, promptId: string): string => `${sharedAddress(slug)}?do=add&prompt=${promptId}`;
