import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createTagMarks } from '~/tags/marks/tag-marks.server';
import { NOTHING_SAID } from '../facts/story-facts';
import { listStories } from '../listing/list-stories.server';
import { listFacets } from '../listing/listed/facets.server';
import { notifyOfStory } from '../news/notify-of-story.server';
import { makeStory } from '../testing/make-story';
import { createStoryTagging } from './tagging.server';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});

async function tag(storyId: string, playerId: string, names: readonly string[]): Promise<void> {
  const tags = names.map((name) => ({ kind: 'freeform' as const, name }));
  await createStoryTagging({ db: database.db, clock, secret: 'secret' }).tag({ storyId, playerId }, { tags, facts: NOTHING_SAID });
}

/** Follows or hides a tag that stories carry. */
async function mark(playerId: string, name: string, intent: 'follow' | 'hide'): Promise<void> {
  await database.execute('update tag set story_count = 1 where name = $1', [name]);
  const row = await database.db.selectFrom('tag').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  await createTagMarks({ db: database.db, clock }).mark({ playerId, tagId: row.id, intent });
}

describe('a tag that a reader', () => {
  it('follows tells them once of each new story that has it, and nobody else', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    await tag(await makeStory(database, clock, { author_id: mara.id }), mara.id, ['Tea', 'Rain']);
    await mark(ivo.id, 'Tea', 'follow');
    await mark(ivo.id, 'Rain', 'follow');
    await mark(mara.id, 'Tea', 'follow');
    const told = async () =>
      (await database.db.selectFrom('notice').select(['player_id', 'kind', 'count']).execute()).map((row) => ({ ...row }));
    expect(await told()).toEqual([]);
    const story = await makeStory(database, clock, { author_id: mara.id });
    await tag(story, mara.id, ['Tea', 'Rain']);
    await tag(story, mara.id, ['Tea', 'Rain', 'Fog']);
    expect(await told()).toEqual([{ player_id: ivo.id, kind: 'tag', count: 1 }]);
    const old = new Date(clock.now().getTime() - 3 * 86_400_000);
    await tag(await makeStory(database, clock, { author_id: mara.id, published_at: old }), mara.id, ['Tea']);
    expect(await told()).toHaveLength(1);
  });

  it('follows tells them of stories that are published in the fandom of that name, too, whatever else they follow', async () => {
    const [mara, ivo, ada] = await Promise.all(['Mara', 'Ivo', 'Ada'].map((name) => makePlayer(database, clock, name)));
    if (!mara || !ivo || !ada) throw new Error('nobody there');
    await database.execute(`
      insert into tag (kind, name, key, canonical, fandom_id, created_at) values ('fandom', 'Naruto', 'naruto', true, 'naruto', now())`);
    const now = clock.now();
    for (const { id } of [ivo, ada]) await mark(id, 'Naruto', 'follow');
    await database.db
      .insertInto('fandom_follow')
      .values({ player_id: ada.id, fandom_id: 'naruto', followed_at: now, seen_at: now })
      .execute();
    const story = await makeStory(database, clock, { author_id: mara.id, arena: 'fan_fic', fandom_id: 'naruto', prompt: 'Naruto' });
    await database.db.transaction().execute((trx) => notifyOfStory(trx, story, now));
    await tag(story, mara.id, ['Tea']);
    const told = await database.db.selectFrom('notice').select(['player_id', 'kind', 'count']).orderBy('kind').execute();
    expect(told).toEqual([
      { player_id: ada.id, kind: 'fandom', count: 1 },
      { player_id: ivo.id, kind: 'tag', count: 1 },
    ]);
  });

  it('hides keeps a story from being told of, except by what follows it itself', async () => {
    const [mara, ivo, ada] = await Promise.all(['Mara', 'Ivo', 'Ada'].map((name) => makePlayer(database, clock, name)));
    if (!mara || !ivo || !ada) throw new Error('nobody there');
    const publish = async (names: readonly string[]) => {
      const id = await makeStory(database, clock, { author_id: mara.id, arena: 'fan_fic', fandom_id: 'naruto', prompt: 'Naruto' });
      await tag(id, mara.id, names);
      return id;
    };
    await publish(['Tea', 'Death']);
    for (const { id } of [ivo, ada]) {
      await mark(id, 'Tea', 'follow');
      await database.db
        .insertInto('fandom_follow')
        .values({ player_id: id, fandom_id: 'naruto', followed_at: clock.now(), seen_at: clock.now() })
        .execute();
    }
    await mark(ivo.id, 'Death', 'hide');
    const story = await publish(['Tea', 'Death']);
    const tell = () => database.db.transaction().execute((trx) => notifyOfStory(trx, story, clock.now()));
    await tell();
    const told = async () =>
      (await database.db.selectFrom('notice').select('player_id').distinct().where('story_id', '=', story).execute()).map(
        (row) => row.player_id,
      );
    expect(await told()).toEqual([ada.id]);
    await database.db.insertInto('player_follow').values({ follower_id: ivo.id, followed_id: mara.id, created_at: clock.now() }).execute();
    await tell();
    expect(new Set(await told())).toEqual(new Set([ada.id, ivo.id]));
  });

  it('or a fandom or a list that a reader follows tells of a Mature story only those who are shown it', async () => {
    const [mara, ivo, ada] = await Promise.all(['Mara', 'Ivo', 'Ada'].map((name) => makePlayer(database, clock, name)));
    if (!mara || !ivo || !ada) throw new Error('nobody there');
    await database.db.updateTable('player').set({ shows_mature: true, birth_year: 1980 }).where('id', '=', ada.id).execute();
    const inFandom = { author_id: mara.id, arena: 'fan_fic', fandom_id: 'naruto', prompt: 'Naruto' } as const;
    await tag(await makeStory(database, clock, inFandom), mara.id, ['Tea']);
    const story = await makeStory(database, clock, { ...inFandom, content_rating: 'mature' });
    await tag(story, mara.id, ['Tea']);
    const list = randomUUID();
    const [made_at, changed_at] = [clock.now(), clock.now()];
    await database.db
      .insertInto('collection')
      .values({ id: list, kind: 'list', owner_id: mara.id, title: 'Best', is_public: true, made_at, changed_at })
      .execute();
    await database.db
      .insertInto('collection_story')
      .values({ collection_id: list, owner_id: mara.id, story_id: story, place: 0, added_at: clock.now() })
      .execute();
    const follows: Readonly<Record<string, (playerId: string) => Promise<unknown>>> = {
      tag: (playerId) => mark(playerId, 'Tea', 'follow'),
      fandom: (player_id) =>
        database.db
          .insertInto('fandom_follow')
          .values({ player_id, fandom_id: 'naruto', followed_at: clock.now(), seen_at: clock.now() })
          .execute(),
      list: (player_id) =>
        database.db.insertInto('collection_follow').values({ player_id, collection_id: list, followed_at: clock.now() }).execute(),
    };
    for (const [followed, follow] of Object.entries(follows)) {
      for (const { id } of [ivo, ada]) await follow(id);
      await database.db.transaction().execute((trx) => notifyOfStory(trx, story, clock.now()));
      const told = await database.db.deleteFrom('notice').returning('player_id').execute();
      expect(told, followed).toEqual([{ player_id: ada.id }]);
      for (const table of ['tag_follow', 'fandom_follow', 'collection_follow', 'notice_cause'] as const)
        await database.db.deleteFrom(table).execute();
    }
  });

  it('hides takes its stories out of their lists and counts, but not out of others’, nor out of their own', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    await tag(await makeStory(database, clock, { title: 'with tea', author_id: mara.id }), mara.id, ['Tea']);
    await makeStory(database, clock, { title: 'plain', author_id: mara.id });
    for (const { id } of [mara, ivo]) await mark(id, 'Tea', 'hide');
    const titles = async (viewerId: string | undefined, filters = {}) =>
      (await listStories(database.db, { sort: 'latest', viewerId, filters })).cards.map(({ title }) => title).sort();
    for (const filters of [{}, { length: 'short' as const }, { content: '-mature' }]) {
      expect(await titles(ivo.id, filters)).toEqual(['plain']);
      expect(await titles(mara.id, filters)).toEqual(['plain', 'with tea']);
      expect(await titles(undefined, filters)).toEqual(['plain', 'with tea']);
    }
    expect(await listFacets(database.db, { viewerId: ivo.id })).toMatchObject({ stories: 1, tags: [] });
  });
});
