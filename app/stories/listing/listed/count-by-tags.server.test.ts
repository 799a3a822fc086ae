import { expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { makeStory } from '../../testing/make-story';
import { countByTags } from './count-by-tags.server';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});

it('counts by tags what somebody finds who mutes, blocks or hides, and nothing for others', async () => {
  const [mara, ivo, ada] = [
    await makePlayer(database, clock, 'Mara'),
    await makePlayer(database, clock, 'Ivo'),
    await makePlayer(database, clock, 'Ada'),
  ];
  const tagged = async (authorId: string, ...names: string[]) => {
    const storyId = await makeStory(database, clock, { author_id: authorId });
    const tags = names.map((name) => ({ kind: 'freeform' as const, name }));
    await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags, now: clock.now() }));
    return storyId;
  };
  await tagged(mara.id, 'Tea', 'Rain');
  await tagged(mara.id, 'Tea');
  const hidden = await tagged(ivo.id, 'Tea');
  const rows = await database.db.selectFrom('tag').select(['id', 'name']).where('name', 'in', ['Tea', 'Rain']).execute();
  const tagIds = rows.map(({ id }) => id);
  const counted = async (viewerId: string) => {
    const counts = await countByTags(database.db, { tagIds, viewerId });
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
