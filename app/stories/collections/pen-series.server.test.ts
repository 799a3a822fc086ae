import { beforeEach, describe, expect, it } from 'vitest';
import { penNameTexts } from '~/accounts/pen-names/texts';
import { blockTexts } from '~/blocks/blocks';
import { createBlocksService } from '~/blocks/blocks.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { onTestDatabase, type TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import { notifyOfStory } from '../news/notify-of-story.server';
import { makeStory } from '../testing/make-story';
import { endCollectionFollowsBetween } from './collection-follows.server';
import { type CollectionsService, createCollections } from './collections.server';
import { collectedTexts, collectionTexts } from './texts';

/** Mara writes under her own name and as Juniper Vale; Ivo reads. */
let context: TestDatabaseFixture;
let collections: CollectionsService;
let [mara, ivo, pen] = [{ id: '' }, { id: '' }, { id: '' }];

onTestDatabase(async (ground) => {
  context = ground;
  const { database, clock } = ground;
  collections = createCollections({ db: database.db, clock });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
  pen = await makePenName(database, clock, mara.id, 'Juniper Vale');
});

const db = () => context.database.db;

async function write(title: string, authorId = mara.id, more = {}) {
  const id = await makeStory(context.database, context.clock, { author_id: authorId, title, ...more });
  const now = context.clock.now();
  const rights = { story_id: id, player_id: mara.id, pen_id: pen.id, invited_by: null, invited_at: now, joined_at: now };
  if (authorId === pen.id) await db().insertInto('co_author').values(rights).execute();
  return id;
}

const begin = (asked: { pen?: string; storyId?: string } = {}, playerId = mara.id) =>
  collections.make({ playerId, kind: 'series', title: 'The Gates', ...asked });
const owned = (collectionId: string, playerId = mara.id) => ({ playerId, kind: 'series' as const, collectionId });
const found = (id: string, viewerId?: string) => collections.find({ kind: 'series', id, viewerId });

describe('a series under a pen name', () => {
  it('names it alone, and is its person’s to change', async () => {
    const id = await begin({ storyId: await write('Signed', pen.id) });
    for (const viewer of [undefined, ivo.id]) {
      const shown = await found(id, viewer);
      expect(shown).toMatchObject({ owner: 'Juniper Vale', ownerId: pen.id, own: false, works: 1 });
      expect(JSON.stringify(shown)).not.toContain(mara.id);
    }
    expect(await found(id, mara.id)).toMatchObject({ own: true });
    const said = { title: 'Nine Gates', summary: 'Nine.', notes: '', complete: true, isPublic: true, fandomId: null };
    await collections.change(owned(id), said);
    expect(await found(id)).toMatchObject({ title: 'Nine Gates' });
    await expect(collections.change(owned(id, ivo.id), said)).rejects.toThrow(collectedTexts.notYours);
  });

  it('holds what stands under that name, and what stands under it is in no other series', async () => {
    const [own, signed] = [await write('Own'), await write('Signed', pen.id)];
    const [mine, theirs] = [await begin(), await begin({ pen: pen.id })];
    await expect(collections.put(owned(mine), signed)).rejects.toThrow(collectionTexts.series.storyMissing);
    await expect(collections.put(owned(theirs), own)).rejects.toThrow(collectionTexts.series.storyMissing);
    await collections.put(owned(mine), own);
    await collections.put(owned(theirs), signed);
    const offered = async (storyId?: string) =>
      (await collections.own({ playerId: mara.id, kind: 'series', storyId })).map(({ id, pen: name, hasStory }) => [id, name, hasStory]);
    expect(await offered(own)).toEqual([[mine, null, true]]);
    expect(await offered(signed)).toEqual([[theirs, 'Juniper Vale', true]]);
    expect(new Set((await offered()).map(([id]) => id))).toEqual(new Set([mine, theirs]));
    expect(await collections.own({ playerId: ivo.id, kind: 'series' })).toEqual([]);
  });

  it('is begun by the one whose name it is, while it is used', async () => {
    const signed = await write('Signed', pen.id);
    for (const other of [pen.id, mara.id]) await expect(begin({ pen: other }, ivo.id)).rejects.toThrow(penNameTexts.notYours);
    await expect(begin({ storyId: signed }, ivo.id)).rejects.toThrow(collectionTexts.series.storyMissing);
    const before = await begin({ pen: pen.id });
    await db().updateTable('player').set({ pen_retired_at: context.clock.now() }).where('id', '=', pen.id).execute();
    await expect(begin({ pen: pen.id })).rejects.toThrow(penNameTexts.notYours);
    await expect(begin({ storyId: signed })).rejects.toThrow(penNameTexts.notYours);
    await collections.put(owned(before), signed);
  });
});

describe('who follows a series under a pen name', () => {
  let series = '';
  beforeEach(async () => {
    series = await begin({ storyId: await write('Signed', pen.id) });
  });

  const publish = async () => {
    const draft = await write('Second', pen.id, { status: 'draft' });
    await collections.put(owned(series), draft);
    const now = context.clock.now();
    await db().updateTable('story').set({ status: 'published', published_at: now }).where('id', '=', draft).execute();
    await db()
      .transaction()
      .execute((trx) => notifyOfStory(trx, draft, now));
  };
  const told = () => db().selectFrom('notice').select(['player_id', 'kind', 'actor_id']).execute();

  it('is told of new parts by that name, and its person never', async () => {
    await expect(collections.follow(mara, series)).rejects.toThrow(collectedTexts.ownFollow);
    await collections.follow(ivo, series);
    await publish();
    expect(await told()).toEqual([{ player_id: ivo.id, kind: 'collected', actor_id: pen.id }]);
  });

  it('is refused by that name alone, and loses that name alone, at a block', async () => {
    const limiter = createRateLimiter(db(), context.clock, 'secret');
    const blocks = createBlocksService({ db: db(), clock: context.clock, limiter, endsBetween: [endCollectionFollowsBetween] });
    const own = await begin({ storyId: await write('Own') });
    for (const id of [own, series]) await collections.follow(ivo, id);
    await blocks.set(ivo, pen.id, 'block');
    await expect(collections.follow(ivo, series)).rejects.toThrow(blockTexts.stopped);
    const followed = await db().selectFrom('collection_follow').select('collection_id').where('player_id', '=', ivo.id).execute();
    expect(followed).toEqual([{ collection_id: own }]);
    await collections.follow(ivo, own);
  });
});
