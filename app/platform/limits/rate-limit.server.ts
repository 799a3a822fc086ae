import { sql } from 'kysely';
import { countText } from '~/platform/text/format';
import type { Clock } from '../clock/clock';
import type { Db } from '../database/database.server';
import { removeRows } from '../database/sweep.server';
import { Refusal } from '../forms/refusal';
import { createKeyedHash } from '../sealing/seal.server';

export interface Limit {
  /** Allowed uses in one window. */
  max: number;
  /** Length of a window, in seconds. */
  windowSeconds: number;
}

/** Thrown if a limit is used up. */
export class RateLimited extends Refusal {
  /** Seconds until the window ends, at least 1. */
  override readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`Too many attempts. Please wait ${waitText(retryAfterSeconds)} and try again.`, { status: 429 });
    this.name = 'RateLimited';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Status and headers of a refusal: with `Retry-After` if waiting helps. */
export function refusedInit(refusal: Refusal): { status: number; headers?: Record<string, string> } {
  const { status, retryAfterSeconds } = refusal;
  return retryAfterSeconds === undefined ? { status } : { status, headers: { 'Retry-After': String(retryAfterSeconds) } };
}

/**
 * Counts uses. A key consists of an action and a person, such as `comment:` and an id or an address; the
 * person is only stored as a hash.
 */
export interface RateLimiter {
  /** Counts one use of `key`. @throws {RateLimited} after more than `limit.max` uses in the window. */
  use(key: string, limit: Limit): Promise<void>;
  /** Checks without counting. @throws {RateLimited} if the limit is used up. */
  check(key: string, limit: Limit): Promise<void>;
  /** Resets the counter of `key`. */
  clear(key: string): Promise<void>;
  /** Removes all counters of a person, as named in keys. */
  forget(who: string): Promise<void>;
  /** Removes counters whose window has ended. */
  sweep(): Promise<void>;
}

/**
 * Limits counted in the database, so that they hold across processes and restarts.
 * @param secret for hashing persons in keys.
 * @see docs/decisions/0007-limits-in-the-database.md
 */
export function createRateLimiter(db: Db, clock: Clock, secret: string): RateLimiter {
  const hashOf = createKeyedHash(secret, 'limits');
  const storedKey = (key: string) => {
    const [what, ...who] = key.split(':');
    return `${what}:${hashOf(who.join(':'))}`;
  };
  const refuseAfter = (row: { count: number; resets_at: Date } | undefined, max: number, { windowSeconds }: Limit) => {
    const secondsLeft = row ? Math.ceil((row.resets_at.getTime() - clock.now().getTime()) / 1000) : 0;
    if (row && secondsLeft > 0 && secondsLeft <= windowSeconds && row.count > max) throw new RateLimited(secondsLeft);
  };
  return {
    async use(key, limit) {
      const now = clock.now();
      const end = new Date(now.getTime() + limit.windowSeconds * 1000);
      // A window that ends later than a new one would is from before the clock was set back.
      const isOver = sql`rate_limit.resets_at <= ${now} or rate_limit.resets_at > ${end}`;
      const row = await db
        .insertInto('rate_limit')
        .values({ key: storedKey(key), count: 1, resets_at: end })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when ${isOver} then 1 else rate_limit.count + 1 end`,
            resets_at: sql`case when ${isOver} then excluded.resets_at else rate_limit.resets_at end`,
          }),
        )
        .returning(['count', 'resets_at'])
        .executeTakeFirstOrThrow();
      refuseAfter(row, limit.max, limit);
    },
    async check(key, limit) {
      const row = await db.selectFrom('rate_limit').select(['count', 'resets_at']).where('key', '=', storedKey(key)).executeTakeFirst();
      refuseAfter(row, limit.max - 1, limit);
    },
    async clear(key) {
      await db.deleteFrom('rate_limit').where('key', '=', storedKey(key)).execute();
    },
    async forget(who) {
      await db.deleteFrom('rate_limit').where(sql`split_part(key, ':', 2)`, '=', hashOf(who)).execute();
    },
    async sweep() {
      await removeRows(db, 'rate_limit', sql`resets_at <= ${clock.now()}`);
    },
  };
}

function waitText(seconds: number): string {
  if (seconds < 90) return countText(seconds, { one: 'second', other: 'seconds' });
  if (seconds < 2 * 60 * 60) return countText(Math.ceil(seconds / 60), { one: 'minute', other: 'minutes' });
  return countText(Math.ceil(seconds / 3600), { one: 'hour', other: 'hours' });
}
