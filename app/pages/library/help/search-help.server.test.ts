import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { searchedFor } from '~/stories/listing/filters/searched-for.server';
import { listStories } from '~/stories/listing/list-stories.server';
import { searchStories } from '~/stories/search/search-stories.server';
import { makeStory, weaveStory } from '~/stories/testing/make-story';
import type { WrittenTag } from '~/tags/rules/tag';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { createTags, type TagsService } from '~/tags/tags.server';
import { searchHelpTexts } from './texts';

/** Days before everything else, so that 'week' leaves it out. */
const LONG_AGO = new Date('2020-01-01T12:00:00Z');
const SHERLOCK: WrittenTag = { kind: 'character', name: 'Sherlock Holmes' };
const HUDSON: WrittenTag = { kind: 'character', name: 'Mrs. Hudson' };
const ANGST: WrittenTag = { kind: 'freeform', name: 'Angst' };

/** For each example of the page: titles of stories that it finds, and of those that it leaves out. */
const found: Readonly<Record<string, { has: string[]; hasNot: string[] }>> = {
  'lighthouse keeper': { has: ['Keepers'], hasNot: ['Lighthouse alone'] },
  '"the ninth gate"': { has: ['Gate'], hasNot: ['Gates apart'] },
  'dragon or wyvern': { has: ['Dragon', 'Wyvern', 'Dragon at war'], hasNot: ['Gate'] },
  'dragon -war': { has: ['Dragon'], hasNot: ['Dragon at war', 'Wyvern'] },
  'character:"Sherlock Holmes" -tag:angst': { has: ['Holmes'], hasNot: ['Holmes in pain', 'Hudson'] },
  'words>10000': { has: ['Long'], hasNot: ['Exactly', 'Gate'] },
  'kudos>=5': { has: ['Loved'], hasNot: ['Liked'] },
  'stars>=4': { has: ['Shining'], hasNot: ['Middling'] },
  'rating:teen -warning:death': { has: ['Teen'], hasNot: ['Teen who dies', 'Gate'] },
  'complete:yes': { has: ['Whole'], hasNot: ['Going on'] },
  'updated:week': { has: ['Gate', 'Renewed'], hasNot: ['Old'] },
  'crossover:no': { has: ['Whole'], hasNot: ['Crossed'] },
  'language:Deutsch': { has: ['Deutsches', 'Gate'], hasNot: ['Français'] },
  'ai:no': { has: ['Gate'], hasNot: ['Woven'] },
  'pipes character:"Mrs. Hudson" -rating:mature words<20k': { has: ['Hudson'], hasNot: ['Hudson at length', 'Holmes'] },
};

let database: OpenDatabase;
let clock: TestClock;
let tags: TagsService;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
  tags = createTags({ db: database.db, clock });
});

type Columns = Parameters<typeof makeStory>[2];

const make = (title: string, columns: Columns = {}) => makeStory(database, clock, { title, ...columns });

async function tagged(title: string, given: WrittenTag[], columns: Columns = {}) {
  const storyId = await make(title, { arena: 'fan_fic', fandom_id: 'sherlock', ...columns });
  await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags: given, now: clock.now() }));
}

beforeEach(async () => {
  await tags.ship();
  await make('Keepers', { body: 'Two keepers of one lighthouse.' });
  await make('Lighthouse alone', { body: 'Nobody lives there.' });
  await make('Gate', { body: 'It was the ninth gate of the town.' });
  await make('Gates apart', { body: 'The ninth of them was no gate.' });
  await make('Dragon');
  await make('Dragon at war');
  await make('Wyvern');
  await tagged('Holmes', [SHERLOCK], { body: 'Pipes.' });
  await tagged('Holmes in pain', [SHERLOCK, ANGST]);
  await tagged('Hudson', [HUDSON], { body: 'She hid his pipes.' });
  await tagged('Hudson at length', [HUDSON], { body: 'She hid his pipes.', word_count: 20_000 });
  await tagged('Crossed', [{ kind: 'fandom', name: 'Naruto' }]);
  await make('Long', { word_count: 10_001 });
  await make('Exactly', { word_count: 10_000 });
  const readers = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name) => makePlayer(database, clock, name)));
  for (const [title, likes] of [
    ['Loved', 5],
    ['Liked', 4],
  ] as const) {
    const story_id = await make(title);
    const rows = readers.slice(0, likes).map(({ id }) => ({ story_id, player_id: id, created_at: clock.now() }));
    await database.db.insertInto('story_like').values(rows).execute();
  }
  await make('Shining', { rating_count: 1, rating_sum: 4 });
  await make('Middling', { rating_count: 1, rating_sum: 3 });
  await make('Teen', { content_rating: 'teen' });
  await make('Teen who dies', { content_rating: 'teen', warnings: ['death'] });
  await make('Whole', { arena: 'fan_fic', fandom_id: 'naruto', progress: 'complete' });
  await make('Going on', { arena: 'fan_fic', fandom_id: 'naruto', progress: 'in_progress' });
  await make('Old', { published_at: LONG_AGO });
  await make('Renewed', { published_at: LONG_AGO, chapter_added_at: clock.now() });
  await make('Deutsches', { language: 'de' });
  await make('Français', { language: 'fr' });
  await weaveStory(
    database,
    clock,
    readers.slice(0, 2).map(({ id }) => id),
    { title: 'Woven' },
  );
});

/** What the library shows for a search, and what it says of it. */
async function searched(search: string) {
  const asked = await searchedFor(tags, { search, arena: undefined, filters: {}, viewerId: undefined });
  const { words: query, filters, leftOut } = asked;
  const list = { filters, limit: 50, now: clock.now() };
  const page =
    query === ''
      ? { ...(await listStories(database.db, { ...list, sort: 'latest' })), note: undefined }
      : await database.db.transaction().execute((trx) => searchStories(trx, { ...list, query, sort: 'relevance' }));
  return { query, leftOut, note: page.note, titles: page.cards.map(({ title }) => title) };
}

describe('the page that explains searches', () => {
  const { words, fields, together } = searchHelpTexts;
  const examples = [...words.examples, ...fields.examples, ...together.examples].map(({ search }) => search);

  it('finds by each of its examples what it says', async () => {
    expect(Object.keys(found)).toEqual(examples);
    for (const search of examples) {
      const { has = [], hasNot = [] } = found[search] ?? {};
      const { query, leftOut, note, titles } = await searched(search);
      expect({ leftOut, note }, search).toEqual({ leftOut: { unknown: [], tooMany: [] }, note: undefined });
      // What is no field is looked for as words.
      expect(query, search).not.toMatch(/[:<>=]/);
      expect(titles, search).toEqual(expect.arrayContaining(has));
      expect(
        titles.filter((title) => hasNot.includes(title)),
        search,
      ).toEqual([]);
    }
  });

  it('has results and a word on it where an or joins fields', async () => {
    const joined = await searched('dragon or words<20k');
    expect(joined.leftOut.isWithoutOr).toBe(true);
    expect(joined.titles).toContain('Dragon');
    expect((await searched('rating:teen or rating:mature')).titles).toContain('Teen');
  });
});
