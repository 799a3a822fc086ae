import { describe, expect, it } from 'vitest';
import { ANONYMOUS } from '~/accounts/anonymous';
import { storiesPersonalData } from '~/stories/personal-data.server';
import { storyForReading } from '~/stories/reading/read-story.server';
import { sharedCollectionsPersonalData } from '../personal-data.server';
import { onCollectionsFixture } from '../testing/collections-fixture';

const fixture = onCollectionsFixture();

describe('a story of an author who deletes their account and leaves their works', () => {
  it.each([
    { hides: 'nothing', settled: {}, story: {} },
    { hides: 'names', settled: { authorsAt: new Date('2100-01-01') }, story: { status: 'draft' } },
  ] as const)('stays in a collection that hides $hides, until its maintainers take it out', async ({ settled, story }) => {
    const { mara, kay, clock, shared, database } = fixture;
    const collection = await fixture.start(settled);
    const storyId = await fixture.write(mara, 'Frost', { word_count: 4, ...story });
    await shared.add({ playerId: mara.id, collectionId: collection.id, storyId });
    await database.db.transaction().execute(async (trx) => {
      const leaving = { playerId: mara.id, works: 'keep', addressHash: '', now: clock.now() } as const;
      for (const { forget } of [storiesPersonalData, sharedCollectionsPersonalData]) await forget?.(trx, leaving);
      await trx.updateTable('story').set({ author_id: null }).where('author_id', '=', mara.id).execute();
      await trx.deleteFrom('player').where('id', '=', mara.id).execute();
    });
    await shared.turn();
    expect(await fixture.seen(collection)).toEqual([`Frost, ${ANONYMOUS}`]);
    expect(await shared.maintainedWorks(collection.id)).toMatchObject([{ author: ANONYMOUS, state: 'in', unnamed: false }]);
    await shared.decide({ playerId: kay.id, collectionId: collection.id, storyId }, 'declined');
    expect(await fixture.seen(collection)).toEqual([]);
    expect(await storyForReading(database.db, storyId, undefined)).toBeDefined();
  });

  it('is held back for nobody where a process of an older version deletes it', async () => {
    const { mara, shared, database } = fixture;
    const collection = await fixture.start({ authorsAt: new Date('2100-01-01') });
    const storyId = await fixture.write(mara, 'Frost', { word_count: 4, status: 'draft' });
    await shared.add({ playerId: mara.id, collectionId: collection.id, storyId });
    await database.execute('delete from player where id = $1', [mara.id]);
    expect(await shared.maintainedWorks(collection.id)).toMatchObject([{ author: ANONYMOUS, state: 'in', unnamed: false }]);
  });
});
