import { expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { whileWaiting } from '~/platform/testing/database/while-waiting';
import type { ShownShared } from '../server/read.server';
import { onCollectionsFixture } from '../testing/collections-fixture';
import { revealDue } from './reveal.server';

const fixture = onCollectionsFixture();

/** A collection that holds back Frost by Mara, and Thaw by Ivo, until tomorrow. */
async function holding(): Promise<{ collection: ShownShared; thaw: string }> {
  const { mara, ivo, clock, shared } = fixture;
  const collection = await fixture.start({ worksAt: new Date(clock.now().getTime() + DAY_MS) });
  const ids: string[] = [];
  for (const [author, title] of [[mara, 'Frost'] as const, [ivo, 'Thaw'] as const]) {
    const storyId = await fixture.write(author, title, { word_count: 4 });
    await shared.add({ playerId: author.id, collectionId: collection.id, storyId });
    ids.push(storyId);
  }
  return { collection, thaw: ids[1] ?? '' };
}

/** Brings out what is due, except what counts for one author. */
function revealExcept(author: { id: string }): Promise<void> {
  const { database, clock, progress } = fixture;
  return revealDue(
    {
      db: database.db,
      progress: {
        async countStoryPublished(trx, playerId, delta) {
          if (playerId === author.id) throw new Error('It cannot be counted.');
          await progress.countStoryPublished(trx, playerId, delta);
        },
      },
    },
    clock.now(),
  );
}

it('a story that cannot come out keeps no other back, and comes out once it can', async () => {
  const { collection } = await holding();
  fixture.clock.advance(DAY_MS);
  await expect(revealExcept(fixture.mara)).rejects.toThrow('It cannot be counted.');
  expect(await fixture.seen(collection)).toEqual(['Thaw, Ivo']);
  await fixture.shared.turn();
  expect(await fixture.seen(collection)).toEqual(['Frost, Mara', 'Thaw, Ivo']);
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
