import { type Viewer, viewers } from './viewers.ts';

/** A word that stands in one text alone, and who may read that text. */
export interface Sentinel {
  /** The state of the text: 'draft', 'hidden comment'. */
  state: string;
  word: string;
  readers: readonly Viewer[];
  /** Who may read it besides, at some addresses. */
  at?: { readers: readonly Viewer[]; address: RegExp };
}

/** Where a word was found that its reader may not read. */
export interface Leak {
  state: string;
  viewer: Viewer;
  exit: string;
}

/** All but some viewers. */
export const allBut = (...others: readonly Viewer[]): readonly Viewer[] => viewers.filter((viewer) => !others.includes(viewer));

/** An address that leads to one of these things. */
export const leadingTo = (...ids: readonly string[]): RegExp => new RegExp(ids.join('|'));

/**
 * A word for a state, which no text has by chance, and of letters alone: however a text is encoded, searched for or cut into
 * words, it stays as it is.
 */
export function sentinelWord(state: string): string {
  return `zq${state.toLowerCase().replace(/[^a-z]/g, '')}qz`;
}

/** What `sentinelWord` makes; other sentinels are addresses of mail. */
const LETTERS = /^zq[a-z]+$/;

/** The sentinels in what an exit answered that must not reach a viewer there. */
export function leaksIn(text: string, sentinels: readonly Sentinel[], { viewer, exit }: Pick<Leak, 'viewer' | 'exit'>): Leak[] {
  const lower = text.toLowerCase();
  // Looking for each word in a whole page takes long. Words of letters can stand nowhere else than here.
  const marked = lower.match(/zq[a-z]*/g)?.join(' ') ?? '';
  return sentinels
    .filter(({ word, readers, at }) => {
      if (readers.includes(viewer) || !(LETTERS.test(word) ? marked : lower).includes(word)) return false;
      return !(at?.readers.includes(viewer) && at.address.test(exit));
    })
    .map(({ state }) => ({ state, viewer, exit }));
}

/** A word of all texts, by which a search finds whatever it may. */
export const COMMON = 'zqsoughtqz';

/** A paragraph with the sentinel of a state. */
export const words = (state: string) => `The ${COMMON} lamp was lit. Nobody but one had seen ${sentinelWord(state)} by the gate.`;

/** The sentinel of a state. @param address where others may read it besides. */
export const only = (state: string, readers: Sentinel['readers'], address?: RegExp, besides = allBut()): Sentinel => ({
  state,
  word: sentinelWord(state),
  readers,
  ...(address && { at: { readers: besides, address } }),
});
