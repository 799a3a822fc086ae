import { setTimeout as pause } from 'node:timers/promises';
import { withTimeout } from '../retry/with-timeout';
import type { CacheOfReads, Db, OpenDatabase, StandbyReads } from './database.server';
import { isDatabaseAway } from './database-away';

/** Pause between two looks how far the standby is, in ms. */
const LOOK_EVERY_MS = 250;
/** Pause between two questions to the standby within a look, in ms. */
const ASK_AGAIN_MS = 20;
/** A standby that may lack more than the changes of this time is not read, in ms. */
const LAG_LIMIT_MS = 1_000;
/** A statement that took too long takes no less on the primary. */
const QUERY_CANCELED = '57014';
/** The standby ended a query because what it read was removed meanwhile. */
const CONFLICT = '40001';

/** Where the primary is writing, which is behind all that anybody can see. */
const PRIMARY_POSITION = 'select pg_current_wal_insert_lsn()::text as position';
/** Whether a standby that follows has replayed a position. One that follows nobody may hold what the primary never had. */
const HAS_REPLAYED = `select pg_is_in_recovery() and exists (select from pg_stat_wal_receiver)
  and pg_last_wal_replay_lsn() >= $1::pg_lsn as replayed`;

type Server = Pick<OpenDatabase, 'execute'>;

interface StandbyReadsDependencies {
  primary: Server & { db: Db };
  standby: Server & { db: Db };
  /** Called when the standby may no longer be read, and when it may again. */
  onChange(usable: boolean): void;
}

/**
 * Finds out every 250 ms up to which moment the standby is known to hold everything: that at which the primary was asked for a
 * position that the standby has replayed since. What is read from it counts as read then, so that no cache takes in a page that
 * lacks a change it has heard of.
 * @see docs/decisions/0037-page-cache.md
 */
export function createStandbyReads({ primary, standby, onChange }: StandbyReadsDependencies): StandbyReads {
  const stopping = new AbortController();
  let caches: readonly CacheOfReads[] = [];
  /** Everything committed before this moment is on the standby; undefined while it is not read. */
  let completeAsOf: number | undefined;
  let looking: Promise<void> | undefined;

  const lagMs = () => (completeAsOf === undefined ? undefined : performance.now() - completeAsOf);

  function readPrimary(): void {
    if (completeAsOf === undefined) return;
    completeAsOf = undefined;
    for (const cache of caches) cache.readsPrimary();
    onChange(false);
  }

  async function look(): Promise<void> {
    const begun = performance.now();
    const looks = caches.map((cache) => cache.beginLook());
    const [written] = await answerOf(primary, PRIMARY_POSITION);
    const hasReplayed = async () => (await answerOf(standby, HAS_REPLAYED, [written?.position]))[0]?.replayed === true;
    while (!(await hasReplayed())) {
      if (performance.now() - begun > LAG_LIMIT_MS) return readPrimary();
      await pause(ASK_AGAIN_MS);
    }
    if (stopping.signal.aborted) return;
    for (const done of looks) done();
    if (completeAsOf === undefined) onChange(true);
    completeAsOf = begun;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch(readPrimary);
      await pause(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    async read(work) {
      if ((lagMs() ?? Number.POSITIVE_INFINITY) > LAG_LIMIT_MS) return await work(primary.db);
      try {
        return await work(standby.db);
      } catch (error) {
        if (!isOfStandby(error)) throw error;
        return await work(primary.db);
      }
    },
    figures: {
      gauges: {
        standby_read: { help: 'Whether visitors’ reads go to the standby.' },
        standby_lag_seconds: { help: 'For how long changes may be missing on the standby, while it is read.' },
      },
      async read() {
        const lag = lagMs();
        if (lag === undefined) return [{ name: 'standby_read', value: 0 }];
        return [
          { name: 'standby_read', value: 1 },
          { name: 'standby_lag_seconds', value: lag / 1_000 },
        ];
      },
    },
    start(cachesOfReads) {
      caches = cachesOfReads;
      looking = run();
    },
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}

/** @throws if there is no answer while the standby could still be read. */
async function answerOf({ execute }: Server, sql: string, values?: unknown[]): Promise<Record<string, unknown>[]> {
  const { rows } = await withTimeout(execute(sql, values), LAG_LIMIT_MS, () => {
    throw new Error('No answer in time.');
  });
  return rows;
}

/** Whether the primary may succeed where the standby failed. */
function isOfStandby(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === CONFLICT || (code !== QUERY_CANCELED && isDatabaseAway(error));
}
