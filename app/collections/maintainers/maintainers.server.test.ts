import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { storyForReading } from '~/stories/reading/read-story.server';
import { sharedCollectionsPersonalData } from '../personal-data.server';
import type { ShownShared } from '../server/read.server';
import { onCollectionsFixture } from '../testing/collections-fixture';
import { texts } from '../texts';

const fixture = onCollectionsFixture();

async function know(one: { id: string }, other: { id: string }): Promise<void> {
  const values = { follower_id: one.id, followed_id: other.id, created_at: fixture.clock.now() };
  await fixture.database.db.insertInto('player_follow').values(values).execute();
}

/** A collection of Kay's that Mara maintains, too. */
async function shared(settled: Parameters<typeof fixture.start>[0] = {}): Promise<ShownShared> {
  const collection = await fixture.start(settled);
  await know(fixture.kay, fixture.mara);
  await fixture.shared.invite(fixture.kay.id, collection.id, 'Mara');
  await fixture.shared.answer(fixture.mara.id, collection.id, true);
  return collection;
}

const settingsOf = ({ slug, moderated, proposals, closesAt, worksAt, authorsAt }: ShownShared) => ({
  ...{ title: 'Snow', slug, summary: '', notes: '', moderated, proposals, closesAt, worksAt, authorsAt },
});

describe('a maintainer', () => {
  it('is a player whom another knows, and begins once they accept', async () => {
    const { kay, mara, ivo, database } = fixture;
    const collection = await fixture.start({ moderated: true });
    const invite = (name: string) => fixture.shared.invite(kay.id, collection.id, name);
    await expect(invite('Mara')).rejects.toThrow(texts.maintainers.unknown);
    await know(mara, kay);
    await invite('Mara');
    await expect(invite('Mara')).rejects.toThrow(texts.maintainers.already);
    expect(await fixture.shared.find({ address: collection.id, viewerId: mara.id })).toMatchObject({ maintains: false, invited: true });
    const { rows } = await database.execute('select kind from notice where player_id = $1', [mara.id]);
    expect(rows).toEqual([{ kind: 'collection-maintain' }]);
    await expect(fixture.shared.change(mara.id, collection.id, settingsOf(collection))).rejects.toThrow(texts.notMaintainer);
    await expect(fixture.shared.answer(ivo.id, collection.id, true)).rejects.toThrow(texts.maintainers.gone);
    await fixture.shared.answer(mara.id, collection.id, true);
    const found = await fixture.shared.find({ address: collection.id, viewerId: mara.id });
    expect(found).toMatchObject({ maintains: true, own: false, maintainers: [{ name: 'Kay' }, { name: 'Mara' }] });
  });

  it('does all that the one who started it does, but deletes nothing and removes nobody', async () => {
    const { kay, mara, ivo } = fixture;
    const collection = await shared({ moderated: true, worksAt: new Date(fixture.clock.now().getTime() + DAY_MS) });
    const storyId = await fixture.write(ivo, 'Frost', { word_count: 4 });
    await fixture.shared.add({ playerId: ivo.id, collectionId: collection.id, storyId });
    // They read what waits, and decide about it.
    expect(await storyForReading(fixture.database.db, storyId, mara.id)).toBeDefined();
    await fixture.shared.decide({ playerId: mara.id, collectionId: collection.id, storyId }, 'in');
    await fixture.shared.change(mara.id, collection.id, settingsOf(collection));
    await expect(fixture.shared.remove(mara.id, collection.id)).rejects.toThrow(texts.notOwner);
    await expect(fixture.shared.removeMaintainer(mara.id, collection.id, kay.id)).rejects.toThrow(texts.notOwner);
    const maintained = await fixture.shared.maintainedBy(mara.id);
    expect(maintained.map(({ title }) => title)).toEqual(['Snow']);
  });

  it('leaves, or is removed, and reads nothing more that waits; who started it stays', async () => {
    const { kay, mara, ivo, database } = fixture;
    const worksAt = new Date(fixture.clock.now().getTime() + DAY_MS);
    const collection = await shared({ worksAt });
    const storyId = await fixture.write(ivo, 'Frost', { word_count: 4 });
    await fixture.shared.add({ playerId: ivo.id, collectionId: collection.id, storyId });
    await expect(fixture.shared.leave(kay.id, collection.id)).rejects.toThrow(texts.maintainers.ownerStays);
    await fixture.shared.leave(mara.id, collection.id);
    expect(await storyForReading(database.db, storyId, mara.id)).toBeUndefined();
    await fixture.shared.invite(kay.id, collection.id, 'Mara');
    await fixture.shared.answer(mara.id, collection.id, true);
    await fixture.shared.removeMaintainer(kay.id, collection.id, mara.id);
    expect(await fixture.shared.find({ address: collection.id, viewerId: mara.id })).toMatchObject({ maintains: false, invited: false });
  });

  it('hears nothing from people whom they block', async () => {
    const { kay, mara, database, clock } = fixture;
    await know(kay, mara);
    await database.db
      .insertInto('player_block')
      .values({ player_id: mara.id, other_id: kay.id, kind: 'block', created_at: clock.now() })
      .execute();
    const collection = await fixture.start();
    await fixture.shared.invite(kay.id, collection.id, 'Mara');
    expect((await database.execute('select from notice where player_id = $1', [mara.id])).rows).toEqual([]);
    await expect(fixture.shared.answer(mara.id, collection.id, true)).rejects.toThrow(texts.maintainers.gone);
  });

  it('goes on with the collection when the one who started it deletes their account', async () => {
    const { kay, mara, ivo, database, clock } = fixture;
    const collection = await shared({ worksAt: new Date(clock.now().getTime() + DAY_MS) });
    const storyId = await fixture.write(ivo, 'Frost', { word_count: 4 });
    await fixture.shared.add({ playerId: ivo.id, collectionId: collection.id, storyId });
    await database.db.transaction().execute(async (trx) => {
      await sharedCollectionsPersonalData.forget?.(trx, { playerId: kay.id, works: 'keep', addressHash: '', now: clock.now() });
      await trx.deleteFrom('player').where('id', '=', kay.id).execute();
    });
    const found = await fixture.shared.find({ address: collection.id, viewerId: mara.id });
    expect(found).toMatchObject({ own: true, waiting: 1, maintainers: [{ name: 'Mara' }] });
  });
});
