import { describe, expect, it } from 'vitest';
import { createBlocksService } from '~/blocks/blocks.server';
import { DAY_MS } from '~/platform/clock/durations';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { createCollections } from '~/stories/collections/collections.server';
import { onCollectionsFixture } from './testing/collections-fixture';
import { texts } from './texts';

const fixture = onCollectionsFixture();

const noticesOf = async (player: { id: string }) => {
  const { rows } = await fixture.database.execute('select kind, params from notice where player_id = $1 order by changed_at, kind', [
    player.id,
  ]);
  return rows.map(({ kind }) => kind);
};

describe('an open collection', () => {
  it('has what its members add, the latest first, and nobody else’s stories', async () => {
    const { shared, mara, ivo } = fixture;
    const collection = await fixture.start();
    const [first, second] = [await fixture.write(mara, 'Frost'), await fixture.write(ivo, 'Thaw')];
    await shared.add({ playerId: mara.id, collectionId: collection.id, storyId: first });
    await shared.add({ playerId: ivo.id, collectionId: collection.id, storyId: second });
    await shared.add({ playerId: ivo.id, collectionId: collection.id, storyId: second });
    expect(await fixture.seen(collection)).toEqual(['Thaw, Ivo', 'Frost, Mara']);
    await expect(shared.add({ playerId: ivo.id, collectionId: collection.id, storyId: first })).rejects.toThrow(texts.notYourStory);
    const draft = await fixture.write(mara, 'Draft', { status: 'draft' });
    await expect(shared.add({ playerId: mara.id, collectionId: collection.id, storyId: draft })).rejects.toThrow(texts.notYourStory);
    await shared.withdraw({ playerId: ivo.id, collectionId: collection.id, storyId: first });
    await shared.withdraw({ playerId: mara.id, collectionId: collection.id, storyId: first });
    expect(await fixture.seen(collection)).toEqual(['Thaw, Ivo']);
  });

  it('counts in the list of collections what each person finds on its page', async () => {
    const { shared, mara, ivo, kay, database, clock } = fixture;
    const collection = await fixture.start();
    await shared.add({ playerId: ivo.id, collectionId: collection.id, storyId: await fixture.write(ivo, 'Thaw') });
    const mute = { other_id: ivo.id, kind: 'mute' as const, created_at: clock.now() };
    await database.db
      .insertInto('player_block')
      .values([mara, kay].map(({ id }) => ({ ...mute, player_id: id })))
      .execute();
    for (const viewerId of [undefined, mara.id, ivo.id, kay.id]) {
      const page = await shared.find({ address: collection.slug, viewerId });
      const { collections } = await shared.list({ viewerId, cursor: null });
      expect(collections.find(({ id }) => id === collection.id)?.works).toBe(page?.works);
    }
    expect((await shared.list({ viewerId: mara.id, cursor: null })).collections[0]?.works).toBe(0);
  });

  it('takes stories until it closes, by the site’s clock', async () => {
    const { shared, mara, clock } = fixture;
    const collection = await fixture.start({ closesAt: new Date(clock.now().getTime() + DAY_MS) });
    const [early, late] = [await fixture.write(mara, 'Early'), await fixture.write(mara, 'Late')];
    await shared.add({ playerId: mara.id, collectionId: collection.id, storyId: early });
    clock.advance(DAY_MS);
    await expect(shared.add({ playerId: mara.id, collectionId: collection.id, storyId: late })).rejects.toThrow(texts.isClosed);
    expect(await fixture.seen(collection)).toEqual(['Early, Mara']);
  });

  it('tells those who follow it of each story once', async () => {
    const { shared, mara, ivo } = fixture;
    const collection = await fixture.start();
    await createCollections({ db: fixture.database.db, clock: fixture.clock }).follow(ivo, collection.id);
    const storyId = await fixture.write(mara, 'Frost');
    await shared.add({ playerId: mara.id, collectionId: collection.id, storyId });
    await shared.withdraw({ playerId: mara.id, collectionId: collection.id, storyId });
    await shared.add({ playerId: mara.id, collectionId: collection.id, storyId });
    expect(await noticesOf(ivo)).toEqual(['collected']);
  });

  it('takes nothing from an author between whom and its maintainer there is a block', async () => {
    const { shared, mara, kay, database, clock } = fixture;
    const collection = await fixture.start();
    const blocks = createBlocksService({
      db: database.db,
      clock,
      limiter: createRateLimiter(database.db, clock, 'secret'),
      endsBetween: [],
    });
    await blocks.set(kay, mara.id, 'block');
    const storyId = await fixture.write(mara, 'Frost');
    await expect(shared.add({ playerId: mara.id, collectionId: collection.id, storyId })).rejects.toMatchObject({ status: 403 });
  });
});

describe('a moderated collection', () => {
  it('shows a story once its maintainer has let it in, and tells both', async () => {
    const { shared, mara, kay, clock } = fixture;
    const collection = await fixture.start({ moderated: true });
    const [good, other] = [await fixture.write(mara, 'Frost'), await fixture.write(mara, 'Sand')];
    for (const storyId of [good, other]) {
      await shared.add({ playerId: mara.id, collectionId: collection.id, storyId });
      clock.advance(1_000);
    }
    expect(await fixture.seen(collection)).toEqual([]);
    expect((await shared.maintainedWorks(collection.id)).map(({ title, state }) => `${title}: ${state}`)).toEqual([
      'Frost: asked',
      'Sand: asked',
    ]);
    const decide = (playerId: string, storyId: string, state: 'in' | 'declined') =>
      shared.decide({ playerId, collectionId: collection.id, storyId }, state);
    await expect(decide(mara.id, good, 'in')).rejects.toThrow(texts.notMaintainer);
    await decide(kay.id, good, 'in');
    await decide(kay.id, other, 'declined');
    expect(await fixture.seen(collection)).toEqual(['Frost, Mara']);
    expect(await noticesOf(kay)).toEqual(['collection-asked']);
    expect(await noticesOf(mara)).toEqual(['collection-decided', 'collection-decided']);
    await expect(shared.add({ playerId: mara.id, collectionId: collection.id, storyId: other })).rejects.toThrow(texts.wasDeclined);
    await shared.withdraw({ playerId: mara.id, collectionId: collection.id, storyId: other });
    await expect(shared.add({ playerId: mara.id, collectionId: collection.id, storyId: other })).rejects.toThrow(texts.wasDeclined);
  });

  it('does not let a story in that was declined, from a page that does not show it yet', async () => {
    const { shared, mara, kay, clock } = fixture;
    const collection = await fixture.start({ moderated: true, worksAt: new Date(clock.now().getTime() + DAY_MS) });
    const work = { collectionId: collection.id, storyId: await fixture.write(mara, 'Frost', { status: 'draft', word_count: 4 }) };
    await shared.add({ playerId: mara.id, ...work });
    await shared.decide({ playerId: kay.id, ...work }, 'declined');
    const letIn = () => shared.decide({ playerId: kay.id, ...work }, 'in');
    await expect(letIn()).rejects.toMatchObject({ message: texts.staysDeclined, status: 409 });
    // Pressed twice, it is declined once.
    await shared.decide({ playerId: kay.id, ...work }, 'declined');
    clock.advance(DAY_MS);
    await expect(letIn()).rejects.toThrow(texts.staysDeclined);
    expect(await noticesOf(mara)).toEqual(['collection-decided']);
    expect(await fixture.readersOf(work.storyId)).toEqual(['Mara']);
    const { rows } = await fixture.database.execute('select from collection_story where story_id = $1', [work.storyId]);
    expect(rows).toEqual([]);
  });

  it('takes its maintainer’s own stories at once', async () => {
    const collection = await fixture.start({ moderated: true });
    const storyId = await fixture.write(fixture.kay, 'Mine');
    await fixture.shared.add({ playerId: fixture.kay.id, collectionId: collection.id, storyId });
    expect(await fixture.seen(collection)).toEqual(['Mine, Kay']);
  });
});

describe('the maintainer of a collection', () => {
  it('alone changes and deletes it; its stories stay', async () => {
    const { shared, mara, kay } = fixture;
    const collection = await fixture.start();
    const storyId = await fixture.write(mara, 'Frost');
    await shared.add({ playerId: mara.id, collectionId: collection.id, storyId });
    const said = {
      title: 'Snow',
      slug: 'snow',
      summary: 'White.',
      notes: 'Be kind.',
      moderated: true,
      proposals: false,
      closesAt: null,
      worksAt: null,
      authorsAt: null,
    };
    await expect(shared.change(mara.id, collection.id, said)).rejects.toThrow(texts.notMaintainer);
    await expect(shared.remove(mara.id, collection.id)).rejects.toThrow(texts.notMaintainer);
    expect(await shared.change(kay.id, collection.id, said)).toBe('snow');
    expect(await shared.find({ address: 'snow', viewerId: undefined })).toMatchObject({ title: 'Snow', notes: 'Be kind.', works: 1 });
    await shared.remove(kay.id, collection.id);
    expect(await shared.find({ address: 'snow', viewerId: kay.id })).toBeUndefined();
    expect((await fixture.database.execute('select from story where id = $1', [storyId])).rows).toHaveLength(1);
  });

  it('gives it an address that no other has', async () => {
    const { shared, mara } = fixture;
    const collection = await fixture.start({ title: 'Winter Tales' });
    expect(collection.slug).toBe('winter-tales');
    const same = { title: 'winter: tales!', slug: '', moderated: false, proposals: false, closesAt: null, worksAt: null, authorsAt: null };
    await expect(shared.make(mara.id, same)).rejects.toThrow(texts.slugTaken);
    await expect(shared.make(mara.id, { ...same, title: '雪' })).rejects.toThrow(texts.slugMissing);
    expect(await shared.make(mara.id, { ...same, slug: 'Winter Tales 2' })).toBe('winter-tales-2');
    const { collections } = await shared.list({ viewerId: undefined, cursor: null });
    expect(collections.map(({ slug }) => slug)).toContain('winter-tales');
  });
});

it('two people who start one with the same address at once leave one', async () => {
  const { shared, mara, ivo } = fixture;
  const started = { title: 'Rain', slug: 'rain', moderated: false, proposals: false, closesAt: null, worksAt: null, authorsAt: null };
  const made = await Promise.allSettled([shared.make(mara.id, started), shared.make(ivo.id, started)]);
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
