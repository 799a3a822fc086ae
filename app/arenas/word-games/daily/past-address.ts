import { href } from 'react-router';

/** Where a past set stands. @param day its date, as 2026-11-20. */
export function pastAddress(day: string): string {
  return `${href('/word-games/daily/yesterday')}?day=${day}`;
}

/** Where a game of a past set is played. */
export function pastGameAddress(gameId: string, day: string): string {
  return `${href('/word-games/daily/:gameId', { gameId })}?day=${day}`;
}
