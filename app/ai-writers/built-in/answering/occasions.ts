import type { NounClass } from '../language/noun-classes';
import type { Story, Thing } from '../story/story';
import { plainSentences } from '../story/talk/open-speech';

/** The share of a game from which what was planted is closed, and nothing new is opened. */
export const ENDING = 0.86;
/** The share of a game in which what was planted comes back. */
const MIDDLE = { from: 0.35, to: 0.75 };
/** Turns in which nobody has named what comes back, and in how many it was told of before. */
const QUIET = 2;
const FEWEST_TOLD = 2;

export interface Round {
  story: Story;
  /** What the earlier writers of this round wrote. */
  earlier: readonly string[];
}

/** What goes on behind one's own question as its answer: 'Can you hear that? That's the pot.' */
const ANSWERS_ITSELF = /^(?:that|it|this|because|he|she|they|there|no|yes|i know)\b/u;

/**
 * The sentences that a writer's part can answer: of the speech that the turn leaves, where no writer of the round has answered it, the last,
 * or a question right before that. An answer to an earlier one has not listened.
 */
export function occasionsOf({ story: { speech }, earlier }: Round): string[] {
  if (!speech || earlier.length > 0) return [];
  const [last, before] = plainSentences(speech.words).slice(-2).toReversed();
  const isLeft = before?.endsWith('?') === true && last?.endsWith('?') === false && !ANSWERS_ITSELF.test(last);
  return [...(isLeft ? [before] : []), ...(last === undefined ? [] : [last])];
}

/** Whether the newest turn or the one before tells of a death or a wound, so that nothing is made light of. */
export function isGrave({ gravity, isMourning }: Pick<Story, 'gravity' | 'isMourning'>): boolean {
  return gravity !== undefined || isMourning;
}

/** Whether what was planted comes back now, as a card. */
export const isMiddle = (progress: number): boolean => progress >= MIDDLE.from && progress <= MIDDLE.to;

/** What can be held in a hand or under an arm. */
export const portable: ReadonlySet<NounClass> = new Set(
  'item paper cord cloth tool weapon key money toy instrument container light picture phone'.split(' '),
);

/** The thing that holds the story together: planted early, taken up by people since, and not named lately. */
export function threadOf({ planted }: Pick<Story, 'planted'>): Thing | undefined {
  const [first] = planted
    .filter(({ quiet, turns, thing }) => quiet >= QUIET && turns >= FEWEST_TOLD && portable.has(thing.kind))
    .sort((one, other) => other.age - one.age);
  return first?.thing;
}
