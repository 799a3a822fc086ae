import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWriteBehind } from './write-behind';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const stored: string[][] = [];
  const database = { isAway: false };
  const log = { warn: vi.fn() };
  const buffer = createWriteBehind<string>({
    afterMs: 800,
    everyMs: 50,
    async store(rows) {
      if (database.isAway) throw new Error('The database is away.');
      if (rows.includes('half')) throw Object.assign(new Error('unsupported Unicode escape sequence'), { code: '22P05' });
      stored.push([...rows]);
    },
    log,
    what: 'words',
    most: 3,
  });
  buffer.start();
  return { buffer, stored, log, database };
}

describe('words on their way into the database', () => {
  it('are stored once, as they are when the first change is due', async () => {
    const { buffer, stored } = open();
    buffer.put('ada', 'She');
    await vi.advanceTimersByTimeAsync(500);
    buffer.put('ada', 'She went');
    buffer.put('ben', 'He');
    expect(stored).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(stored).toEqual([['She went']]);
    expect(buffer.waiting()).toEqual(['He']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stored).toEqual([['She went'], ['He']]);
  });

  it('are tried again when the database was away, and never in place of newer ones', async () => {
    const { buffer, stored, log, database } = open();
    database.isAway = true;
    buffer.put('ada', 'She');
    await vi.advanceTimersByTimeAsync(900);
    expect(log.warn).toHaveBeenCalled();
    buffer.put('ada', 'She went');
    database.isAway = false;
    await vi.advanceTimersByTimeAsync(900);
    expect(stored).toEqual([['She went']]);
  });

  it('are stored without those that the database refuses, which are dropped', async () => {
    const { buffer, stored, log } = open();
    for (const key of ['ada', 'half', 'cleo']) buffer.put(key, key);
    await vi.advanceTimersByTimeAsync(900);
    expect(stored).toEqual([['ada'], ['cleo']]);
    expect(buffer.waiting()).toEqual([]);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('are dropped where too many wait, but those that wait still change', async () => {
    const { buffer, stored } = open();
    for (const key of ['ada', 'ben', 'cleo', 'dan']) buffer.put(key, key);
    buffer.put('ben', 'Ben went');
    await buffer.stop();
    expect(stored).toEqual([['ada', 'Ben went', 'cleo']]);
  });

  it('are stored at once for those who ask, all who ask in one statement, after the one under way', async () => {
    const { buffer, stored } = open();
    buffer.put('ada', 'She');
    await vi.advanceTimersByTimeAsync(900);
    buffer.put('ben', 'He');
    await Promise.all([buffer.flush(), buffer.flush()]);
    buffer.put('cleo', 'They');
    const first = buffer.flush();
    buffer.put('dan', 'We');
    await Promise.all([first, buffer.flush()]);
    await buffer.flush();
    expect(stored[0]).toEqual(['She']);
    expect(stored[1]).toEqual(['He']);
    expect(stored.slice(2).flat()).toEqual(['They', 'We']);
  });

  it('wait on when they could not be stored at once', async () => {
    const { buffer, stored, database } = open();
    database.isAway = true;
    buffer.put('ada', 'She');
    await buffer.flush();
    expect(buffer.waiting()).toEqual(['She']);
    database.isAway = false;
    await buffer.stop();
    expect(stored).toEqual([['She']]);
  });

  it('are all stored when the process stops', async () => {
    const { buffer, stored } = open();
    buffer.put('ada', 'She');
    await buffer.stop();
    expect(stored).toEqual([['She']]);
    expect(buffer.waiting()).toEqual([]);
  });
});
