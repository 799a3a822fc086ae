import { expect, it, vi } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { DatabaseAway } from '~/platform/database/database-away';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { whileWaiting } from '~/platform/testing/database/while-waiting';
import { putIn } from '../server/put-in.server';
import type { ShownShared } from '../server/read.server';
import { createSharedCollections } from '../shared-collections.server';
import { onCollectionsFixture } from '../testing/collections-fixture';
import { bringOut, type CollectionProgress } from './held-works.server';
import { giveAllBack, revealDue } from './reveal.server';

const fixture = onCollectionsFixture();

/** A collection that holds back Frost by Mara, and Thaw by Ivo, until tomorrow. */
async function holding(): Promise<{ collection: ShownShared; frost: string; thaw: string }> {
  const { mara, ivo, clock, shared } = fixture;
  const collection = await fixture.start({ worksAt: new Date(clock.now().getTime() + DAY_MS) });
  const ids: string[] = [];
  for (const [author, title] of [[mara, 'Frost'] as const, [ivo, 'Thaw'] as const]) {
    const storyId = await fixture.write(author, title, { word_count: 4 });
    await shared.add({ playerId: author.id, collectionId: collection.id, storyId });
    ids.push(storyId);
  }
  const [frost = '', thaw = ''] = ids;
  return { collection, frost, thaw };
}

/** Progress that cannot count for some. */
function failingFor(authors: readonly { id: string }[], error: Error): CollectionProgress {
  return {
    async countStoryPublished(trx, playerId, delta) {
      if (authors.some(({ id }) => id === playerId)) throw error;
      await fixture.progress.countStoryPublished(trx, playerId, delta);
    },
  };
}

it('a story that cannot come out is logged and keeps no other back, and comes out once it can', async () => {
  const { database, clock, mara } = fixture;
  const { collection, frost } = await holding();
  clock.advance(DAY_MS);
  const log = { error: vi.fn() };
  await revealDue({ db: database.db, progress: failingFor([mara], new Error('It cannot be counted.')), log }, clock.now());
  expect(log.error.mock.calls).toEqual([[expect.objectContaining({ storyId: frost }), expect.any(String)]]);
  expect(await fixture.seen(collection)).toEqual(['Thaw, Ivo']);
  await fixture.shared.turn();
  expect(await fixture.seen(collection)).toEqual(['Frost, Mara', 'Thaw, Ivo']);
});

it('a collection is shown to visitors although a story of it cannot come out', async () => {
  const { database, clock, mara } = fixture;
  const { db } = database;
  const { collection } = await holding();
  clock.advance(DAY_MS);
  const progress = failingFor([mara], new Error('It cannot be counted.'));
  const shared = createSharedCollections({
    ...{ db, clock, progress, limiter: createRateLimiter(db, clock, 'secret') },
    log: { error: vi.fn() },
  });
  expect(await shared.find({ address: collection.slug, viewerId: undefined })).toMatchObject({ waiting: 1, works: 1 });
});

it('a collection that is deleted while its stories come out keeps them back, and no error is logged', async () => {
  const { database, clock, progress, mara } = fixture;
  const { db } = database;
  const { collection, frost } = await holding();
  clock.advance(DAY_MS);
  const log = { error: vi.fn() };
  await whileWaiting(database, {
    first: (trx) => trx.selectFrom('collection').select('id').where('id', '=', collection.id).forUpdate().execute(),
    other: () => revealDue({ db, progress, log }, clock.now()),
    next: async (trx) => {
      await giveAllBack(trx, collection.id);
      await trx.deleteFrom('collection').where('id', '=', collection.id).execute();
    },
  });
  expect(log.error).not.toHaveBeenCalled();
  expect(await fixture.readersOf(frost)).toEqual([mara.name]);
});

it('nothing more is tried while the database is away', async () => {
  const { database, clock, mara, ivo } = fixture;
  await holding();
  clock.advance(DAY_MS);
  const progress = failingFor([mara, ivo], new DatabaseAway());
  const counted = vi.spyOn(progress, 'countStoryPublished');
  const log = { error: vi.fn() };
  await expect(revealDue({ db: database.db, progress, log }, clock.now())).rejects.toThrow(DatabaseAway);
  expect(counted).toHaveBeenCalledOnce();
});

it('stories come out while one of them is rated, which changes the progress of their authors', async () => {
  const { database, clock, shared, mara, ivo } = fixture;
  const { collection, thaw } = await holding();
  clock.advance(DAY_MS);
  await whileWaiting(database, {
    first: (trx) => trx.selectFrom('story').select('id').where('id', '=', thaw).forUpdate().execute(),
    other: () => shared.turn(),
    next: (trx) => trx.updateTable('player_progress').set({ games_played: 1 }).where('player_id', 'in', [mara.id, ivo.id]).execute(),
  });
  expect(await fixture.seen(collection)).toEqual(['Thaw, Ivo', 'Frost, Mara']);
});

it('a view of a collection reads no more once everything is out than while nothing is due', async () => {
  const { database, clock, progress } = fixture;
  const { collection } = await holding();
  let statements = 0;
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const shared = createSharedCollections({
    ...{ db, clock, progress, limiter: createRateLimiter(db, clock, 'secret') },
    log: { error: vi.fn() },
  });
  const view = async () => {
    statements = 0;
    const found = await shared.find({ address: collection.slug, viewerId: undefined });
    return { works: found?.works, statements };
  };
  const before = await view();
  clock.advance(DAY_MS);
  expect(await view()).toMatchObject({ works: 2 });
  expect(await view()).toEqual({ works: 2, statements: before.statements });
});

it('a view shows what another process brings out meanwhile', async () => {
  const { database, clock, progress, shared } = fixture;
  const { collection, frost, thaw } = await holding();
  clock.advance(DAY_MS);
  const seen = await whileWaiting(database, {
    first: (trx) => trx.selectFrom('collection').select('id').where('id', '=', collection.id).forUpdate().execute(),
    other: () => shared.find({ address: collection.slug, viewerId: undefined }),
    next: async (trx) => {
      for (const [storyId, author] of [
        [frost, fixture.mara],
        [thaw, fixture.ivo],
      ] as const) {
        const tools = { trx, progress, now: clock.now() };
        await bringOut(tools, { collectionId: collection.id, storyId, playerId: author.id }, true);
        await putIn(trx, { ...collection, maintainerIds: [], hidden: false }, storyId, clock.now());
      }
    },
  });
  expect(seen).toMatchObject({ waiting: 0, works: 2 });
});
