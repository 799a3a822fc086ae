import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from './log.server';
import { createOutage } from './outage.server';

const away = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

let lines: { level: number; msg: string; linesLeftOut?: number; seconds?: number }[];
let databaseAnswers: boolean;
let log: ReturnType<typeof createLog>;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  databaseAnswers = false;
  const outage = createOutage();
  outage.askBy(async () => {
    if (!databaseAnswers) throw away();
  });
  log = createLog({ outage, destination: { write: (line) => void lines.push(JSON.parse(line)) } });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the log of an outage', () => {
  it('has the first line at once, a count each minute, and a line when the database is back', async () => {
    for (let second = 0; second < 150; second += 1) {
      log.error({ err: away() }, 'a page failed');
      log.warn({ err: away() }, 'a job waits');
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(lines.map(({ msg }) => msg)).toEqual(['a page failed', 'the database is still away', 'the database is still away']);
    databaseAnswers = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(lines.slice(3)).toMatchObject([{ msg: 'the database is back', linesLeftOut: 299 }]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(lines).toHaveLength(4);
  });

  it('starts again with the next outage', async () => {
    databaseAnswers = true;
    log.warn({ err: away() }, 'first');
    await vi.advanceTimersByTimeAsync(20_000);
    log.warn({ err: away() }, 'second');
    expect(lines.map(({ msg }) => msg)).toEqual(['first', 'the database is back', 'second']);
  });

  it('does not change other lines', () => {
    log.warn({ err: away() }, 'away');
    log.error({ err: new Error('a fault of ours') }, 'a page failed');
    log.error('a line without an error');
    expect(lines.map(({ msg }) => msg)).toEqual(['away', 'a page failed', 'a line without an error']);
  });
});
