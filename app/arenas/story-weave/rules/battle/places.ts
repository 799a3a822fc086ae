import type { BattleEntry } from './battle';

/** A passage of a decided round. */
type DecidedEntry = Pick<BattleEntry, 'playerId' | 'text'> & { votes: number };

/**
 * How the people of a decided round did by the votes for their passages, as places from 1; equal votes are one place.
 * @returns nobody where there was no contest: fewer than two people wrote, or nobody voted for one of them.
 */
export function placesOf(passages: readonly DecidedEntry[]): { playerId: string; place: number }[] {
  const written = passages.flatMap(({ playerId, text, votes }) => (playerId !== null && text ? [{ playerId, votes }] : []));
  if (written.length < 2 || written.every(({ votes }) => votes === 0)) return [];
  return written.map(({ playerId, votes }) => ({ playerId, place: 1 + written.filter((other) => other.votes > votes).length }));
}
