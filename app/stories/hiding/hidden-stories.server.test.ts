import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { listStories } from '../listing/list-stories.server';
import { listFacets } from '../listing/listed/facets.server';
import { makeStory } from '../testing/make-story';
import { createHiddenStories } from './hidden-stories.server';
import { MOST_HIDDEN, hiddenStoryTexts as texts } from './texts';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});

async function world() {
  const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
  const storyId = await makeStory(database, clock, { title: 'hidden', author_id: mara.id });
  await makeStory(database, clock, { title: 'plain', author_id: mara.id });
  const titles = async (viewerId: string | undefined, filters = {}) =>
    (await listStories(database.db, { sort: 'latest', viewerId, filters })).cards.map(({ title }) => title).sort();
  return { mara, ivo, storyId, titles, hidden: createHiddenStories({ db: database.db, clock }) };
}

describe('a story that a reader hides', () => {
  it('is in no list and no count of theirs, but in those of others, until they show it again', async () => {
    const { mara, ivo, storyId, titles, hidden } = await world();
    await hidden.hide(ivo.id, storyId);
    await hidden.hide(ivo.id, storyId);
    for (const filters of [{}, { length: 'short' as const }, { content: '-mature' }]) {
      expect(await titles(ivo.id, filters)).toEqual(['plain']);
      for (const others of [mara.id, undefined]) expect(await titles(others, filters)).toEqual(['hidden', 'plain']);
    }
    expect(await listFacets(database.db, { viewerId: ivo.id })).toMatchObject({ stories: 1 });
    expect(await hidden.list(ivo.id)).toMatchObject([{ id: storyId, title: 'hidden' }]);
    await hidden.show(ivo.id, storyId);
    expect(await titles(ivo.id)).toEqual(['hidden', 'plain']);
    expect(await hidden.list(ivo.id)).toEqual([]);
  });

  it('is another’s, published and one that they are shown', async () => {
    const { mara, ivo, storyId, hidden } = await world();
    const draft = await makeStory(database, clock, { author_id: mara.id, status: 'draft', published_at: null });
    const mature = await makeStory(database, clock, { author_id: mara.id, content_rating: 'mature' });
    for (const [playerId, id] of [
      [mara.id, storyId],
      [ivo.id, draft],
      [ivo.id, mature],
      [ivo.id, 'no story'],
    ] as const) {
      await expect(hidden.hide(playerId, id)).rejects.toThrow(texts.missing);
    }
  });

  it('is none that they write with others or under another name, nor are these taken out of their lists by a tag', async () => {
    const { mara, ivo, hidden, titles } = await world();
    const pen = await makePenName(database, clock, ivo.id, 'Juniper Vale');
    const joint = await makeStory(database, clock, { title: 'joint', author_id: mara.id });
    const signed = await makeStory(database, clock, { title: 'signed', author_id: pen.id });
    const [now, tags] = [clock.now(), [{ kind: 'freeform' as const, name: 'Tea' }]];
    const rights = { player_id: ivo.id, invited_by: null, invited_at: now, joined_at: now };
    const others = await makeStory(database, clock, { title: 'tea of others', author_id: mara.id });
    for (const story_id of [joint, signed])
      await database.db
        .insertInto('co_author')
        .values({ ...rights, story_id })
        .execute();
    for (const storyId of [joint, signed, others]) {
      await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags, now }));
    }
    await database.execute(`insert into hidden_tag (player_id, tag_id, hidden_at) select $1, id, $2 from tag where name = 'Tea'`, [
      ivo.id,
      now,
    ]);
    expect(await titles(ivo.id)).toEqual(['hidden', 'joint', 'plain', 'signed']);
    for (const id of [joint, signed]) await expect(hidden.hide(ivo.id, id)).rejects.toThrow(texts.missing);
  });

  it(`is one of ${MOST_HIDDEN} at most`, async () => {
    const { ivo, mara, storyId, hidden } = await world();
    await database.execute(
      `with made as (
         insert into story (id, arena, status, author_id, title, body, created_at, updated_at, published_at)
         select gen_random_uuid(), 'creative_writing', 'published', $2, 'One', 'One.', now(), now(), now() from generate_series(1, $3::integer) returning id)
       insert into hidden_story (player_id, story_id, hidden_at) select $1, id, now() from made`,
      [ivo.id, mara.id, MOST_HIDDEN],
    );
    await expect(hidden.hide(ivo.id, storyId)).rejects.toThrow(texts.full);
  });
});
