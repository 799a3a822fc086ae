import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Bus, createBus } from '~/platform/bus/bus.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { createTestClock, type TestClock } from '~/platform/testing/test-clock';
import { smallLexicon } from '../testing/small-lexicon';
import { createDatedLexicon, followDecisions } from './dated-lexicon.server';
import type { Verb } from './decisions';

const TODAY = '2026-03-01';
const TOMORROW = '2026-03-02';
const base = smallLexicon();
const warn = vi.fn();

let database: OpenDatabase;
let clock: TestClock;
const buses: Bus[] = [];

onTestDatabase((fixture) => {
  ({ database } = fixture);
  clock = createTestClock();
});
afterEach(async () => {
  for (const bus of buses.splice(0)) await bus.stop();
});

const decide = (word: string, decision: Verb = 'exact') =>
  database.db.insertInto('lexicon_decision').values({ about: 'form', word, answer: '', decision, decided_at: clock.now() }).execute();
const open = () => createDatedLexicon(database.db, base, { warn });

/** A process that follows the decisions. */
async function openProcess() {
  const bus = createBus(database, { warn });
  const lexicon = open();
  followDecisions(bus, lexicon);
  await bus.start();
  buses.push(bus);
  return lexicon;
}

describe('the lexicon of a process', () => {
  it('is that of the files until something is decided, and again once that is taken back', async () => {
    const lexicon = open();
    await lexicon.renew();
    expect(lexicon.of(undefined)).toBe(base);
    await decide('selfie');
    await lexicon.renew();
    expect(lexicon.of(undefined).isWord('selfie')).toBe(true);
    await decide('selfie', 'keep');
    await lexicon.renew();
    expect(lexicon.of(undefined)).toBe(base);
  });

  it('learns of a decision in every process, and of those made before it started', async () => {
    await decide('emoji');
    const processes = [await openProcess(), await openProcess()];
    await decide('selfie');
    for (const lexicon of processes) {
      await vi.waitFor(() => expect(['emoji', 'selfie'].map(lexicon.of(undefined).isWord)).toEqual([true, true]));
    }
  });

  it('of a date of the daily set stays that of its beginning in the first place on earth, so that all play the same', async () => {
    const lexicon = open();
    await decide('selfie');
    await lexicon.renew();
    const isWord = (day: string) => lexicon.of(day).isWord('selfie');
    // At noon UTC tomorrow has already begun somewhere.
    expect([isWord(TODAY), isWord(TOMORROW), isWord('2026-03-03')]).toEqual([false, false, true]);
    expect(lexicon.of(TODAY)).toBe(lexicon.of(TODAY));
    clock.advance(24 * 60 * 60 * 1000);
    await decide('selfie', 'keep');
    await lexicon.renew();
    expect([isWord(TOMORROW), isWord('2026-03-03'), isWord('2026-03-04')]).toEqual([false, true, false]);
  });

  it('stays as it was while the decisions cannot be read', async () => {
    const lexicon = open();
    await decide('selfie');
    await lexicon.renew();
    const broken = vi.spyOn(database.db, 'selectFrom').mockImplementationOnce(() => {
      throw new Error('away');
    });
    await lexicon.renew();
    broken.mockRestore();
    expect(warn).toHaveBeenCalledOnce();
    expect(lexicon.of(undefined).isWord('selfie')).toBe(true);
  });
});
