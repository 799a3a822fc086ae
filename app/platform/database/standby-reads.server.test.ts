import { afterEach, describe, expect, it } from 'vitest';
import { createPageCache, type PageCache } from '../page-cache/page-cache';
import type { Db, StandbyReads } from './database.server';
import { createStandbyReads } from './standby-reads.server';

/** A primary that writes, and a standby that follows it when it is told to. */
function servers() {
  const state = { written: 1, replayed: 1, follows: true, answers: true };
  const primary = { db: {} as Db, execute: async () => ({ rows: [{ position: String(state.written) }] }) };
  const standby = {
    db: {} as Db,
    execute: async (_sql: string, [position]: unknown[] = []) => {
      if (!state.answers) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      return { rows: [{ replayed: state.follows && state.replayed >= Number(position) }] };
    },
  };
  return {
    primary,
    standby,
    write() {
      state.written += 1;
    },
    replay() {
      state.replayed = state.written;
    },
    follow(does: boolean) {
      state.follows = does;
    },
    answer(does: boolean) {
      state.answers = does;
    },
  };
}

const page = { headers: {}, bytes: { identity: Buffer.from('a'), gzip: Buffer.from('a'), br: Buffer.from('a') } };

describe('reads from a standby', () => {
  let pair: ReturnType<typeof servers>;
  let reads: StandbyReads;
  let cache: PageCache;
  let turns: PromiseWithResolvers<boolean>;
  afterEach(() => reads.stop());

  function begin(): void {
    pair = servers();
    turns = Promise.withResolvers();
    cache = createPageCache({ maxBytes: 10_000 });
    cache.listening(true);
    reads = createStandbyReads({ ...pair, onChange: (usable) => turns.resolve(usable) });
    reads.start([cache]);
  }

  /** Resolves with whether the standby may be read, once that changes. */
  async function changed(): Promise<boolean> {
    const usable = await turns.promise;
    turns = Promise.withResolvers();
    return usable;
  }

  const readsStandby = () => reads.read(async (db) => db === pair.standby.db);

  /** Puts a page into the cache that was read now. @returns whether it was taken. */
  function isTaken(tag: string): boolean {
    cache.put('/', page, [tag], cache.version());
    const taken = cache.get('/') !== undefined;
    return taken;
  }

  it('begin once it is known to hold everything, and end when it lags, follows nobody or is away', async () => {
    begin();
    expect(await readsStandby()).toBe(false);
    expect(await changed()).toBe(true);
    expect(await readsStandby()).toBe(true);
    for (const [fails, recovers] of [
      [pair.write, pair.replay],
      [() => pair.follow(false), () => pair.follow(true)],
      [() => pair.answer(false), () => pair.answer(true)],
    ] as const) {
      fails();
      expect(await changed()).toBe(false);
      expect(await readsStandby()).toBe(false);
      recovers();
      expect(await changed()).toBe(true);
    }
  });

  it('never put a page into the cache that lacks a change which the process has heard of', async () => {
    begin();
    const before = cache.version();
    expect(await changed()).toBe(true);
    cache.put('/', page, [], before);
    expect(cache.get('/'), 'begun before the standby was read').toBeUndefined();
    await expect.poll(() => isTaken('story:1')).toBe(true);
    pair.write();
    cache.drop('story:1');
    expect(cache.get('/')).toBeUndefined();
    expect(await readsStandby(), 'it is not known to lag yet').toBe(true);
    expect(isTaken('story:1')).toBe(false);
    expect(isTaken('story:2')).toBe(true);
    cache.drop('story:2');
    pair.replay();
    await expect.poll(() => isTaken('story:1')).toBe(true);
  });

  it('are answered by the primary where the standby fails, except for what takes too long anywhere', async () => {
    begin();
    await changed();
    const failing = (code: string) =>
      reads.read(async (db) => {
        if (db === pair.standby.db) throw Object.assign(new Error(code), { code });
        return 'from the primary';
      });
    expect(await failing('ECONNRESET')).toBe('from the primary');
    expect(await failing('40001')).toBe('from the primary');
    await expect(failing('57014')).rejects.toThrow('57014');
    await expect(failing('42P01')).rejects.toThrow('42P01');
  });
});
