import { expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { whileWaiting } from '~/platform/testing/database/while-waiting';
import { removeStories } from '~/stories/own/delete-story.server';
import type { ShownShared } from '../server/read.server';
import { onCollectionsFixture } from '../testing/collections-fixture';
import { texts } from '../texts';

const fixture = onCollectionsFixture();

const changes: Record<string, (collection: ShownShared, storyId: string) => Promise<unknown>> = {
  'its author takes it out': ({ id }, storyId) => fixture.shared.withdraw({ playerId: fixture.mara.id, collectionId: id, storyId }),
  'a maintainer decides about it': ({ id }, storyId) =>
    expect(fixture.shared.decide({ playerId: fixture.kay.id, collectionId: id, storyId }, 'declined')).rejects.toThrow(texts.gone),
  'its collection ends': ({ id }) => fixture.shared.remove(fixture.kay.id, id),
};

it.each(Object.keys(changes))('a story is deleted while %s', async (what) => {
  const { mara, clock, shared, database } = fixture;
  const collection = await fixture.start({ authorsAt: new Date(clock.now().getTime() + DAY_MS) });
  const storyId = await fixture.write(mara, 'Frost', { word_count: 4, status: 'draft' });
  await shared.add({ playerId: mara.id, collectionId: collection.id, storyId });
  await whileWaiting(database, {
    first: (trx) => trx.selectFrom('story').select('id').where('id', '=', storyId).forUpdate().execute(),
    other: async () => changes[what]?.(collection, storyId),
    next: (trx) => removeStories(trx, [storyId], clock.now()),
  });
  expect((await database.execute('select 1 from shared_work')).rows).toEqual([]);
});
