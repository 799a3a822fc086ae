import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import type { TestClock } from '~/platform/testing/test-clock';
import { type SearchOptions, searchStories } from '../search-stories.server';

/** The search on a test's database. */
export interface SearchFixture {
  database: OpenDatabase;
  clock: TestClock;
  search(query: string, options?: Partial<SearchOptions>): ReturnType<typeof searchStories>;
  /** The titles of what is found. */
  titles(query: string, options?: Partial<SearchOptions>): Promise<string[]>;
}

/** Sets it up for every test of a file. */
export function onSearchFixture(): SearchFixture {
  const fixture = {
    search: (query, options = {}) =>
      fixture.database.db.transaction().execute((trx) => searchStories(trx, { query, sort: 'relevance', ...options })),
    titles: async (query, options = {}) => (await fixture.search(query, options)).cards.map(({ title }) => title),
  } as SearchFixture;
  onTestDatabase((context) => void Object.assign(fixture, context));
  return fixture;
}
