import type { TodayPart } from '~/site/today';
import { type LevelProgress, levelProgress } from './level';
import { progressContext } from './progress.server';

declare module '~/site/today' {
  interface TodayCards {
    level: LevelProgress & { xp: number };
  }
}

/** A player's level, once they have XP. */
export const todaysLevel: TodayPart = {
  order: 2,
  async read({ context, playerId }) {
    const { xp } = await context.get(progressContext).progressOf(playerId);
    return xp > 0 ? { begun: true, card: { kind: 'level', card: { xp, ...levelProgress(xp) } } } : {};
  },
};
