import type { Person, Tense } from '../story/story';
import { escapedForPattern, hashOf, normalise } from '../text-tools';

export type Writer = 'Emma' | 'Noah' | 'Olivia' | 'Liam';

export const writers: readonly Writer[] = ['Emma', 'Noah', 'Olivia', 'Liam'];

/** A line of the stock. content/story-writer/README.md says how it is written. */
export interface Line {
  /** Stable while its words stay the same. */
  id: number;
  /** In whose manner it is. Others say it where they have none of their own. */
  writer: Writer | undefined;
  isJoke: boolean;
  /** Whether it leaves a question to be answered. */
  asks: boolean;
  /** What it says, and what it goes on with behind who says it; a sentence of narration as it stands. */
  words: string;
  rest: string;
  isSpoken: boolean;
  /** Every wording of it, in normalised text. */
  wording: RegExp;
}

const shape = /^([*ENOL]) (\{joke\} )?(.+)$/;
const spoken = /^"([^"]+)"(?: "([^"]+)")?$/;
const writerOf: Readonly<Record<string, Writer>> = { E: 'Emma', N: 'Noah', O: 'Olivia', L: 'Liam' };

/** Reads a line. @throws with the line when it cannot be read. */
export function parseLine(source: string): Line {
  const [, letter = '', joke, body = ''] = shape.exec(source) ?? [];
  const [, said = '', rest = ''] = spoken.exec(body) ?? [];
  if (body === '' || (said === '' && body.startsWith('"'))) throw new Error(`No line: ${source}`);
  const isSpoken = said !== '';
  const words = isSpoken ? said : body;
  return {
    ...{ id: hashOf(body), writer: writerOf[letter], isJoke: joke !== undefined, words, rest, isSpoken },
    asks: isSpoken && (rest || words).endsWith('?'),
    wording: isSpoken ? wordingOf(words, rest) : new RegExp(escapedForPattern(normalise(body))),
  };
}

function wordingOf(words: string, rest: string): RegExp {
  const pattern = (text: string) => escapedForPattern(normalise(text));
  const first = `"${pattern(words.replace(/\.$/, ''))}[.,]?`;
  return new RegExp(rest ? `${first}(?:" [^"]{1,60}"| )${pattern(rest)}"` : `${first}"`);
}

/** The text of a line. @param by who says it; without it the words stand alone, which cannot be wrong about that. */
export function wordLine({ words, rest, isSpoken }: Line, by: Person | undefined, tense: Tense): string {
  if (!isSpoken) return words;
  if (!by) return `"${[words, rest].filter(Boolean).join(' ')}"`;
  const says = `${by.name} ${verbOf(words.endsWith('?') ? 'ask' : 'say', by, tense)}.`;
  return [`"${words.replace(/\.$/, ',')}" ${says}`, rest && `"${rest}"`].filter(Boolean).join(' ');
}

function verbOf(verb: 'ask' | 'say', { name, pronoun }: Person, tense: Tense): string {
  if (tense === 'past') return verb === 'ask' ? 'asked' : 'said';
  return /^(?:I|we|you|they)$/.test(pronoun) && name === pronoun ? verb : `${verb}s`;
}
