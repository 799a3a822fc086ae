import { createHmac } from 'node:crypto';
import type { GameId } from '../games/games';

/** The seed of a day's deal. Without the secret nobody can work out what a day will bring. @param day UTC day, as 2026-11-20. */
export function dailySeed(secret: string, day: string, game: GameId): number {
  return createHmac('sha256', secret).update(`daily set ${day} ${game}`).digest().readUInt32BE(0);
}
