import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type Insertable, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { TestClock } from '~/platform/testing/test-clock';
import { emptyTables, onTestDatabase } from '~/platform/testing/test-database';
import { listStories, storyListQuery } from './list-stories.server';
import type { StoryTable } from './stories.tables';
import type { StoryArena, StorySort } from './story';
import { makeStory } from './testing/make-story';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
});

const arenas: StoryArena[] = ['story_weave', 'creative_writing', 'fan_fic'];

/** Stories with few different days and ratings, so that many stand equal. */
const anyStories = fc.array(
  fc.record({
    arena: fc.constantFrom(...arenas),
    draft: fc.boolean(),
    hour: fc.integer({ min: 0, max: 2 }),
    count: fc.integer({ min: 0, max: 3 }),
    stars: fc.integer({ min: 1, max: 5 }),
  }),
  { maxLength: 30 },
);

async function fill(given: { arena: StoryArena; draft: boolean; hour: number; count: number; stars: number }[]) {
  await emptyTables(database);
  if (given.length === 0) return [];
  const rows = given.map(({ arena, draft, hour, count, stars }): Insertable<StoryTable> => {
    const day = new Date(clock.now().getTime() + hour * 3_600_000);
    // With three ratings the average has no end in decimals.
    const rating_sum = count === 0 ? 0 : Math.min(5 * count, stars * count + (count === 3 ? 1 : 0));
    const times = { created_at: day, updated_at: day, published_at: draft ? null : day };
    return { id: randomUUID(), arena, status: draft ? 'draft' : 'published', title: 'A story', rating_count: count, rating_sum, ...times };
  });
  return await database.db
    .insertInto('story')
    .values(rows)
    .returning(['id', 'arena', 'status', 'published_at', 'average_rating'])
    .execute();
}

async function allPages(sort: StorySort, arena: StoryArena | undefined, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listStories(database.db, { sort, arena, cursor, limit });
    expect(page.cards.length).toBeLessThanOrEqual(limit);
    ids.push(...page.cards.map((card) => card.id));
    cursor = page.next;
  } while (cursor);
  return ids;
}

describe('the list of stories', () => {
  it('comes page by page in its order, without gaps or doubles, however many stand equal', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyStories,
        fc.constantFrom<StorySort>('latest', 'rating'),
        fc.constantFrom(undefined, ...arenas),
        fc.integer({ min: 1, max: 7 }),
        async (given, sort, arena, limit) => {
          const expected = (await fill(given))
            .filter((story) => story.status === 'published' && (arena === undefined || story.arena === arena))
            .sort(
              (one, other) =>
                (sort === 'rating' ? other.average_rating - one.average_rating : 0) ||
                Number(other.published_at) - Number(one.published_at) ||
                (one.id < other.id ? 1 : -1),
            );
          expect(await allPages(sort, arena, limit)).toEqual(expected.map((story) => story.id));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('goes on exactly where it ended, though a time was stored to the microsecond', async () => {
    const ids = [await makeStory(database, clock), await makeStory(database, clock), await makeStory(database, clock)];
    await database.execute(`update story set published_at = '2026-03-01T12:00:00.123456Z'`);
    expect((await allPages('latest', undefined, 1)).toSorted()).toEqual(ids.toSorted());
  });

  it('begins anew for a broken cursor, or one of a list sorted otherwise', async () => {
    for (let count = 0; count < 3; count += 1) await makeStory(database, clock);
    const first = await listStories(database.db, { sort: 'latest', limit: 2 });
    expect(first.next).toBeDefined();
    const forged = [
      '',
      'x',
      '%00',
      'bC4xLjI',
      'a'.repeat(5000),
      Buffer.from(`l.99999999999999999999.${randomUUID()}`).toString('base64url'),
    ];
    for (const cursor of forged) expect(await listStories(database.db, { sort: 'latest', limit: 2, cursor })).toEqual(first);
    const byRating = await listStories(database.db, { sort: 'rating', limit: 2 });
    expect(await listStories(database.db, { sort: 'rating', limit: 2, cursor: first.next })).toEqual(byRating);
  });

  it('carries what a card shows, and not the story', async () => {
    await makeStory(database, clock, { starter: 'Once.', body: 'word '.repeat(500), prompt: 'A gate', rating_count: 3, rating_sum: 13 });
    const [card] = (await listStories(database.db, { sort: 'latest' })).cards;
    expect(card).toMatchObject({ prompt: 'A gate', publishedOn: 'Mar 1, 2026', ratingCount: 3, own: false });
    expect(card?.average?.toFixed(1)).toBe('4.3');
    expect(card?.preview).toBe(`${`Once.\n\n${'word '.repeat(500)}`.slice(0, 200).trimEnd()}…`);
  });

  it.each<[StorySort, StoryArena | undefined, string]>([
    ['latest', undefined, 'story_latest'],
    ['rating', undefined, 'story_rated'],
    ['latest', 'fan_fic', 'story_arena_latest'],
    ['rating', 'fan_fic', 'story_arena_rated'],
  ])('sorted by %s in %s walks the index %s', async (sort, arena, index) => {
    const { next } = await withStories(() => listStories(database.db, { sort, arena, limit: 1 }));
    const plan = await database.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      return await storyListQuery(trx, { sort, arena, cursor: next, viewerId: randomUUID() }).explain('text');
    });
    const text = JSON.stringify(plan);
    expect(text).toContain(`using ${index} `);
    expect(text).not.toContain('Sort');
  });
});

async function withStories<Result>(then: () => Promise<Result>): Promise<Result> {
  for (let count = 0; count < 2; count += 1) await makeStory(database, clock, { arena: 'fan_fic' });
  return await then();
}
