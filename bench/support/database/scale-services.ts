import { loadApp } from '../load-app.ts';
import { type QueryMeter, queryMeter } from '../measures/query-meter.ts';
import type * as ScaleModules from './scale-modules.ts';

export const modules = await loadApp<typeof ScaleModules>('./bench/support/database/scale-modules.ts');

const SECRET = 'a secret for this benchmark only';

/** The product's services on one database, with every query timed. */
export function scaleServices(databaseUrl: string, connections: number) {
  const meter: QueryMeter = queryMeter(databaseUrl, connections, modules.typeParsers);
  const { db } = meter;
  const clock = modules.systemClock();
  const progress = modules.createProgressService({ db, clock });
  const limiter = modules.createRateLimiter(db, clock, SECRET);
  const reads = modules.createReadCounter({ db, clock, log: modules.createLog({ level: 'silent' }), secret: SECRET });
  const limited = modules.createLimitedQueries({ db, kind: 'server', forVisitor: (work) => work(db) });
  const onFailure = (error: unknown) => console.error(error);
  return {
    meter,
    stories: modules.createStoriesService({ db, clock, progress, limited }),
    ratings: modules.createRatingsService({ db, clock, progress, secret: SECRET }),
    leaderboard: modules.createLeaderboardService({ boards: [], db, clock, progress, onFailure }),
    players: modules.createPlayersService({ db, clock, limiter, progress, counters: [], badges: [], meetings: [] }),
    fanFiction: modules.createFanFictionService({ db, clock, secret: SECRET, progress, reads, limiter, baseOf: () => 0 }),
  };
}

export type ScaleServices = ReturnType<typeof scaleServices>;
