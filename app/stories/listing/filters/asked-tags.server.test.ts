import { expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createTags } from '~/tags/tags.server';
import { tagsAskedFor } from './asked-tags.server';
import { createFollowedSearches } from './followed/followed-searches.server';
import { createKeptFilters } from './kept/kept-filters.server';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});

it('a tag that no story has any more stays while a reader’s filters or searches ask for it, or exclude it', async () => {
  const { id: playerId } = await makePlayer(database, clock, 'Mara');
  const names = ['chosen', 'excluded', 'followed', 'nowhere'];
  const made = await database.db
    .insertInto('tag')
    .values(names.map((name) => ({ kind: 'freeform' as const, name, key: name, created_at: clock.now() })))
    .returning(['id', 'name'])
    .execute();
  const idOf = (name: string) => made.find((tag) => tag.name === name)?.id;
  const kept = createKeptFilters({ db: database.db, clock });
  await kept.keep(playerId, { fandomId: undefined, filters: new URLSearchParams('from=10k') });
  const filters = new URLSearchParams({ from: '10k', tags: `${idOf('chosen')},-${idOf('excluded')}` });
  await kept.keep(playerId, { fandomId: 'naruto', filters });
  const followed = createFollowedSearches({ db: database.db, clock });
  const query = `tab=fan-fiction&tags=${idOf('followed')}`;
  await followed.follow({ playerId, query });
  clock.advance(2 * 24 * 60 * 60 * 1_000);
  const left = async () => {
    await createTags({ db: database.db, clock }).forgetUnused(await tagsAskedFor(database.db));
    return (await database.db.selectFrom('tag').select('name').orderBy('name').execute()).map(({ name }) => name);
  };
  expect(await left()).toEqual(['chosen', 'excluded', 'followed']);
  await kept.forget(playerId, 'naruto');
  expect(await left()).toEqual(['followed']);
  await followed.unfollow({ playerId, query });
  expect(await left()).toEqual([]);
});
