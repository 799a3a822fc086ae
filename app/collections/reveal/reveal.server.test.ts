import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANONYMOUS } from '~/accounts/anonymous';
import { DAY_MS } from '~/platform/clock/durations';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { leaveWork } from '~/stories/co-authors/leave-work.server';
import { createCollections } from '~/stories/collections/collections.server';
import { createKudos } from '~/stories/kudos/kudos.server';
import { listStories } from '~/stories/listing/list-stories.server';
import { hideStoriesOf } from '~/stories/own/hide-story.server';
import { createRatingsService } from '~/stories/ratings/ratings.server';
import { createReach } from '~/stories/reach/reach.server';
import { reachTexts } from '~/stories/reach/texts';
import { storyForReading } from '~/stories/reading/read-story.server';
import { sharedCollectionsPersonalData } from '../personal-data.server';
import type { ShownShared } from '../server/read.server';
import { onCollectionsFixture } from '../testing/collections-fixture';
import { texts } from '../texts';

const fixture = onCollectionsFixture();
const { readersOf } = fixture;

const later = (days: number) => new Date(fixture.clock.now().getTime() + days * DAY_MS);

async function add(by: { id: string }, collection: ShownShared, storyId: string): Promise<void> {
  await fixture.shared.add({ playerId: by.id, collectionId: collection.id, storyId });
}

async function storiesCountedFor({ id }: { id: string }): Promise<number> {
  const row = fixture.database.db.selectFrom('player_progress').select('stories_published').where('player_id', '=', id);
  return (await row.executeTakeFirst())?.stories_published ?? 0;
}

async function toldOf(storyId: string, player: { id: string }): Promise<string[]> {
  const { db } = fixture.database;
  const told = db.selectFrom('notice').select(['kind', 'actor_id']).where('player_id', '=', player.id).where('story_id', '=', storyId);
  return (await told.execute()).map(({ kind, actor_id: actorId }) => `${kind}${actorId === null ? '' : ' with a name'}`);
}

async function follow(follower: { id: string }, followed: { id: string }): Promise<void> {
  const values = { follower_id: follower.id, followed_id: followed.id, created_at: fixture.clock.now() };
  await fixture.database.db.insertInto('player_follow').values(values).execute();
}

describe('a collection that hides its stories', () => {
  it('shows each to its author and its maintainer alone until the moment comes, and to everybody from then on', async () => {
    const { mara, clock, shared } = fixture;
    const collection = await fixture.start({ worksAt: later(1) });
    const fresh = await fixture.write(mara, 'Frost', { status: 'draft', word_count: 4 });
    const seen = await fixture.write(mara, 'Thaw', { word_count: 4 });
    for (const storyId of [fresh, seen]) {
      await add(mara, collection, storyId);
      clock.advance(1_000);
      expect(await readersOf(storyId)).toEqual(['Kay', 'Mara']);
      expect(await storyForReading(fixture.database.db, storyId, mara.id)).toMatchObject({ heldBack: true });
    }
    clock.advance((collection.worksAt?.getTime() ?? 0) - clock.now().getTime() - 1);
    await shared.turn();
    expect(await fixture.seen(collection)).toEqual([]);
    expect(await shared.find({ address: collection.slug, viewerId: undefined })).toMatchObject({ waiting: 2, works: 0 });
    clock.advance(1);
    // Nobody waits for the job.
    expect(await shared.find({ address: collection.slug, viewerId: undefined })).toMatchObject({ waiting: 0, works: 2 });
    expect(await fixture.seen(collection)).toEqual(['Thaw, Mara', 'Frost, Mara']);
    expect(await readersOf(fresh)).toEqual(['Kay', 'Mara', 'Ivo', 'a visitor']);
  });

  it('brings each out once, whoever is first, and tells followers once', async () => {
    const { mara, ivo, clock, shared, database } = fixture;
    await follow(ivo, mara);
    const collection = await fixture.start({ worksAt: later(1) });
    const storyId = await fixture.write(mara, 'Frost', { status: 'draft', word_count: 4 });
    await add(mara, collection, storyId);
    expect(await toldOf(storyId, ivo)).toEqual([]);
    clock.advance(DAY_MS);
    await Promise.all([shared.turn(), shared.turn(), shared.find({ address: collection.slug, viewerId: ivo.id })]);
    expect(await toldOf(storyId, ivo)).toEqual(['story with a name']);
    expect(await storiesCountedFor(mara)).toBe(1);
    // A clock that is set back hides nothing that has appeared.
    clock.advance(-2 * DAY_MS);
    await shared.turn();
    const { rows } = await database.execute('select status from story where id = $1', [storyId]);
    expect(rows).toEqual([{ status: 'published' }]);
  });

  it('leaves its story to nobody else: its author says who reads it once it is out of the collection', async () => {
    const { mara, shared, database, clock, progress } = fixture;
    const collection = await fixture.start({ worksAt: later(1) });
    const storyId = await fixture.write(mara, 'Thaw', { word_count: 4 });
    await add(mara, collection, storyId);
    const reach = createReach({ db: database.db, clock, progress, orphanings: [] });
    await expect(reach.set({ storyId, playerId: mara.id }, 'library')).rejects.toThrow(reachTexts.inCollection);
    const other = await fixture.start({ title: 'Other', worksAt: later(1) });
    await expect(add(mara, other, storyId)).rejects.toThrow(texts.elsewhere);
    await shared.withdraw({ playerId: mara.id, collectionId: collection.id, storyId });
    expect(await readersOf(storyId)).toEqual(['Mara']);
    await reach.set({ storyId, playerId: mara.id }, 'library');
    expect(await readersOf(storyId)).toContain('a visitor');
  });
});

describe('a collection that hides its authors', () => {
  it('shows a story without its author wherever it is, and with them once the moment comes', async () => {
    const { mara, ivo, clock, shared, database } = fixture;
    await follow(ivo, mara);
    const collection = await fixture.start({ authorsAt: later(1) });
    const storyId = await fixture.write(mara, 'Frost', { status: 'draft', word_count: 4 });
    await add(mara, collection, storyId);
    const byMara = async () => (await listStories(database.db, { sort: 'latest', authorId: mara.id })).cards.map(({ title }) => title);
    expect(await fixture.seen(collection)).toEqual([`Frost, ${ANONYMOUS}`]);
    expect(await byMara()).toEqual([]);
    expect(await storiesCountedFor(mara)).toBe(0);
    expect(await toldOf(storyId, ivo)).toEqual([]);
    expect((await shared.maintainedWorks(collection.id)).map(({ author }) => author)).toEqual(['Mara']);
    const kudos = createKudos({ db: database.db, clock, limiter: createRateLimiter(database.db, clock, 'secret') });
    await expect(kudos.give({ playerId: mara.id }, storyId)).rejects.toMatchObject({ status: 403 });
    clock.advance(DAY_MS);
    await Promise.all([shared.turn(), shared.turn()]);
    expect(await fixture.seen(collection)).toEqual(['Frost, Mara']);
    expect(await byMara()).toEqual(['Frost']);
    expect(await storiesCountedFor(mara)).toBe(1);
    expect(await toldOf(storyId, ivo)).toEqual(['story with a name']);
  });

  it('names nobody while stories appear before their authors', async () => {
    const { mara, clock, shared } = fixture;
    const collection = await fixture.start({ worksAt: later(1), authorsAt: later(2) });
    await add(mara, collection, await fixture.write(mara, 'Frost', { status: 'draft', word_count: 4 }));
    clock.advance(DAY_MS);
    await shared.turn();
    expect(await fixture.seen(collection)).toEqual([`Frost, ${ANONYMOUS}`]);
    clock.advance(DAY_MS);
    await shared.turn();
    expect(await fixture.seen(collection)).toEqual(['Frost, Mara']);
  });

  it('takes no story that readers can know', async () => {
    const { mara, clock, database } = fixture;
    const collection = await fixture.start({ authorsAt: later(1) });
    await expect(add(mara, collection, await fixture.write(mara, 'Thaw', { word_count: 4 }))).rejects.toThrow(texts.alreadyNamed);
    // Others read it among the entries of a challenge, before its author took it back.
    const entered = await fixture.write(mara, 'Frost', { status: 'draft', word_count: 4 });
    await database.execute(
      `insert into challenge_week (starts_on, id, title, prompt) values ('2026-11-23', gen_random_uuid(), 'Gates', 'A gate.')`,
      [],
    );
    await database.execute(
      `insert into challenge_entry (id, week, player_id, title, body, word_count, content_rating, warnings, entered_at, updated_at, story_id)
       values ($1, '2026-11-23', $2, 'Frost', '', 4, 'general', '{}', $3, $3, $4)`,
      [randomUUID(), mara.id, clock.now(), entered],
    );
    await expect(add(mara, collection, entered)).rejects.toThrow(texts.alreadyNamed);
  });

  it('lets no series of its author lead to it', async () => {
    const { mara, database, clock } = fixture;
    const collection = await fixture.start({ authorsAt: later(1) });
    const storyId = await fixture.write(mara, 'Frost', { status: 'draft', word_count: 4 });
    await add(mara, collection, storyId);
    const collections = createCollections({ db: database.db, clock });
    await expect(collections.make({ kind: 'series', playerId: mara.id, title: 'Of Mine', storyId })).rejects.toThrow();
  });

  it('takes no stars of its author, and leaves all others to give them', async () => {
    const { mara, ivo, database, clock, progress } = fixture;
    const collection = await fixture.start({ authorsAt: later(1) });
    const storyId = await fixture.write(mara, 'Frost', { status: 'draft', word_count: 4 });
    await add(mara, collection, storyId);
    await database.db
      .insertInto('player_block')
      .values({ player_id: mara.id, other_id: ivo.id, kind: 'block', created_at: clock.now() })
      .execute();
    const ratings = createRatingsService({ db: database.db, clock, progress, secret: 'secret' });
    const rate = (playerId: string) => ratings.rateStory({ storyId, playerId, value: 5 });
    await expect(rate(mara.id)).rejects.toMatchObject({ reason: 'own-story' });
    // A block would say whose it is.
    expect(await rate(ivo.id)).toMatchObject({ authorXpChange: 0 });
  });

  it('leaves a Mature story to its author to read, whether they ask for such or not', async () => {
    const { mara, ivo, database } = fixture;
    const collection = await fixture.start({ authorsAt: later(1) });
    const storyId = await fixture.write(mara, 'Frost', { status: 'draft', word_count: 4, content_rating: 'mature' });
    await add(mara, collection, storyId);
    const reads = async ({ id }: { id: string }) => (await storyForReading(database.db, storyId, id)) !== undefined;
    expect([await reads(mara), await reads(ivo)]).toEqual([true, false]);
  });

  it('is hidden with its author by moderators, and shown again with them', async () => {
    const { mara, database } = fixture;
    const collection = await fixture.start({ authorsAt: later(1) });
    const storyId = await fixture.write(mara, 'Frost', { status: 'draft', word_count: 4 });
    await add(mara, collection, storyId);
    const hide = (hidden: boolean) => database.db.transaction().execute((trx) => hideStoriesOf(trx, mara.id, hidden));
    expect([await hide(true), await readersOf(storyId)]).toEqual([1, ['Mara']]);
    expect([await hide(false), await fixture.seen(collection)]).toEqual([1, [`Frost, ${ANONYMOUS}`]]);
  });

  it('gives a story back to its author alone, with their name: taken out, declined, or at the end of the collection', async () => {
    const { mara, kay, shared, database } = fixture;
    const ends: ((collectionId: string, storyId: string) => Promise<unknown>)[] = [
      (collectionId, storyId) => shared.withdraw({ playerId: mara.id, collectionId, storyId }),
      (collectionId, storyId) => shared.decide({ playerId: kay.id, collectionId, storyId }, 'declined'),
      (collectionId) => shared.remove(kay.id, collectionId),
      () =>
        database.db.transaction().execute(async (trx) => {
          await sharedCollectionsPersonalData.forget?.(trx, {
            playerId: kay.id,
            works: 'keep',
            addressHash: '',
            now: fixture.clock.now(),
          });
        }),
    ];
    for (const [index, end] of ends.entries()) {
      const collection = await fixture.start({ title: `Number ${index}`, authorsAt: later(1) });
      const storyId = await fixture.write(mara, 'Frost', { status: 'draft', word_count: 4 });
      await add(mara, collection, storyId);
      expect(await readersOf(storyId)).toContain('a visitor');
      await end(collection.id, storyId);
      expect(await readersOf(storyId)).toEqual(['Mara']);
      const { rows } = await database.execute('select author_id from story where id = $1', [storyId]);
      expect(rows).toEqual([{ author_id: mara.id }]);
    }
  });
});

describe('a story that several write', () => {
  let storyId = '';
  beforeEach(async () => {
    const { mara, ivo, clock, database, progress } = fixture;
    storyId = await fixture.write(mara, 'Frost', { word_count: 4 });
    await database.db.transaction().execute(async (trx) => {
      for (const { id } of [mara, ivo]) await progress.countStoryPublished(trx, id, 1);
      const now = clock.now();
      const joined = [mara, ivo].map(({ id }, place) => ({ player_id: id, joined_at: new Date(now.getTime() + place) }));
      const rows = joined.map((one) => ({ ...one, story_id: storyId, invited_by: null, invited_at: now }));
      await trx.insertInto('co_author').values(rows).execute();
    });
  });
  const counted = async () => [await storiesCountedFor(fixture.mara), await storiesCountedFor(fixture.ivo)];

  it('counts for none of them while it waits, and for each of them from then on', async () => {
    const { mara, clock, shared } = fixture;
    await add(mara, await fixture.start({ worksAt: later(1) }), storyId);
    expect(await counted()).toEqual([0, 0]);
    clock.advance(DAY_MS);
    await shared.turn();
    expect(await counted()).toEqual([1, 1]);
  });

  it('is as if the other one had added it once the one who did has left it', async () => {
    const { mara, clock, shared, database } = fixture;
    const collection = await fixture.start({ worksAt: later(1) });
    await add(mara, collection, storyId);
    await database.db.transaction().execute((trx) => leaveWork(trx, { storyId, playerId: mara.id, named: false }));
    expect((await shared.maintainedWorks(collection.id)).map(({ author }) => author)).toEqual(['Ivo']);
    // One who has left does not keep it back either.
    await database.db.updateTable('player').set({ hidden_at: clock.now() }).where('id', '=', mara.id).execute();
    clock.advance(DAY_MS);
    await shared.turn();
    expect(await counted()).toEqual([0, 1]);
  });
});
