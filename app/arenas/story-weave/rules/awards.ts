import { NOBODY } from './nobody';

/** What it brings to win a vote, and to get one. */
export const WIN_XP = 10;
export const VOTE_XP = 2;
/** XP that one game can bring a person. */
const GAME_XP = 60;
/** XP that a person can get from the same other person in a day, over all games of Story Weave. */
const PAIR_XP = 60;

/** XP that a person has earned by a vote. */
export interface Award {
  playerId: string;
  /** The people from whom it comes: one who voted, or those who were beaten. */
  from: readonly string[];
  xp: number;
}

/** XP that one person has got from another. */
export interface PairXp {
  playerId: string;
  fromId: string;
  xp: number;
}

/**
 * What the awards of a game come to, without those of people whose accounts are gone. Each is charged to one of the people it comes from: the one with most left to give.
 * @param before what these people got from each other earlier on the same day.
 * @returns XP by player, and what is charged to whom.
 */
export function awardedXp(awards: readonly Award[], before: readonly PairXp[]): { xp: Map<string, number>; pairs: PairXp[] } {
  const xp = new Map<string, number>();
  const charged = new Map<string, PairXp>();
  const spent = (playerId: string, fromId: string) =>
    (before.find((pair) => pair.playerId === playerId && pair.fromId === fromId)?.xp ?? 0) +
    (charged.get(`${playerId} ${fromId}`)?.xp ?? 0);
  for (const { playerId, from, xp: worth } of awards) {
    const [fromId] = from.filter((id) => id !== NOBODY).sort((one, other) => spent(playerId, one) - spent(playerId, other));
    if (fromId === undefined || playerId === NOBODY) continue;
    const earned = xp.get(playerId) ?? 0;
    const amount = Math.max(0, Math.min(worth, GAME_XP - earned, PAIR_XP - spent(playerId, fromId)));
    if (amount === 0) continue;
    xp.set(playerId, earned + amount);
    const key = `${playerId} ${fromId}`;
    charged.set(key, { playerId, fromId, xp: (charged.get(key)?.xp ?? 0) + amount });
  }
  return { xp, pairs: [...charged.values()] };
}
