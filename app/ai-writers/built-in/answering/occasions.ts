import { isSlight } from '../story/order-facts';
import type { Fact, Story, Thing } from '../story/story';
import { plainSentences } from '../story/talk/open-speech';
import { isPortable, type Said } from '../wording/moments';
import { isSurely } from './sure-people';

/** Something that a part can answer. */
export interface Occasion extends Said {
  fact?: Fact;
}

/** The share of a game from which what was planted is closed, and nothing new is opened. */
export const ENDING = 0.86;
/** The share of a game in which what was planted comes back. */
const MIDDLE = { from: 0.35, to: 0.75 };
/** A reading less sure than this is not answered. */
const CERTAIN = 0.75;
const MOST_OCCASIONS = 4;
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

/** What a writer's part can answer, best first: facts that were read for certain, each with people who are certainly there. */
export function occasionsOf(round: Round): Occasion[] {
  const { story, earlier } = round;
  if (story.facts.some(({ answers }) => answers === 'broken')) return [];
  if (story.tone === 'foreign') return earlier.length === 0 && story.language ? [{ kind: `foreign:${story.language}` }] : [];
  if (story.tone !== 'story') return [];
  // What is said to the dying and the dead is the people's.
  if (/^(?:death|wound)$/.test(story.gravity ?? '')) return [];
  return [...leftByWriter(story), ...answerable(round).flatMap(occasionsIn)].slice(0, MOST_OCCASIONS);
}

/** A question with which a writer has ended. One that is put to a person who asked is for that person to answer. */
function leftByWriter({ left, facts }: Story): Occasion[] {
  if (!left?.said?.endsWith('?') || facts.some(({ isOpen }) => isOpen)) return [];
  return occasionsIn(left).slice(0, 1);
}

/** What of a fact can be answered: of a speech each of its last sentences. */
function occasionsIn(fact: Fact): Occasion[] {
  if (!fact.said) return [occasionOf(fact)];
  return lastSentences(fact.said).map((sentence) => ({ ...occasionOf(fact), sentence }));
}

function occasionOf(fact: Fact): Occasion {
  const { object, relation, actor } = fact;
  return {
    ...{ kind: kindOf(fact), fact, object, by: relation },
    word: fact.verb,
    isByAnimal: actor !== undefined && (actor.pronoun === 'it' || actor.mute === true),
  };
}

/** Under which kind of head the stock answers a fact. */
function kindOf({ answers, said }: Fact): string {
  if (said !== undefined) return 'say';
  return answers.startsWith('do:') ? 'do' : answers === 'event' ? 'it' : answers;
}

/** The sentence of a speech that is answered: its last, or a question right before that. An answer to an earlier one has not listened. */
function lastSentences(words: string): string[] {
  const [last, before] = plainSentences(words).slice(-2).toReversed();
  const question = before?.endsWith('?') === true && last?.endsWith('?') === false ? [before] : [];
  return last === undefined ? [] : [...question, last];
}

/** What the turn is handed over with: the speech that ends it, or what happened last. What was done before something else is over. */
function answerable({ story, earlier }: Round): Fact[] {
  const done = story.facts.filter((fact) => /^(?:do:|event)/.test(fact.answers) && fact.sure >= CERTAIN && isBySomebody(fact, story));
  const newest = done.filter(({ behind = 0 }) => behind === 0);
  const main = newest.every(isSlight) ? done.filter(({ behind = 0 }) => behind <= 1) : newest;
  const events = main.filter((fact) => !fact.isOver && !isAnswered(fact, earlier));
  const speech = story.facts.filter(({ isOpen }) => isOpen);
  // What stands before a speech is over once somebody speaks.
  if (speech.length > 0) return earlier.length > 0 ? [] : speech;
  return events;
}

/** Whether it is certain who acts: one person, and nobody else whom the turn may mean. What is said indirectly is told, not said. */
function isBySomebody({ actor, speaker }: Fact, story: Story): boolean {
  if (!actor) return true;
  return speaker === undefined && !actor.plural && isSurely(actor, story);
}

/** The share of a fact's words in the part of another writer from which it is answered already. */
const ANSWERED = 0.3;

/** Whether an earlier writer of the round has taken up the same: two who answer one thing contradict each other. */
function isAnswered({ words }: Fact, earlier: readonly string[]): boolean {
  if (words.length === 0) return earlier.length > 0;
  return earlier.some((text) => words.filter((word) => text.toLowerCase().includes(word)).length / words.length >= ANSWERED);
}

/** Whether the newest turn or the one before tells of a death or a wound, so that nothing is made light of. */
export function isGrave({ gravity, isMourning }: Pick<Story, 'gravity' | 'isMourning'>): boolean {
  return gravity !== undefined || isMourning;
}

/** Whether what was planted comes back now, as a card. */
export const isMiddle = (progress: number): boolean => progress >= MIDDLE.from && progress <= MIDDLE.to;

/** The thing that holds the story together: planted early, taken up by people since, and not named lately. */
export function threadOf({ planted }: Pick<Story, 'planted'>): Thing | undefined {
  const [first] = planted
    .filter(({ quiet, turns, thing }) => quiet >= QUIET && turns >= FEWEST_TOLD && isPortable(thing))
    .sort((one, other) => other.age - one.age);
  return first?.thing;
}
