import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type Insertable, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { Db, OpenDatabase } from '~/platform/database/database.server';
import { emptyTables, onTestDatabase } from '~/platform/testing/database/test-database';
import type { TestClock } from '~/platform/testing/test-clock';
import { type StoryArena, storyArenas } from '~/site/arenas';
import type { StoryTable } from '../stories.tables';
import { makeStory } from '../testing/make-story';
import type { StoryFilters } from './filters/story-filters';
import { listStories, storyListQuery } from './list-stories.server';
import type { StorySort } from './story-orders';

let database: OpenDatabase;
let clock: TestClock;
/** That no story is of an arena which there is not: lifted here, for one that was added. */
let arenaCheck = '';

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  const { rows } = await database.execute(
    "select pg_get_constraintdef(oid) as check from pg_constraint where conname = 'story_arena_check'",
  );
  arenaCheck = String(rows[0]?.check ?? arenaCheck);
  await database.execute('alter table story drop constraint if exists story_arena_check');
});
// The worker's next file finds the schema as it was.
afterAll(async () => {
  await emptyTables(database);
  await database.execute(`alter table story add constraint story_arena_check ${arenaCheck}`);
});

const anyFilters: fc.Arbitrary<StoryFilters> = fc.record({
  length: fc.constantFrom(undefined, 'short', 'medium', 'long'),
  rating: fc.constantFrom(undefined, '3' as const, '4' as const),
  writers: fc.constantFrom(undefined, 'human', 'ai'),
  fandom: fc.constantFrom(undefined, undefined, 'naruto'),
});

/** All that have stories, and one that the buckets of lists do not know, as an arena that was added. */
const FIFTH = 'a_fifth' as StoryArena;
const arenas: StoryArena[] = [...storyArenas.map(({ id }) => id), FIFTH];

/** Stories with few different days and ratings, so that many rank equally. */
const anyStories = fc.array(
  fc.record({
    arena: fc.constantFrom(...arenas),
    draft: fc.boolean(),
    hour: fc.integer({ min: 0, max: 2 }),
    count: fc.integer({ min: 0, max: 3 }),
    stars: fc.integer({ min: 1, max: 5 }),
    words: fc.constantFrom(10, 499, 500, 1_999, 2_000),
    ai: fc.boolean(),
  }),
  { maxLength: 30 },
);

async function fill(given: typeof anyStories extends fc.Arbitrary<infer Stories> ? Stories : never) {
  await emptyTables(database);
  if (given.length === 0) return [];
  const rows = given.map(({ arena, draft, hour, count, stars, words, ai }): Insertable<StoryTable> => {
    const day = new Date(clock.now().getTime() + hour * 3_600_000);
    // With three ratings the average has infinitely many decimals.
    const rating_sum = count === 0 ? 0 : Math.min(5 * count, stars * count + (count === 3 ? 1 : 0));
    const times = { created_at: day, updated_at: day, published_at: draft ? null : day };
    const facts = {
      word_count: words,
      has_ai: ai && ['story_weave', FIFTH].includes(arena),
      fandom_id: arena === 'fan_fic' && ai ? 'naruto' : null,
    };
    const status = draft ? 'draft' : 'published';
    return { id: randomUUID(), arena, status, title: 'A story', rating_count: count, rating_sum, ...facts, ...times };
  });
  return await database.db
    .insertInto('story')
    .values(rows)
    .returning([
      'id',
      'arena',
      'status',
      'published_at',
      'average_rating',
      'rating_sum',
      'rating_count',
      'word_count',
      'has_ai',
      'fandom_id',
    ])
    .execute();
}

type FilledStory = Awaited<ReturnType<typeof fill>>[number];

/** Whether a story passes filters, by plain rules. */
function passes({ length, rating, writers, fandom }: StoryFilters, story: FilledStory): boolean {
  const lengthOfStory = story.word_count < 500 ? 'short' : story.word_count < 2_000 ? 'medium' : 'long';
  return (
    (length ?? lengthOfStory) === lengthOfStory &&
    story.average_rating >= Number(rating ?? 0) &&
    (writers === undefined || (writers === 'ai') === story.has_ai) &&
    (fandom === undefined || fandom === story.fandom_id)
  );
}

async function allPages(sort: StorySort, arena: StoryArena | undefined, limit: number, filters: StoryFilters = {}): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listStories(database.db, { sort, arena, cursor, limit, filters });
    expect(page.cards.length).toBeLessThanOrEqual(limit);
    ids.push(...page.cards.map((card) => card.id));
    cursor = page.next;
  } while (cursor);
  return ids;
}

/** Drawn towards 3.5 as by five more readers, rounded to the database's decimals. */
const rankOf = ({ rating_sum, rating_count }: { rating_sum: number; rating_count: number }) =>
  rating_count === 0 ? 0 : Number(((rating_sum + 17.5) / (rating_count + 5)).toFixed(6));

describe('the list of stories', () => {
  it('comes page by page in its order, without gaps or duplicates, however many rank equally', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyStories,
        fc.constantFrom<StorySort>('latest', 'rating'),
        fc.constantFrom(undefined, ...arenas),
        fc.integer({ min: 1, max: 7 }),
        fc.oneof(fc.constant({}), anyFilters),
        async (given, sort, arena, limit, filters) => {
          const expected = (await fill(given))
            .filter((story) => story.status === 'published' && (arena ?? story.arena) === story.arena && passes(filters, story))
            .sort(
              (one, other) =>
                (sort === 'rating' ? rankOf(other) - rankOf(one) : 0) ||
                Number(other.published_at) - Number(one.published_at) ||
                (one.id < other.id ? 1 : -1),
            );
          expect(await allPages(sort, arena, limit, filters)).toEqual(expected.map((story) => story.id));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('continues exactly where it ended, though a time was stored to the microsecond', async () => {
    const ids = [await makeStory(database, clock), await makeStory(database, clock), await makeStory(database, clock)];
    await database.execute(`update story set published_at = '2026-03-01T12:00:00.123456Z'`);
    expect((await allPages('latest', undefined, 1)).toSorted()).toEqual(ids.toSorted());
  });

  it('neither skips nor repeats while stories are added', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift(await makeStory(database, clock));
    for (const filters of [{}, { length: 'short' as const }]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listStories(database.db, { sort: 'latest', cursor, limit: 2, filters });
        seen.push(...page.cards.map(({ id }) => id).filter((id) => ids.includes(id)));
        cursor = page.next;
        clock.advance(1_000);
        await makeStory(database, clock);
      } while (cursor);
      expect(seen.toSorted()).toEqual(ids.toSorted());
    }
  });

  it('starts from the top for a broken cursor, or one of another order', async () => {
    for (let count = 0; count < 3; count += 1) await makeStory(database, clock);
    const first = await listStories(database.db, { sort: 'latest', limit: 2 });
    expect(first.next).toBeDefined();
    const forged = [
      '',
      'x',
      '%00',
      'bC4xLjI',
      'a'.repeat(5000),
      ...['99999999999999999999', '999999999999999'].map((time) => Buffer.from(`l.${time}.${randomUUID()}`).toString('base64url')),
    ];
    for (const cursor of forged) expect(await listStories(database.db, { sort: 'latest', limit: 2, cursor })).toEqual(first);
    const byRating = await listStories(database.db, { sort: 'rating', limit: 2 });
    expect(await listStories(database.db, { sort: 'rating', limit: 2, cursor: first.next })).toEqual(byRating);
  });

  it('carries what a card shows, without the story', async () => {
    await makeStory(database, clock, { starter: 'Once.', body: 'word '.repeat(500), prompt: 'A gate', rating_count: 3, rating_sum: 13 });
    const [card] = (await listStories(database.db, { sort: 'latest' })).cards;
    expect(card).toMatchObject({ prompt: 'A gate', publishedOn: 'Mar 1, 2026', ratingCount: 3, own: false });
    expect(card?.average?.toFixed(1)).toBe('4.3');
    expect(card?.preview).toBe(`${`Once.\n\n${'word '.repeat(500)}`.slice(0, 200).trimEnd()}…`);
  });

  it.each<[StorySort, StoryArena | undefined, string]>([
    ['latest', undefined, 'story_latest'],
    ['rating', undefined, 'story_rank'],
    ['latest', 'fan_fic', 'story_arena_latest'],
    ['rating', 'fan_fic', 'story_arena_rank'],
  ])('sorted by %s in %s walks the index %s', async (sort, arena, index) => {
    const { next } = await withStories(() => listStories(database.db, { sort, arena, limit: 1 }));
    const text = await planWith(index, (trx) => storyListQuery(trx, { sort, arena, cursor: next, viewerId: randomUUID() }));
    expect(text).toContain(`using ${index} `);
    // The few series of a card's story are sorted, but no stories.
    expect(text).not.toMatch(/Sort Key: [^"]*\bstory\./);
  });

  it.each<[StorySort, StoryFilters, string]>([
    ['latest', { length: 'long' }, 'story_shelf_latest'],
    ['rating', { writers: 'human', rating: '3' }, 'story_shelf_rank'],
    ['latest', { fandom: 'naruto' }, 'story_fandom_shelf_latest'],
    ['rating', { fandom: 'naruto', length: 'short' }, 'story_fandom_shelf_rank'],
  ])('sorted by %s and filtered by %o reads the tops of buckets', async (sort, filters, index) => {
    const text = await planWith(index, (trx) => storyListQuery(trx, { sort, filters, viewerId: randomUUID() }));
    expect(text).toContain(`using ${index} `);
  });
});

async function withStories<Result>(then: () => Promise<Result>): Promise<Result> {
  for (let count = 0; count < 2; count += 1) await makeStory(database, clock, { arena: 'fan_fic' });
  return await then();
}

/**
 * How PostgreSQL runs a query of stories with one of their indexes. It is the only one there is: on a few rows several
 * cost the same, and which of them is taken would be chance.
 */
async function planWith(index: string, query: (db: Db) => ReturnType<typeof storyListQuery>): Promise<string> {
  const trx = await database.db.startTransaction().execute();
  await sql`set local enable_seqscan = off`.execute(trx);
  await sql`set local enable_bitmapscan = off`.execute(trx);
  const others = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    where indrelid = 'story'::regclass and not indisunique and indexrelid::regclass::text <> ${index}`.execute(trx);
  for (const { name } of others.rows) await sql`drop index ${sql.ref(name)}`.execute(trx);
  const plan = await query(trx).explain('text');
  await trx.rollback().execute();
  return JSON.stringify(plan);
}
