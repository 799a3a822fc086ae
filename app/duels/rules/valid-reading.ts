import { SECOND_MS } from '~/platform/clock/durations';
import { printableLine } from '~/platform/text/printable';
import { countWords } from '~/stories/text/words';

/** The fewest and most characters of what a reader says about a text. */
export const FEWEST_SAID = 60;
export const MOST_SAID = 400;
/** Nobody reads more words in a second. */
const FASTEST = 10;
/** A sentence of fewer different words says nothing. */
const FEWEST_WORDS = 6;
const ADDRESS = /https?:|\bwww\.|\S@\S+\.\S/iu;

export type SaidFault = 'short' | 'long' | 'empty' | 'copied' | 'same' | 'address';

/** How long reading some words takes at least, in ms. */
export function shortestReading(words: number): number {
  return Math.ceil((words / FASTEST) * SECOND_MS);
}

/** What a sentence is compared with. */
interface Known {
  /** The texts that were read. */
  texts: readonly string[];
  /** What the same reader has said before, here and of other texts. */
  said: readonly string[];
}

/** Checks what a reader says about a text. @returns it as it is stored, or what is wrong with it. */
export function readSaid(typed: string, { texts, said }: Known): { body: string } | { fault: SaidFault } {
  const body = printableLine(typed);
  if (body.length < FEWEST_SAID) return { fault: 'short' };
  if (body.length > MOST_SAID) return { fault: 'long' };
  if (ADDRESS.test(body)) return { fault: 'address' };
  const words = bare(body);
  if (countWords(body) < FEWEST_WORDS || new Set(words.split(' ')).size < FEWEST_WORDS) return { fault: 'empty' };
  if (texts.some((text) => bare(text).includes(words))) return { fault: 'copied' };
  if (said.some((before) => bare(before) === words)) return { fault: 'same' };
  return { body };
}

/** A text as its words alone. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
