import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService, type ProgressService } from '~/progress/progress.server';
import { listStories } from '../../listing/list-stories.server';
import { storiesPersonalData } from '../../personal-data.server';
import { makeStory } from '../../testing/make-story';
import type { Rating } from '../rating.contract';
import { createRatingsService, type RatingsService } from '../ratings.server';
import { createOrderMaintenance } from './order-maintenance.server';
import type { RatingSource } from './rating-order.server';
import { listVoteClusters, releaseVotes } from './vote-clusters.server';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let database: OpenDatabase;
let clock: TestClock;
let progress: ProgressService;
let ratings: RatingsService;
let maintenance: ReturnType<typeof createOrderMaintenance>;

onTestDatabase((fixture) => {
  ({ database, clock } = fixture);
  const { db } = database;
  progress = createProgressService({ db, clock });
  ratings = createRatingsService({ db, clock, progress, secret: 'secret' });
  maintenance = createOrderMaintenance({ db, clock });
});

/** Creates players whose accounts are older than a day. */
async function settledPlayers(count: number, prefix = 'Reader'): Promise<{ id: string }[]> {
  const players = await Promise.all(Array.from({ length: count }, (_, index) => makePlayer(database, clock, `${prefix} ${index}`)));
  await database.execute('update player set created_at = $1', [new Date(clock.now().getTime() - 2 * DAY_MS)]);
  return players;
}

const from = (clientAddress: string, browserPlayers: readonly { id: string }[] = []): RatingSource => ({
  clientAddress,
  browserPlayers: browserPlayers.map(({ id }) => id),
});
const rate = (storyId: string, player: { id: string }, value: Rating, source?: RatingSource) =>
  ratings.rateStory({ storyId, playerId: player.id, value, source });
const best = async () => (await listStories(database.db, { sort: 'rating' })).cards.map(({ title }) => title);
const standing = async (storyId: string) => {
  const { rows } = await database.execute(
    `select rating_count - withheld_votes as votes, rating_sum - withheld_sum as sum, average_rating::float8 as average,
      rank_score(rating_count, rating_sum, withheld_votes, withheld_sum, rank_prior)::float8 as score from story where id = $1`,
    [storyId],
  );
  return rows[0];
};

describe('the order of the best', () => {
  it('ranks many good votes above a single perfect one', async () => {
    const readers = await settledPlayers(8);
    const one = await makeStory(database, clock, { title: 'One vote' });
    const many = await makeStory(database, clock, { title: 'Many votes' });
    await makeStory(database, clock, { title: 'No vote' });
    const disliked = await makeStory(database, clock, { title: 'Disliked' });
    for (const reader of readers) {
      await rate(many, reader, reader === readers[0] ? 4 : 5);
      await rate(disliked, reader, 1);
    }
    for (const reader of readers.slice(0, 1)) await rate(one, reader, 5);
    expect(await best()).toEqual(['Many votes', 'One vote', 'Disliked', 'No vote']);
    expect(await standing(one)).toMatchObject({ average: 5, score: 3.75 });
  });

  it('counts a vote of an account younger than a day after a day, but its XP at once', async () => {
    const author = await makePlayer(database, clock, 'Mara');
    const story = await makeStory(database, clock, { author_id: author.id });
    const newcomer = await makePlayer(database, clock, 'New');
    expect(await rate(story, newcomer, 5)).toMatchObject({ average: 5, count: 1, authorXpChange: 20 });
    expect(await standing(story)).toMatchObject({ votes: 0, score: 0, average: 5 });

    clock.advance(DAY_MS - HOUR_MS);
    expect(await rate(story, newcomer, 4)).toMatchObject({ average: 4, count: 1, authorXpChange: -10 });
    expect(await maintenance.admitDueVotes()).toBe(0);
    clock.advance(HOUR_MS);
    expect(await maintenance.admitDueVotes()).toBe(1);
    expect(await standing(story)).toMatchObject({ votes: 1, sum: 4, average: 4 });
  });

  it('is not dominated by forty new accounts from one address, not even after a day', async () => {
    const honest = await makeStory(database, clock, { title: 'Honest' });
    for (const reader of await settledPlayers(3)) await rate(honest, reader, 5, from(reader.id));
    const pushed = await makeStory(database, clock, { title: 'Pushed' });
    for (let number = 0; number < 40; number += 1) {
      await rate(pushed, await makePlayer(database, clock, `Fresh ${number}`), 5, from('203.0.113.7'));
    }
    expect(await best()).toEqual(['Honest', 'Pushed']);
    clock.advance(DAY_MS);
    expect(await maintenance.admitDueVotes()).toBe(40);
    expect(await standing(pushed)).toMatchObject({ votes: 1, sum: 5, average: 5 });
    expect(await best()).toEqual(['Honest', 'Pushed']);
  });

  it('admits more votes in one run than fit into a batch', async () => {
    const story = await makeStory(database, clock);
    const newcomers = await Promise.all(Array.from({ length: 250 }, (_, index) => makePlayer(database, clock, `New ${index}`)));
    for (const newcomer of newcomers) await rate(story, newcomer, 3);
    clock.advance(DAY_MS);
    expect(await maintenance.admitDueVotes()).toBe(250);
    expect(await standing(story)).toMatchObject({ votes: 250, sum: 750 });
  });
});

describe('votes for one story from one place', () => {
  it('within a day count as one vote of their mean', async () => {
    const [anna, ben, cleo, dora] = await settledPlayers(4);
    const story = await makeStory(database, clock);
    if (!anna || !ben || !cleo || !dora) throw new Error('Players are missing.');
    await rate(story, anna, 5, from('198.51.100.1'));
    await rate(story, ben, 2, from('198.51.100.1'));
    expect(await standing(story)).toMatchObject({ votes: 1, sum: 3.5, average: 3.5 });
    await rate(story, cleo, 4, from('198.51.100.2'));
    expect(await standing(story)).toMatchObject({ votes: 2, sum: 7.5 });
    clock.advance(DAY_MS + 1);
    await rate(story, dora, 1, from('198.51.100.1'));
    expect(await standing(story)).toMatchObject({ votes: 3, sum: 8.5 });
  });

  it('are also recognised by the browser, and join earlier clusters into one', async () => {
    const [anna, ben, cleo] = await settledPlayers(3);
    const story = await makeStory(database, clock);
    if (!anna || !ben || !cleo) throw new Error('Players are missing.');
    await rate(story, anna, 5, from('a'));
    await rate(story, ben, 5, from('b'));
    expect(await standing(story)).toMatchObject({ votes: 2 });
    await rate(story, cleo, 2, from('c', [cleo, anna, ben]));
    expect(await standing(story)).toMatchObject({ votes: 1, sum: 4 });
    await rate(story, anna, 2, from('a'));
    expect(await standing(story)).toMatchObject({ votes: 1, sum: 3 });
  });

  it('count separately once a moderator has released them, and as one again if that is undone', async () => {
    const readers = await settledPlayers(3);
    const story = await makeStory(database, clock, { title: 'Read in class' });
    for (const reader of readers) await rate(story, reader, 5, from('school'));
    const [cluster, ...others] = await listVoteClusters(database.db);
    if (!cluster) throw new Error('No cluster was found.');
    expect(others).toEqual([]);
    expect(cluster).toMatchObject({ title: 'Read in class', votes: 3, mean: 5, released: false });

    const release = (released: boolean) => releaseVotes({ db: database.db, clock }, cluster.id, released);
    expect(await release(true)).toEqual({ title: 'Read in class', votes: 3, changed: true });
    expect(await standing(story)).toMatchObject({ votes: 3, sum: 15 });
    expect(await release(true)).toMatchObject({ changed: false });
    expect(await release(false)).toMatchObject({ changed: true });
    expect(await standing(story)).toMatchObject({ votes: 1, sum: 5 });
    await expect(releaseVotes({ db: database.db, clock }, 'nonsense', true)).rejects.toMatchObject({ status: 404 });
  });

  it('are identified only by a keyed hash, which is deleted after 7 days', async () => {
    const [reader] = await settledPlayers(1);
    const story = await makeStory(database, clock);
    if (!reader) throw new Error('The player is missing.');
    await rate(story, reader, 5, from('198.51.100.77'));
    const origins = async () => JSON.stringify((await database.execute('select * from rating_origin')).rows);
    expect(await origins()).not.toContain('198.51.100.77');
    clock.advance(7 * DAY_MS - 1);
    await maintenance.forgetOldOrigins();
    expect(await origins()).not.toBe('[]');
    clock.advance(2);
    await maintenance.forgetOldOrigins();
    expect(await origins()).toBe('[]');
  });

  it('no longer show their origin once their reader has left', async () => {
    const [anna, ben] = await settledPlayers(2);
    const story = await makeStory(database, clock);
    if (!anna || !ben) throw new Error('Players are missing.');
    await rate(story, anna, 5, from('home'));
    await rate(story, ben, 4, from('home'));
    await database.db
      .transaction()
      .execute(
        async (trx) =>
          void (await storiesPersonalData.forget?.(trx, { playerId: anna.id, works: 'keep', now: clock.now(), addressHash: 'hash' })),
      );
    const { rows } = await database.execute('select player_id from rating_origin join story_rating on id = rating_id');
    expect(rows).toEqual([{ player_id: ben.id }]);
    expect(await standing(story)).toMatchObject({ votes: 1, average: 4.5 });
  });

  it('add up by the plain rules, no matter who votes when and from where', async () => {
    const readers = await settledPlayers(6);
    const newcomers = await Promise.all(Array.from({ length: 2 }, (_, index) => makePlayer(database, clock, `New ${index}`)));
    const people = [...readers, ...newcomers];
    const someVotes = fc.array(
      fc.record({
        person: fc.nat(people.length - 1),
        value: fc.constantFrom<Rating[]>(1, 2, 3, 4, 5),
        place: fc.constantFrom('a', 'b', 'c'),
      }),
      { minLength: 1, maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(someVotes, async (given) => {
        const story = await makeStory(database, clock);
        const votes = new Map<number, { value: Rating; place: string; voter: number }>();
        for (const { person, value, place } of given) {
          const player = people[person];
          // Voting the same value again is not a new vote, so it says nothing about the origin.
          if (!player || votes.get(person)?.value === value) continue;
          await rate(story, player, value, from(place));
          const vote = { value, place, voter: votes.get(person)?.voter ?? person };
          votes.set(person, vote);
          const joined = new Set([...votes.values()].filter((other) => other.place === place).map(({ voter }) => voter));
          if ([...votes].some(([other, { place: theirs }]) => other !== person && theirs === place)) {
            for (const other of votes.values()) if (joined.has(other.voter)) other.voter = vote.voter;
          }
        }
        const counted = [...votes].filter(([person]) => person < readers.length).map(([, vote]) => vote);
        const voters = Map.groupBy(counted, ({ voter }) => voter);
        const means = [...voters.values()].map((group) => group.reduce((sum, { value }) => sum + value, 0) / group.length);
        const now = await standing(story);
        expect(now?.votes).toBe(means.length);
        expect(Number(now?.sum)).toBeCloseTo(
          means.reduce((sum, mean) => sum + mean, 0),
          4,
        );
      }),
      { numRuns: 20 },
    );
  });
});

describe('the mean towards which stories are drawn', () => {
  it('follows the site’s mean once that has enough votes and has moved', async () => {
    const readers = await settledPlayers(50);
    const story = await makeStory(database, clock);
    for (const reader of readers.slice(1)) await rate(story, reader, 5);
    await maintenance.followSiteMean();
    expect((await standing(story))?.score).toBeCloseTo((49 * 5 + 5 * 3.5) / 54, 5);
    const [last] = readers;
    if (last) await rate(story, last, 5);
    await maintenance.followSiteMean();
    expect((await standing(story))?.score).toBe(5);
    const newer = await makeStory(database, clock);
    if (last) await rate(newer, last, 1);
    expect((await standing(newer))?.score).toBeCloseTo((1 + 25) / 6, 5);
  });
});
