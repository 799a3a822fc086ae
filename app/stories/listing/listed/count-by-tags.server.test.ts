import { expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { makeStory } from '../../testing/make-story';
import { countByTags, MOST_COUNTED } from './count-by-tags.server';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});

async function tagged(authorId: string, ...names: string[]) {
  const storyId = await makeStory(database, clock, { author_id: authorId });
  const tags = names.map((name) => ({ kind: 'freeform' as const, name }));
  await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags, now: clock.now() }));
  return storyId;
}

it('counts by tags what a reader finds who mutes, blocks or hides, and nothing for others', async () => {
  const [mara, ivo, ada] = [
    await makePlayer(database, clock, 'Mara'),
    await makePlayer(database, clock, 'Ivo'),
    await makePlayer(database, clock, 'Ada'),
  ];
  await tagged(mara.id, 'Tea', 'Rain');
  await tagged(mara.id, 'Tea');
  const hidden = await tagged(ivo.id, 'Tea');
  const rows = await database.db.selectFrom('tag').select(['id', 'name']).where('name', 'in', ['Tea', 'Rain']).execute();
  const tags = rows.map(({ id }) => ({ id, stories: 3 }));
  const counted = async (viewerId: string) => {
    const counts = await countByTags(database.db, { tags, viewerId });
    return counts && Object.fromEntries(rows.map(({ id, name }) => [name, counts.get(id)]));
  };
  expect(await counted(ada.id)).toBeUndefined();
  const block = { player_id: ada.id, other_id: mara.id, kind: 'mute', created_at: clock.now() } as const;
  await database.db.insertInto('player_block').values(block).execute();
  expect(await counted(ada.id)).toEqual({ Tea: 1, Rain: 0 });
  await database.db.updateTable('player_block').set({ kind: 'block' }).execute();
  expect(await counted(mara.id)).toEqual({ Tea: 3, Rain: 1 });
  await database.db.deleteFrom('player_block').execute();
  await database.db.insertInto('hidden_story').values({ player_id: ada.id, story_id: hidden, hidden_at: clock.now() }).execute();
  expect(await counted(ada.id)).toEqual({ Tea: 2, Rain: 1 });
});

it('counts no more stories than one page may cost, of all tags together: the first that fit', async () => {
  const [mara, ada] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ada')];
  const hidden = await tagged(mara.id, 'Tea', 'Rain', 'Fog');
  await database.db.insertInto('hidden_story').values({ player_id: ada.id, story_id: hidden, hidden_at: clock.now() }).execute();
  const rows = await database.db.selectFrom('tag').select(['id', 'name']).where('name', 'in', ['Tea', 'Rain', 'Fog']).execute();
  const [tea = 0, rain = 0, fog = 0] = ['Tea', 'Rain', 'Fog'].map((name) => rows.find((row) => row.name === name)?.id);
  const counted = (...stories: number[]) => {
    const tags = [tea, rain, fog].map((id, index) => ({ id, stories: stories[index] ?? 0 }));
    return countByTags(database.db, { tags, viewerId: ada.id });
  };
  expect(await counted(MOST_COUNTED - 1, 2, 1)).toEqual(new Map([tea, fog].map((id) => [id, 0])));
  expect(await counted(MOST_COUNTED + 1, 2, 1)).toEqual(new Map([rain, fog].map((id) => [id, 0])));
});
