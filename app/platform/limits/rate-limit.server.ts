import { sql } from 'kysely';
import type { Clock } from '../clock/clock';
import type { Db } from '../database/database.server';
import { removeRows } from '../database/sweep.server';
import { Refusal } from '../forms/refusal';
import { createKeyedHash } from '../sealing/seal.server';

export interface Limit {
  /** How many are let through in one window. */
  max: number;
  /** Length of a window, in seconds. */
  windowSeconds: number;
}

/** Raised when a limit is used up. */
export class RateLimited extends Refusal {
  /** Seconds until the window ends, at least 1. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`Too many attempts. Please wait ${waitText(retryAfterSeconds)} and try again.`, { status: 429 });
    this.name = 'RateLimited';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Status and headers of an answer that says no: `Retry-After` where waiting helps. */
export function refusedInit(refusal: Refusal): { status: number; headers?: Record<string, string> } {
  if (!(refusal instanceof RateLimited)) return { status: refusal.status };
  return { status: refusal.status, headers: { 'Retry-After': String(refusal.retryAfterSeconds) } };
}

/**
 * Counts what one may do. A key is what is done and who does it, `comment:` and an id, an address or the like; who it
 * is is never stored as it is.
 */
export interface RateLimiter {
  /** Counts one use of `key`. @throws {RateLimited} when more than `limit.max` fall into the window. */
  use(key: string, limit: Limit): Promise<void>;
  /** Asks without counting. @throws {RateLimited} when the limit is used up already. */
  check(key: string, limit: Limit): Promise<void>;
  /** Forgets what was counted for `key`. */
  clear(key: string): Promise<void>;
  /** Forgets whatever was counted for somebody, by who they are in keys. */
  forget(who: string): Promise<void>;
  /** Removes counters whose window has ended. */
  sweep(): Promise<void>;
}

/**
 * Limits counted in the database, so that they hold across processes and restarts.
 * @param secret what names in keys are hashed with.
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
      // A window that ends later than one that begins now was counted before the clock was set back.
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
  if (seconds < 90) return `${seconds} second${seconds === 1 ? '' : 's'}`;
  if (seconds < 2 * 60 * 60) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
}
