import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.server';
import { onTestDatabase } from '../testing/database/test-database';
import type { TestClock } from '../testing/test-clock';
import { createRateLimiter, RateLimited } from './rate-limit.server';

const limit = { max: 3, windowSeconds: 60 };
let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((fixture) => {
  ({ database, clock } = fixture);
});

describe('a limit', () => {
  it('allows a number of uses, then says how long to wait, then allows uses again', async () => {
    const limiter = createRateLimiter(database.db, clock, 'secret');
    for (let use = 0; use < 3; use += 1) await limiter.use('sign-in', limit);
    clock.advance(20_000);
    await expect(limiter.use('sign-in', limit)).rejects.toMatchObject({ retryAfterSeconds: 40, status: 429 });
    await expect(limiter.use('sign-in', limit)).rejects.toThrow('Please wait 40 seconds');
    await limiter.use('another key', limit);
    clock.advance(40_000);
    await limiter.use('sign-in', limit);
  });

  it('holds across processes, also for simultaneous uses', async () => {
    const limiters = [createRateLimiter(database.db, clock, 'secret'), createRateLimiter(database.db, clock, 'secret')];
    const uses = await Promise.allSettled(Array.from({ length: 20 }, (_, use) => limiters[use % 2]?.use('mail', limit)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('can be checked without counting, can be cleared, and leaves no rows behind', async () => {
    const limiter = createRateLimiter(database.db, clock, 'secret');
    for (let use = 0; use < 3; use += 1) {
      await limiter.check('code', limit);
      await limiter.use('code', limit);
    }
    await expect(limiter.check('code', limit)).rejects.toThrow(RateLimited);
    await limiter.clear('code');
    await limiter.check('code', limit);
    await limiter.use('code', limit);
    clock.advance(61_000);
    await limiter.sweep();
    expect((await database.execute('select key from rate_limit')).rows).toEqual([]);
  });

  it('stores keys only as hashes that depend on the secret', async () => {
    const storedKeys = async (secret: string) => {
      const limiter = createRateLimiter(database.db, clock, secret);
      await limiter.use('sign-in-failures:203.0.113.5', limit);
      await limiter.use('sign-in-failures:2001:db8::5', limit);
      const { rows } = await database.execute('delete from rate_limit returning key');
      return rows.map(({ key }) => String(key)).toSorted();
    };
    const [keys, again, others] = [await storedKeys('secret'), await storedKeys('secret'), await storedKeys('another secret')];
    expect(keys.join()).toMatch(/^sign-in-failures:[\w-]{22},sign-in-failures:[\w-]{22}$/);
    expect(again).toEqual(keys);
    for (const key of others) expect(keys).not.toContain(key);
  });

  it('is forgotten together with its person, and with nobody else', async () => {
    const limiter = createRateLimiter(database.db, clock, 'secret');
    for (const key of ['comment:mara', 'follow:mara', 'comment:noor']) await limiter.use(key, limit);
    await limiter.forget('mara');
    const { rows } = await database.execute('select key from rate_limit');
    expect(rows).toHaveLength(1);
    for (let use = 0; use < 2; use += 1) await limiter.use('comment:noor', limit);
    await expect(limiter.use('comment:noor', limit)).rejects.toThrow(RateLimited);
  });
});
