import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createKeptFilters } from './kept-filters.server';
import { keptFilterTexts as texts } from './texts';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});

describe('filters that a reader keeps', () => {
  it('begin all lists, and those of a fandom by its own, until they are forgotten', async () => {
    const kept = createKeptFilters({ db: database.db, clock });
    const { id } = await makePlayer(database, clock, 'Mara');
    const everywhere = { arena: undefined };
    const inNaruto = { arena: 'fan_fic' as const, fandomId: 'naruto' };
    expect(await kept.of(id, inNaruto)).toMatchObject({ everywhere: false, fandom: false, filters: {} });
    await kept.keep(id, { fandomId: undefined, filters: new URLSearchParams('content=-mature&after=x&sort=words') });
    expect(await kept.of(id, everywhere)).toMatchObject({ everywhere: true, filters: { content: '-mature' } });
    expect(await kept.of(id, inNaruto)).toMatchObject({ everywhere: true, fandom: false, filters: { content: '-mature' } });
    expect(await kept.of(id, inNaruto)).toMatchObject({ sort: 'words' });
    await kept.keep(id, { fandomId: 'naruto', filters: new URLSearchParams('from=10k&fandom=naruto') });
    expect(await kept.of(id, inNaruto)).toMatchObject({ sort: 'latest' });
    expect((await kept.of(id, inNaruto)).filters).toEqual({ from: '10000', fandom: undefined });
    expect((await kept.of(id, everywhere)).filters).toMatchObject({ content: '-mature' });
    expect(await kept.list(id)).toEqual([
      { fandomId: undefined, query: 'sort=words&content=-mature' },
      { fandomId: 'naruto', query: 'from=10000' },
    ]);
    await kept.forget(id, 'naruto');
    await kept.forget(id, 'naruto');
    expect(await kept.of(id, inNaruto)).toMatchObject({ everywhere: true, fandom: false, filters: { content: '-mature' } });
  });

  it('are listed, and begin lists, with the tags as which theirs count by now', async () => {
    const kept = createKeptFilters({ db: database.db, clock });
    const { id } = await makePlayer(database, clock, 'Mara');
    await database.execute(`
      insert into tag (id, kind, name, key, canonical_id, created_at) overriding system value
        values (7, 'freeform', 'Tea', 'tea', null, now()), (8, 'freeform', 'Chai', 'chai', 7, now())`);
    await kept.keep(id, { fandomId: undefined, filters: new URLSearchParams('tags=-8,9') });
    await kept.keep(id, { fandomId: 'naruto', filters: new URLSearchParams('tags=8,7') });
    expect(await kept.list(id)).toEqual([
      { fandomId: undefined, query: new URLSearchParams({ tags: '-7,9' }).toString() },
      { fandomId: 'naruto', query: 'tags=7' },
    ]);
    expect((await kept.of(id, { arena: undefined })).filters).toMatchObject({ tags: '-7,9' });
    expect((await kept.of(id, { arena: 'fan_fic', fandomId: 'naruto' })).filters).toMatchObject({ tags: '7' });
  });

  it('may be an order alone', async () => {
    const kept = createKeptFilters({ db: database.db, clock });
    const { id } = await makePlayer(database, clock, 'Mara');
    await kept.keep(id, { fandomId: undefined, filters: new URLSearchParams('sort=words') });
    expect(await kept.list(id)).toEqual([{ fandomId: undefined, query: 'sort=words' }]);
    expect(await kept.of(id, { arena: undefined })).toEqual({ everywhere: true, fandom: false, filters: {}, sort: 'words' });
    await expect(kept.keep(id, { fandomId: undefined, filters: new URLSearchParams('sort=latest') })).rejects.toThrow(texts.nothing);
  });

  it('are filters, and for a fandom that can be', async () => {
    const kept = createKeptFilters({ db: database.db, clock });
    const { id } = await makePlayer(database, clock, 'Mara');
    await expect(kept.keep(id, { fandomId: undefined, filters: new URLSearchParams('fandom=naruto&x=1') })).rejects.toThrow(texts.nothing);
    await expect(kept.keep(id, { fandomId: 'a/b\0', filters: new URLSearchParams('from=10k') })).rejects.toThrow(texts.noFandom);
  });
});
