import { printableLine } from '~/platform/text/printable';

/** The fewest and most characters of the sentence with a pick. */
export const FEWEST_SAID = 30;
export const MOST_SAID = 300;
const ADDRESS = /https?:|\bwww\.|\S@\S+\.\S/iu;

export type SaidFault = 'short' | 'long' | 'address';

/** Checks the sentence with a pick. @returns it as it is stored, or what is wrong with it. */
export function readSaid(typed: string): { body: string } | { fault: SaidFault } {
  const body = printableLine(typed);
  if (body.length < FEWEST_SAID) return { fault: 'short' };
  if (body.length > MOST_SAID) return { fault: 'long' };
  return ADDRESS.test(body) ? { fault: 'address' } : { body };
}
