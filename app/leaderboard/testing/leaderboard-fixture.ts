import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService } from '~/progress/progress.server';
import type { Arena } from '~/site/arenas';
import { shown } from '../../../server/features';
import { createLeaderboardService, type LeaderboardService } from '../leaderboard.server';

/** Boards whose first twenty ranks are exact, on a test's database. */
export interface LeaderboardFixture {
  database: OpenDatabase;
  clock: TestClock;
  leaderboard: LeaderboardService;
  /** Gives a player XP, a second after what was before. */
  earn(playerId: string, amount: number, arena?: Arena): Promise<void>;
}

/** Sets it up for every test of a file. */
export function onLeaderboardFixture(): LeaderboardFixture {
  const fixture = {
    async earn(playerId, amount, arena = 'creative_writing') {
      const { database, clock } = fixture;
      clock.advance(1000);
      const progress = createProgressService({ db: database.db, clock });
      const change = { playerId, arena, amount, source: 'rating', sourceId: randomUUID(), revision: 1 };
      await database.db.transaction().execute((trx) => progress.recordXp(trx, [change]));
    },
  } as LeaderboardFixture;
  onTestDatabase((context) => {
    const { database, clock } = context;
    const { db } = database;
    const onFailure = (error: unknown) => {
      throw error;
    };
    const progress = createProgressService({ db, clock });
    const leaderboard = createLeaderboardService({
      db,
      clock,
      progress,
      boards: shown('boards'),
      onFailure,
      ranks: { exactUpTo: 20, step: 5 },
    });
    Object.assign(fixture, context, { leaderboard });
  });
  return fixture;
}
