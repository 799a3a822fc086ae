import type { Random } from '~/platform/random/random';
import { type Fact, isPerson, type Story, type Thing } from '../story/story';
import { rankFacts, type Writer } from './choose-fact';

/** What a part is to answer, best first: a kind of reply and what it is about. */
export interface Task {
  answers: string;
  fact?: Fact;
  planted?: Thing;
  /** The words by which it takes up the part of another writer instead of the people's turn. */
  follows?: readonly string[];
  /** Higher is better; tasks within 1 of each other may change places by chance of the wording. */
  score: number;
}

/** How often a writer of a round takes up what the writer before has brought in, rather than the person's turn. */
const PASS_ON_CHANCE = 0.55;
/** What an answer to a death or a wound comes before. */
const GRAVE = 9;
/** What taking up the writer before, or what is old, comes before. */
const TAKEN_UP = 4.5;
/** The share of a game from which its first things are brought back and closed. */
export const ENDING = 0.86;
/** How often a writer of the last rounds closes what is old rather than answer what is new. */
const END_CHANCE = 0.7;
/** A reading less sure than this gets a short reply that cannot be wrong. */
const SURE = 0.5;
const MOST_FACTS = 4;

export interface Occasion {
  story: Story;
  writer: Writer;
  /** The share of the game that has passed; above 1 in the epilogue. */
  progress: number;
  /** What the earlier writers of this round wrote. */
  earlier: readonly string[];
  random: Pick<Random, 'next'>;
}

/** What a writer's next part can answer, best first; never empty. */
export function planPart(occasion: Occasion): Task[] {
  const { story, writer, progress, earlier } = occasion;
  const broken = earlier.length === 0 ? story.facts.find(({ answers }) => answers.startsWith('broken:')) : undefined;
  if (broken) return completions(broken);
  if (story.tone !== 'story') return [...inKind(story), { answers: story.tone, ...oldest(story), score: 5 }, unsure];
  const facts = rankFacts(story, writer, earlier)
    .slice(0, MOST_FACTS)
    .filter(({ fact }) => fact.sure >= SURE)
    .map(({ fact, score }): Task => ({ answers: fact.answers, fact, score }));
  return [...facts, ...grave(occasion, facts), ...passedOn(occasion), ...overTime(occasion), unsure].sort(
    (one, other) => other.score - one.score,
  );

  function overTime({ random }: Occasion): Task[] {
    if (progress >= ENDING && isAfterDeath(story) && earlier.length > 1) return [{ answers: 'grave:after', score: GRAVE }];
    if (progress > 1) return [{ answers: 'epilogue', ...oldest(story), score: earlier.length > 1 || facts.length === 0 ? TAKEN_UP : 1 }];
    const first = oldest(story);
    if (progress >= ENDING && first.planted)
      return [{ answers: 'end', ...first, score: earlier.length > 1 && random.next() < END_CHANCE ? TAKEN_UP : 0.6 }];
    return [];
  }
}

/** Whether the newest turn or the one before tells of a death or a wound, so that no joke is made. */
export function isGrave({ gravity, isMourning }: Pick<Story, 'gravity' | 'isMourning'>): boolean {
  return gravity !== undefined || isMourning;
}

/** What was only spoken of as past is not an event of the ending. */
function isAfterDeath({ gravity, isMourning }: Story): boolean {
  return isMourning || gravity === 'death' || gravity === 'wound';
}

/** Where somebody has just died or been hurt, the writers answer that, whatever else the turn holds. */
function grave({ story }: Occasion, [first]: readonly Task[]): Task[] {
  const { gravity } = story;
  if (gravity === undefined || gravity === 'grief') return [];
  const object = first?.fact?.object;
  // Who falls is told of last, but it is the story of who has a name.
  const actor = story.facts.find((fact) => fact.actor?.named)?.actor ?? first?.fact?.actor;
  const fact: Fact = {
    answers: `grave:${gravity}`,
    ...(actor ? { actor } : {}),
    ...(object && isPerson(object) && object.name !== actor?.name ? { object } : {}),
    ...{ sure: 1, weight: 1, words: [] },
  };
  return [{ answers: fact.answers, fact, score: GRAVE }];
}

/** What the writer before asked or brought in, for the next to answer or use: Emma finds a key, and Noah tries it. */
function passedOn({ story, progress, random }: Occasion): Task[] {
  if (progress >= ENDING || isGrave(story) || random.next() >= PASS_ON_CHANCE) return [];
  const { left } = story;
  if (left) return [{ answers: left.answers, fact: left, score: TAKEN_UP, follows: left.words }];
  const [object] = story.brought;
  if (!object) return [];
  const actor = story.facts[0]?.actor;
  const fact: Fact = { answers: 'object', object, ...(actor ? { actor } : {}), sure: 0.9, weight: 1, words: [object.noun] };
  return [{ answers: 'object', fact, score: TAKEN_UP, follows: [object.noun] }];
}

/** A turn in another language is answered in it, where somebody can. */
function inKind({ language }: Story): Task[] {
  return language ? [{ answers: `foreign:${language}`, score: 8 }] : [];
}

/** Kinds of completion that every writer has, for those that only some have. */
const plainer: Readonly<Record<string, string>> = {
  'broken:preposition': 'broken:noun',
  'broken:because': 'broken:clause',
  'broken:when': 'broken:clause',
  'broken:and': 'broken:clause',
};

function completions(fact: Fact): Task[] {
  const kinds = [fact.answers, plainer[fact.answers] ?? []].flat();
  return kinds.map((answers, index): Task => ({ answers, fact, score: 9 - index * 2 }));
}

/** It names a word of the turn, too, but says less than an answer to a fact. */
const unsure: Task = { answers: 'unsure', score: -1.5 };

function oldest({ planted }: Story): Pick<Task, 'planted'> {
  const first = [...planted].sort((one, other) => other.age - one.age)[0];
  return first ? { planted: first.thing } : {};
}
