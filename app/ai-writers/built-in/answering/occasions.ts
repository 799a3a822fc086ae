import { type Fact, isPerson, type Story, type Thing } from '../story/story';
import { plainSentences } from '../story/talk/open-speech';
import { isSlight } from '../story/weigh-facts';
import { type Fitting, isPortable, type Said } from '../wording/moments';

/** Something that a part can answer. */
export interface Occasion extends Said {
  fact?: Fact;
  planted?: Thing;
  /** Words of the speech that the answer takes up. */
  taken?: Fitting['taken'];
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

/** What a writer's part can answer, best first: at most three facts that were read for certain, then the end of the thread. */
export function occasionsOf(round: Round): Occasion[] {
  const { story, earlier } = round;
  const broken = story.facts.find(({ answers }) => answers.startsWith('broken:'));
  if (broken) return earlier.length === 0 ? [occasionOf(broken)] : [];
  if (story.tone === 'foreign') return earlier.length === 0 && story.language ? [{ kind: `foreign:${story.language}` }] : [];
  if (story.tone !== 'story') return [];
  const facts = [...leftByWriter(story), ...answerable(round).flatMap(occasionsIn), ...told(round)].slice(0, MOST_OCCASIONS);
  const mourned = grave(story, earlier);
  return mourned.length > 0 ? mourned : [...facts, ...closing(round)];
}

/** A question with which a writer has ended. One that is put to a person who asked is for that person to answer. */
function leftByWriter({ left, facts }: Story): Occasion[] {
  if (!left?.said?.endsWith('?') || facts.some(({ isOpen }) => isOpen)) return [];
  return occasionsIn(left)
    .slice(0, 1)
    .map((occasion) => ({ ...occasion, isOfWriter: true }));
}

/** A sentence of narration that is met by its words. */
function told({ story: { end }, earlier }: Round): Occasion[] {
  return end && earlier.length === 0 ? plainSentences(end).map((sentence) => ({ kind: 'tell', sentence, speech: end })) : [];
}

/** What of a fact can be answered: of a speech each of its last sentences. */
function occasionsIn(fact: Fact): Occasion[] {
  if (!fact.said) return [occasionOf(fact)];
  return lastSentences(fact.said).map((sentence) => ({ ...occasionOf(fact), sentence, speech: fact.said }));
}

function occasionOf(fact: Fact): Occasion {
  const { object, relation, actor } = fact;
  return {
    ...{ kind: kindOf(fact), fact, object, by: relation },
    word: wordOf(fact),
    isByAnimal: actor !== undefined && (actor.pronoun === 'it' || actor.mute === true),
  };
}

/** Under which kind of head the stock answers a fact. */
function kindOf({ answers, said, object }: Fact): string {
  if (said !== undefined) return 'say';
  if (answers.startsWith('do:')) return 'do';
  // The telephone rings: it is no sound, but it makes one.
  const makesSound = answers === 'sound' && object !== undefined && !isPerson(object) && object.kind !== 'sound';
  return answers === 'event' || makesSound ? 'it' : answers;
}

/** What a kind of fact is told apart by: a deed by its verb, a sound by its noun, a broken sentence by its last word. */
function wordOf({ answers, verb, object, relation, claim }: Fact): string | undefined {
  if (answers.startsWith('broken:')) return relation;
  if (answers === 'feeling') return claim;
  if (answers === 'arrival')
    return object && (isPerson(object) ? (object.pronoun === 'it' || object.mute ? 'animal' : 'person') : object.kind);
  const isHeard = /^(?:sound|smell|weather|threat)$/.test(answers) && object !== undefined && !isPerson(object);
  return isHeard && !(answers === 'sound' && object.kind !== 'sound') ? object.noun : verb;
}

/** The sentences of a speech that may be answered: its last question if that ends it or nearly, else its last, and the one before. */
function lastSentences(words: string): string[] {
  const last = plainSentences(words).slice(-2).toReversed();
  return last.toSorted((one, other) => Number(other.endsWith('?')) - Number(one.endsWith('?')));
}

/** What the turn is handed over with: the speech that ends it, or what happened last. What was done before something else is over. */
function answerable({ story, earlier }: Round): Fact[] {
  const done = story.facts.filter((fact) => fact.said === undefined && fact.sure >= CERTAIN && isBySomebody(fact));
  const newest = done.filter(({ behind = 0 }) => behind === 0);
  const main = newest.every(isSlight) ? done.filter(({ behind = 0 }) => behind <= 1) : newest;
  const events = main.filter((fact) => !fact.isOver && !isAnswered(fact, earlier));
  const speech = story.facts.filter(({ isOpen }) => isOpen);
  // What stands before a speech is over once the speech is answered.
  if (speech.length > 0 && earlier.length > 0) return [];
  return [...speech, ...events];
}

/** Whether it is somebody who acts, and not a river with a name; what is said indirectly must be said to somebody. */
function isBySomebody({ answers, actor, object, speaker, addressed, told }: Fact): boolean {
  if (speaker) return addressed !== undefined && told === true;
  if (answers === 'object' && !actor) return false;
  if (answers === 'arrival' && object && isPerson(object) && object.plural) return false;
  return !actor?.named || actor.pronounKnown || actor.plural;
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

/** Writers of a round who answer a death: one, and another one beside it. */
const MOST_MOURNERS = 2;

/** Where somebody has just died or been hurt, that is answered, and nothing else that the turn holds. */
function grave({ gravity, facts, dead }: Story, earlier: readonly string[]): Occasion[] {
  if (gravity === undefined || gravity === 'grief') return [];
  if (earlier.length >= MOST_MOURNERS) return [];
  const isDead = (person: Fact['object']) => person !== undefined && isPerson(person) && dead.has(person.name);
  const object = facts.map((fact) => fact.object).find(isDead);
  const actor = facts.map((fact) => fact.actor).find((person) => person?.named && !isDead(person));
  const fact = { answers: 'grave', ...(actor ? { actor } : {}), ...(object ? { object } : {}), sure: 1, weight: 1, words: [] };
  return [{ kind: `grave:${gravity}`, fact }];
}

/** What the first rounds planted is closed at the end. */
function closing({ story, progress, earlier }: Round): Occasion[] {
  const planted = threadOf(story);
  if (earlier.length > 0 || !planted || progress < ENDING || story.facts.some(({ isOpen }) => isOpen)) return [];
  return [{ kind: progress > 1 ? 'epilogue' : 'end', planted }];
}

/** Where what was planted comes back, as a card. */
export const isMiddle = (progress: number): boolean => progress >= MIDDLE.from && progress <= MIDDLE.to;

/** The thing that holds the story together: planted early, taken up by people since, and not named lately. */
export function threadOf({ planted }: Pick<Story, 'planted'>): Thing | undefined {
  const [first] = planted
    .filter(({ quiet, turns, thing }) => quiet >= QUIET && turns >= FEWEST_TOLD && isPortable(thing))
    .sort((one, other) => other.age - one.age);
  return first?.thing;
}
