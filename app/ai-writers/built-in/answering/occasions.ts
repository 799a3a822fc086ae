import type { NounClass } from '../language/noun-classes';
import type { Story, Thing, Utterance } from '../story/story';
import { plainSentences } from '../story/talk/open-speech';

/** A sentence of a speech that a part can answer. */
export interface Occasion {
  sentence: string;
  spoken: Utterance;
}

/** The share of a game from which what was planted is closed, and nothing new is opened. */
export const ENDING = 0.86;
/** The share of a game in which what was planted comes back. */
const MIDDLE = { from: 0.35, to: 0.75 };
/** Turns in which nobody has named what comes back, and in how many it was told of before. */
const QUIET = 2;
const FEWEST_TOLD = 2;

export interface Round {
  story: Story;
  /** The share of the game that has passed; above 1 in the epilogue. */
  progress: number;
  /** What the earlier writers of this round wrote. */
  earlier: readonly string[];
}

/** What a writer's part can answer, best first: the speech that ends the turn, where no writer of the round has answered it. */
export function occasionsOf({ story, earlier }: Round): Occasion[] {
  if (story.tone !== 'story') return [];
  // What is said to the dying and the dead is the people's.
  if (/^(?:death|wound)$/.test(story.gravity ?? '')) return [];
  return story.speech && earlier.length === 0 ? sentencesOf(story.speech) : [];
}

/** What goes on behind one's own question as its answer: 'Can you hear that? That's the pot.' */
const ANSWERS_ITSELF = /^(?:that|it|this|because|he|she|they|there|no|yes|i know)\b/u;

/** The sentences of a speech that can be answered: its last, or a question right before that. An answer to an earlier one has not listened. */
function sentencesOf(spoken: Utterance): Occasion[] {
  const [last, before] = plainSentences(spoken.words).slice(-2).toReversed();
  const isLeft = before?.endsWith('?') === true && last?.endsWith('?') === false && !ANSWERS_ITSELF.test(last);
  const question = isLeft ? [before] : [];
  return (last === undefined ? [] : [...question, last]).map((sentence) => ({ sentence, spoken }));
}

/** Whether the newest turn or the one before tells of a death or a wound, so that nothing is made light of. */
export function isGrave({ gravity, isMourning }: Pick<Story, 'gravity' | 'isMourning'>): boolean {
  return gravity !== undefined || isMourning;
}

/** Whether what was planted comes back now, as a card. */
export const isMiddle = (progress: number): boolean => progress >= MIDDLE.from && progress <= MIDDLE.to;

/** What can be held in a hand or under an arm. */
export const portable: ReadonlySet<NounClass> = new Set([
  'item',
  'paper',
  'cord',
  'cloth',
  'tool',
  'weapon',
  'key',
  'money',
  'toy',
  'instrument',
  'container',
  'light',
  'picture',
  'phone',
] as const);

/** The thing that holds the story together: planted early, taken up by people since, and not named lately. */
export function threadOf({ planted }: Pick<Story, 'planted'>): Thing | undefined {
  const [first] = planted
    .filter(({ quiet, turns, thing }) => quiet >= QUIET && turns >= FEWEST_TOLD && portable.has(thing.kind))
    .sort((one, other) => other.age - one.age);
  return first?.thing;
}
