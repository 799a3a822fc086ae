import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BlocksService, createBlocksService } from '~/blocks/blocks.server';
import { createBus } from '~/platform/bus/bus.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { makeStory } from '../testing/make-story';
import { type CollectionsService, createCollections } from './collections.server';

let database: OpenDatabase;
let clock: TestClock;
let collections: CollectionsService;
let blocks: BlocksService;
let mara: { id: string };
let ivo: { id: string };

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  const { db } = database;
  collections = createCollections({ db, clock });
  blocks = createBlocksService({ db, clock, limiter: createRateLimiter(db, clock, 'secret'), endsBetween: [] });
});

beforeEach(async () => {
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
});

const said = { title: 'For the night bus', summary: '', notes: '', complete: false, isPublic: true, fandomId: null };

async function write(title: string, more = {}) {
  clock.advance(1_000);
  return makeStory(database, clock, { author_id: mara.id, title, ...more });
}

async function listOf(...storyIds: string[]) {
  const collectionId = await collections.make({ playerId: ivo.id, kind: 'list', title: said.title });
  const own = { playerId: ivo.id, kind: 'list' as const, collectionId };
  for (const storyId of storyIds) await collections.put(own, storyId);
  return own;
}

async function shown(collectionId: string, viewerId?: string, ownTag?: string) {
  const found = await collections.find({ kind: 'list', id: collectionId, viewerId });
  if (!found) return undefined;
  const collection = { id: collectionId, ownTag };
  const asked = { kind: 'list' as const, collection, sort: undefined, filters: {}, cursor: undefined, viewerId };
  const { cards } = await collections.stories(asked);
  return cards.map(({ title, note }) => (note ? `${title}: ${note}` : title));
}

describe('a list', () => {
  it('is its owner’s alone until they let everybody see it, the latest added first', async () => {
    const own = await listOf(await write('First'), await write('Second'));
    expect(await shown(own.collectionId, ivo.id)).toEqual(['Second', 'First']);
    expect([await shown(own.collectionId), await shown(own.collectionId, mara.id)]).toEqual([undefined, undefined]);
    await expect(collections.follow(mara, own.collectionId)).rejects.toMatchObject({ status: 404 });
    await collections.change(own, said);
    expect(await shown(own.collectionId)).toEqual(['Second', 'First']);
    expect(await collections.find({ kind: 'series', id: own.collectionId, viewerId: ivo.id })).toBeUndefined();
  });

  it('has notes and tags of its owner’s own, by which it is narrowed', async () => {
    const [first, second] = [await write('First'), await write('Second')];
    const own = await listOf(first, second);
    await collections.change(own, said);
    await collections.say(own, first, { note: 'Read it twice.', ownTags: ['trains', 'quiet'] });
    expect(await shown(own.collectionId)).toEqual(['Second', 'First: Read it twice.']);
    expect(await shown(own.collectionId, undefined, 'quiet')).toEqual(['First: Read it twice.']);
    expect(await shown(own.collectionId, undefined, 'none')).toEqual([]);
    await expect(collections.say({ ...own, playerId: mara.id }, first, { note: '', ownTags: [] })).rejects.toMatchObject({ status: 403 });
    await expect(collections.say(own, first, { note: 'kike', ownTags: [] })).rejects.toMatchObject({ field: 'note' });
    await collections.takeOut(own, second);
    await expect(collections.say(own, second, { note: 'Gone.', ownTags: [] })).rejects.toMatchObject({ status: 404 });
  });

  it('leaves out for each reader what lists leave out for them', async () => {
    const [open, mature] = [await write('Open'), await write('Late', { content_rating: 'mature', author_id: ivo.id })];
    const own = await listOf(open, mature);
    await collections.change(own, said);
    const reader = await makePlayer(database, clock, 'Reader');
    expect(await shown(own.collectionId, ivo.id)).toEqual(['Late', 'Open']);
    expect(await shown(own.collectionId, reader.id)).toEqual(['Open']);
    await blocks.set(reader, mara.id, 'mute');
    expect(await shown(own.collectionId, reader.id)).toEqual([]);
    await expect(collections.put(own, await write('Draft', { status: 'draft' }))).rejects.toMatchObject({ status: 404 });
  });

  it('is recommended to the readers of a fandom, except to those who do not see its owner', async () => {
    const own = await listOf(await write('First'));
    const crossover = await write('Second', { arena: 'fan_fic', fandom_id: 'dune' });
    await database.db
      .transaction()
      .execute((trx) => setStoryTags(trx, { storyId: crossover, tags: [{ kind: 'fandom', name: 'naruto' }], now: clock.now() }));
    await database.execute(`update tag set fandom_id = 'naruto' where name = 'naruto'`);
    const named = async (viewerId?: string) =>
      (await collections.recommended('naruto', viewerId)).map(({ title, works }) => [title, works]);
    await collections.change(own, { ...said, fandomId: 'naruto', isPublic: false });
    expect(await named()).toEqual([]);
    await collections.change(own, { ...said, fandomId: 'naruto' });
    expect(await named(), 'without a story of it').toEqual([]);
    await collections.put(own, crossover);
    expect(await collections.fandomsIn(own.collectionId, ivo.id)).toEqual(['dune', 'naruto']);
    expect(await named()).toEqual([[said.title, 2]]);
    await database.execute('update story set members_only = true where id = $1', [crossover]);
    expect([await named(), await named(ivo.id)]).toEqual([[], [[said.title, 2]]]);
    const third = await makePlayer(database, clock, 'Third');
    await blocks.set(ivo, third.id, 'block');
    expect([await named(third.id), await named(mara.id)]).toEqual([[], [[said.title, 2]]]);
  });

  it('is recommended to the readers of the fandom into which that of its owner was merged', async () => {
    const story = await write('First', { arena: 'fan_fic', fandom_id: '~Old' });
    const tags = [{ kind: 'fandom' as const, name: 'Old' }];
    await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId: story, tags, now: clock.now() }));
    const own = await listOf(story);
    await collections.change(own, { ...said, fandomId: '~Old' });
    const other = await write('Second', { arena: 'fan_fic', fandom_id: '~New' });
    await database.db
      .transaction()
      .execute((trx) => setStoryTags(trx, { storyId: other, tags: [{ kind: 'fandom', name: 'New' }], now: clock.now() }));
    await collections.put(own, other);
    await database.execute(`update tag set canonical_id = (select id from tag where name = 'New') where name = 'Old'`);
    expect((await collections.recommended('~New', undefined)).map(({ title }) => title)).toEqual([said.title]);
  });

  it('has changed only where something is different', async () => {
    const [first, second] = [await write('First'), await write('Second')];
    const own = await listOf(first, second);
    await collections.change(own, said);
    await collections.say(own, first, { note: 'Good.', ownTags: ['tea'] });
    const changedAt = async () => (await collections.find({ kind: 'list', id: own.collectionId, viewerId: ivo.id }))?.changedAt.getTime();
    const before = await changedAt();
    clock.advance(1_000);
    await collections.change(own, said);
    await collections.put(own, first);
    await collections.say(own, first, { note: 'Good.', ownTags: ['tea'] });
    await collections.takeOut(own, await write('Third'));
    await collections.move(own, second, 2);
    expect(await changedAt()).toBe(before);
    await collections.move(own, second, 1);
    expect(await changedAt()).toBe(clock.now().getTime());
  });

  it('tells its followers of each story that is added', async () => {
    const own = await listOf();
    await collections.change(own, said);
    await collections.follow(mara, own.collectionId);
    const third = await makePlayer(database, clock, 'Third');
    await collections.put(own, await write('Theirs', { author_id: third.id }));
    const { rows } = await database.execute('select kind, detail, actor_id from notice where player_id = $1', [mara.id]);
    expect(rows).toEqual([{ kind: 'collected', detail: 'list', actor_id: ivo.id }]);
  });

  it('tells nobody of a story whose author they do not see', async () => {
    const own = await listOf();
    await collections.change(own, said);
    const author = await makePlayer(database, clock, 'Author');
    const [muting, blocking, blocked, open] = [
      await makePlayer(database, clock, 'Muting'),
      await makePlayer(database, clock, 'Blocking'),
      await makePlayer(database, clock, 'Blocked'),
      await makePlayer(database, clock, 'Open'),
    ];
    for (const reader of [muting, blocking, blocked, open]) await collections.follow(reader, own.collectionId);
    await blocks.set(muting, author.id, 'mute');
    await blocks.set(blocking, author.id, 'block');
    await blocks.set(author, blocked.id, 'block');
    const storyId = await write('Theirs', { author_id: author.id });
    await collections.put(own, storyId);
    const { rows } = await database.execute('select player_id from notice where story_id = $1', [storyId]);
    expect(rows).toEqual([{ player_id: open.id }]);
  });
});

describe('the page of a player', () => {
  it('names the series and public lists that show its reader a story, those changed last first', async () => {
    const adult = await makePlayer(database, clock, 'Ada');
    await database.execute('update player set shows_mature = true, birth_year = 1980 where id = any($1)', [[adult.id, ivo.id]]);
    const publicList = async (title: string, ...storyIds: string[]) => {
      const own = await listOf(...storyIds);
      clock.advance(1_000);
      await collections.change(own, { ...said, title });
      return own;
    };
    await publicList('Plain', await write('First'), await write('Second', { content_rating: 'mature' }));
    await publicList('Mature', await write('Third', { content_rating: 'mature' }));
    await publicList('Empty');
    await listOf(await write('Fourth'));
    const named = async (viewerId?: string) =>
      (await collections.by({ ownerId: ivo.id, viewerId, isWhole: false })).map(({ kind, title, works }) => `${kind} ${title} ${works}`);
    expect(await named()).toEqual(['list Plain 1']);
    expect(await named(adult.id)).toEqual(['list Mature 1', 'list Plain 2']);
    await blocks.set(adult, mara.id, 'mute');
    expect(await named(adult.id)).toEqual([]);
    expect(await collections.by({ ownerId: mara.id, viewerId: undefined, isWhole: false })).toEqual([]);
  });

  it('is told of changes to them, for visitors, and not of private ones', async () => {
    const own = await listOf(await write('First'));
    const heard: string[] = [];
    const bus = createBus(database, { warn: () => undefined });
    bus.onTrigger('page_changed', { dispatch: (payload) => void heard.push(payload), onLink: () => undefined });
    await bus.start();
    const told = async () => {
      await database.execute(`select announce('page_changed', 'mark')`);
      // Messages keep their order, so whatever was announced before has come by then.
      await vi.waitFor(() => expect(heard).toContain('mark'));
      return heard.splice(0).includes(`author:${ivo.id}`);
    };
    await told();
    await collections.put(own, await write('Second'));
    expect(await told()).toBe(false);
    await collections.change(own, said);
    expect(await told()).toBe(true);
    await collections.put(own, await write('Third'));
    expect(await told()).toBe(true);
    await bus.stop();
  });

  it('changes for visitors with the stories of others while its player has a public list, also one that shows none', async () => {
    const first = await write('First');
    const own = await listOf(first);
    expect(await collections.tagsOf(ivo.id)).toEqual([]);
    await collections.change(own, said);
    await database.db.updateTable('story').set({ status: 'hidden' }).where('id', '=', first).execute();
    expect(await collections.by({ ownerId: ivo.id, viewerId: undefined, isWhole: false })).toEqual([]);
    expect(await collections.tagsOf(ivo.id)).toEqual(['stories']);
    expect(await collections.tagsOf(mara.id)).toEqual([]);
  });
});
