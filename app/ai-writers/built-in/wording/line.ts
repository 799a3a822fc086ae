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

/**
 * The text of a line.
 * @param by who says its first speech, where that is told; the one behind it is then plainly somebody else's.
 */
export function wordLine({ speeches: [first = '', ...rest] }: Line, by: Person | undefined, tense: Tense): string {
  return [by ? attributed(first, by, tense) : `"${first}"`, ...rest.map((words) => `"${words}"`)].join(' ');
}

/** "Only me," Tom said. "Who else?" I ask. */
function attributed(words: string, { name, pronoun }: Person, tense: Tense): string {
  const verb = words.endsWith('?') ? 'ask' : 'say';
  const isTeller = /^(?:I|we|you)$/.test(pronoun);
  const present = isTeller ? verb : `${verb}s`;
  const past = verb === 'ask' ? 'asked' : 'said';
  return `"${words.replace(/\.$/, ',')}" ${isTeller ? pronoun : name} ${tense === 'past' ? past : present}.`;
}
