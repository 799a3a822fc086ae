import { loadApp } from './load-app.ts';
import { type QueryMeter, queryMeter } from './query-meter.ts';
import type * as ScaleParts from './scale-parts.ts';

export const parts = await loadApp<typeof ScaleParts>('./bench/support/scale-parts.ts');

const SECRET = 'a secret for this benchmark only';

/** The product's services on one database, each query of theirs timed. */
export function scaleServices(databaseUrl: string, connections: number) {
  const meter: QueryMeter = queryMeter(databaseUrl, connections, parts.typeParsers);
  const { db } = meter;
  const clock = parts.systemClock();
  const progress = parts.createProgressService({ db, clock });
  const limiter = parts.createRateLimiter(db, clock, SECRET);
  const onFailure = (error: unknown) => console.error(error);
  return {
    meter,
    stories: parts.createStoriesService({ db, clock, progress, limited: parts.createLimitedQueries({ db, kind: 'server' }) }),
    ratings: parts.createRatingsService({ db, clock, progress, secret: SECRET }),
    leaderboard: parts.createLeaderboardService({ db, clock, progress, onFailure }),
    players: parts.createPlayersService({ db, clock, limiter, progress }),
    fanFiction: parts.createFanFictionService({ db, clock, progress, limiter, secret: SECRET, baseOf: () => 0 }),
  };
}

export type ScaleServices = ReturnType<typeof scaleServices>;
