import type { Person, Tense } from '../story/story';
import { escapedForPattern, hashOf, normalise } from '../text-tools';

export type Writer = 'Emma' | 'Noah' | 'Olivia' | 'Liam';
export const writers: readonly Writer[] = ['Emma', 'Noah', 'Olivia', 'Liam'];

/** A line of the stock: what somebody says, and what is said to that, in turns. content/story-writer/README.md says how it is written. */
export interface Line {
  /** Stable while its words stay the same. */
  id: number;
  speeches: readonly string[];
  isJoke: boolean;
  /** Whether it leaves a question to be answered. */
  asks: boolean;
  /** Finds every wording of it in a normalised text. */
  wording: RegExp;
  /** The line as it stands in the stock. */
  source: string;
}

const shape = /^(\{joke\} )?("[^"]+[.!?]"(?: "[^"]+[.!?]")*)$/;

/** Reads a line. @throws with the line when it cannot be read. */
export function parseLine(source: string): Line {
  const [, joke, body] = shape.exec(source) ?? [];
  if (!body) throw new Error(`No line: ${source}`);
  const speeches = body.slice(1, -1).split('" "');
  const spoken = speeches.map((words) => `"${escapedForPattern(normalise(words).replace(/\.$/, ''))}[.,]?"`);
  const wording = new RegExp(spoken.join('.*?'), 'u');
  return { id: hashOf(body), speeches, isJoke: joke !== undefined, asks: body.endsWith('?"'), wording, source };
}

/** Who says the first speech of a line, and who the one behind it, as far as that is certain. */
export interface Voices {
  first: Person | undefined;
  second: Person | undefined;
}

/**
 * The text of a line: with the names of those who say it, or without any where one of them is not known, as 'Tom said' between
 * two speeches would give Tom both. Three speeches need no names.
 */
export function wordLine({ speeches }: Line, { first, second }: Voices, tense: Tense): string {
  const named = [first, second].slice(0, speeches.length);
  const isNamed = speeches.length <= 2 && named.every((person) => person !== undefined);
  return speeches.map((words, index) => (isNamed ? attributed(words, named[index], tense) : `"${words}"`)).join(' ');
}

/** "Only me," Tom said. "Who else?" I ask. */
function attributed(words: string, person: Person | undefined, tense: Tense): string {
  if (!person) return `"${words}"`;
  const { name, pronoun } = person;
  const verb = words.endsWith('?') ? 'ask' : 'say';
  const isTeller = /^(?:I|we|you)$/.test(pronoun);
  const present = isTeller ? verb : `${verb}s`;
  const past = verb === 'ask' ? 'asked' : 'said';
  return `"${words.replace(/\.$/, ',')}" ${isTeller ? pronoun : name} ${tense === 'past' ? past : present}.`;
}
