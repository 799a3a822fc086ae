import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService, type ProgressService } from '~/progress/progress.server';
import { makeStory } from '../../testing/make-story';
import { clusterFigures } from '../order/vote-clusters.server';
import type { Rating } from '../rating.contract';
import { createRatingsService, type RatingsService } from '../ratings.server';
import { takePoints } from './take-points.server';
import { periodsOf } from './xp-allowance';

let database: OpenDatabase;
let clock: TestClock;
let progress: ProgressService;
let ratings: RatingsService;
let author: { id: string; name: string };

onTestDatabase(async (fixture) => {
  ({ database, clock } = fixture);
  const { db } = database;
  progress = createProgressService({ db, clock });
  ratings = createRatingsService({ db, clock, progress, secret: 'secret' });
  author = await makePlayer(database, clock, 'Author');
});

/** Votes for a story; from an address of the reader's own unless one is named. */
async function vote(reader: { id: string }, storyId: string, value: Rating, clientAddress = `address of ${reader.id}`): Promise<number> {
  const source = { clientAddress, browserPlayers: [reader.id] };
  return (await ratings.rateStory({ storyId, playerId: reader.id, value, source })).authorXpChange;
}

const publish = () => makeStory(database, clock, { author_id: author.id });
const someStories = (count: number) => inTurn(count, publish);
const somePeople = (count: number) => inTurn(count, (number) => makePlayer(database, clock, `Reader ${number}`));

async function inTurn<T>(count: number, make: (number: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) made.push(await make(made.length));
  return made;
}

/** What the ledger, the total and the board say that the author has. */
async function authorXp() {
  const { rows } = await database.execute(
    `select (select coalesce(sum(amount), 0)::integer from xp_entry where player_id = $1) as ledger,
      (select xp from player_progress where player_id = $1) as total,
      (select score from board_row where board = 'all' and player_id = $1) as board`,
    [author.id],
  );
  return rows[0];
}

/** What some accounts bring an author who has three stories, all rated by each of them. */
async function brought(value: Rating, { accounts, addresses, days }: { accounts: number; addresses: number; days: number }) {
  const readers = await somePeople(accounts);
  clock.advance(days * DAY_MS);
  const stories = await someStories(3);
  let sum = 0;
  for (const [number, reader] of readers.entries()) {
    for (const storyId of stories) sum += await vote(reader, storyId, value, `address ${number % addresses}`);
  }
  return sum;
}

describe('40 accounts made today', () => {
  it.each([
    { value: 5 as const, addresses: 2, most: 60 },
    { value: 5 as const, addresses: 40, most: 60 },
    { value: 1 as const, addresses: 2, most: -40 },
    { value: 1 as const, addresses: 40, most: -40 },
  ])('on $addresses addresses bring one author $most XP at most with votes of $value', async ({ value, addresses, most }) => {
    const xp = await brought(value, { accounts: 40, addresses, days: 0 });
    console.info(`40 accounts made today on ${addresses} addresses, three stories, votes of ${value}: ${xp} XP`);
    expect(xp).toBe(most);
  });

  it('bring two votes for each story once they are older, from two addresses', async () => {
    expect(await brought(5, { accounts: 40, addresses: 2, days: 30 })).toBe(3 * 2 * 20);
  });
});

describe('one reader', () => {
  it('brings one author at most 60 XP a day and 300 a quarter', async () => {
    const reader = await makePlayer(database, clock, 'Reader');
    clock.advance(30 * DAY_MS);
    while (periodsOf(clock.now()).day !== periodsOf(clock.now()).quarter) clock.advance(DAY_MS);
    const days: number[] = [];
    for (let day = 0; day < 6; day += 1) {
      let sum = 0;
      for (const storyId of await someStories(4)) sum += await vote(reader, storyId, 5);
      days.push(sum);
      clock.advance(DAY_MS);
    }
    expect(days).toEqual([60, 60, 60, 60, 60, 0]);
    clock.advance(92 * DAY_MS);
    expect(await vote(reader, await publish(), 5)).toBe(20);
  });

  it('takes at most 40 from one author, ever, however often a vote is changed', async () => {
    const reader = await makePlayer(database, clock, 'Reader');
    clock.advance(30 * DAY_MS);
    let sum = 0;
    for (const storyId of await someStories(4)) {
      sum += await vote(reader, storyId, 1);
      clock.advance(100 * DAY_MS);
    }
    expect(sum).toBe(-40);
    const story = await publish();
    const changes: number[] = [];
    for (const value of [5, 1, 5, 1, 5] as const) changes.push(await vote(reader, story, value));
    expect(changes, 'and brings nothing by changing it').toEqual([20, -20, 20, -20, 20]);
  });
});

describe('votes from one place', () => {
  it('bring what one vote of their mean does', async () => {
    const readers = await somePeople(3);
    clock.advance(30 * DAY_MS);
    const story = await publish();
    const xp: number[] = [];
    for (const [number, value] of ([5, 4, 1] as const).entries())
      xp.push(await vote(readers[number] as { id: string }, story, value, 'one'));
    // 5 gives 20; the mean of 5 and 4 gives 15; that of all three gives 3.
    expect(xp).toEqual([20, -5, -12]);
  });

  it('have their points taken back and given again by entries that reverse them, and the board moves', async () => {
    const readers = await somePeople(2);
    clock.advance(30 * DAY_MS);
    const story = await publish();
    for (const reader of readers) await vote(reader, story, 5, 'one');
    const { rows } = await database.execute('select id from rating_cluster');
    const take = (taken: boolean) =>
      database.db.transaction().execute((trx) => takePoints(trx, rows[0]?.id as string, { taken, now: clock.now() }));
    expect(await authorXp()).toEqual({ ledger: 20, total: 20, board: 20 });
    expect([await take(true), await take(true)]).toEqual([true, false]);
    expect(await authorXp()).toEqual({ ledger: 0, total: 0, board: 0 });
    const late = await makePlayer(database, clock, 'Late');
    expect(await vote(late, story, 5, 'one'), 'nothing comes of a vote that joins them').toBe(0);
    expect([await take(false), await take(false)]).toEqual([true, false]);
    expect(await authorXp()).toEqual({ ledger: 20, total: 20, board: 20 });
    expect(await take(true)).toBe(true);
    expect(await authorXp()).toEqual({ ledger: 0, total: 0, board: 0 });
    await expect(
      database.db.transaction().execute((trx) => takePoints(trx, randomUUID(), { taken: true, now: clock.now() })),
    ).rejects.toThrow();
  });

  it('tell moderators what they amount to: how many, their mean, whose accounts are young, and the XP that they give or take', async () => {
    const figures = async (storyId: string) => {
      const { rows } = await database.execute('select id from rating_cluster where story_id = $1', [storyId]);
      return clusterFigures(database.db, rows[0]?.id as string);
    };
    const old = await makePlayer(database, clock, 'Old');
    clock.advance(30 * DAY_MS);
    const [young = old] = await somePeople(1);
    const [praised = '', harmed = ''] = await someStories(2);
    for (const reader of [old, young]) {
      await vote(reader, praised, 5, 'one');
      await vote(reader, harmed, 1, 'one');
    }
    expect(await figures(praised)).toEqual({ votes: 2, mean: 5, byNewcomers: 1, xp: 20, pointsTaken: false });
    expect(await figures(harmed)).toEqual({ votes: 2, mean: 1, byNewcomers: 1, xp: -20, pointsTaken: false });
  });
});
