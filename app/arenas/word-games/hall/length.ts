import type { GameFacts } from './game-list.server';

/** Runs of up to this many seconds are quick. */
const QUICK_SECONDS = 90;

const LENGTHS = ['quick', 'long'] as const;

/** Which games the arena lists; undefined for all. */
export type GameLength = (typeof LENGTHS)[number];

/** The length that an address asks for. */
export function lengthIn(parameters: URLSearchParams): GameLength | undefined {
  return LENGTHS.find((length) => length === parameters.get('length'));
}

/** Whether a game is of this length. */
export function isOfLength({ seconds }: Pick<GameFacts, 'seconds'>, length: GameLength | undefined): boolean {
  return length === undefined || (length === 'quick') === seconds <= QUICK_SECONDS;
}
