import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '../../testing/make-story';
import { type CollectionsService, createCollections } from '../collections.server';
import { STORIES_TO_ARRANGE } from './arranging';

let database: OpenDatabase;
let clock: TestClock;
let collections: CollectionsService;
let mara: { id: string };
let ivo: { id: string };

onTestDatabase((ground) => {
  ({ database, clock } = ground);
  collections = createCollections({ db: database.db, clock });
});

beforeEach(async () => {
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
});

async function write(title: string, more = {}) {
  clock.advance(1_000);
  return makeStory(database, clock, { author_id: mara.id, title, ...more });
}

async function listOf(...storyIds: string[]) {
  const collectionId = await collections.make({ playerId: ivo.id, kind: 'list', title: 'For the night bus' });
  const own = { playerId: ivo.id, kind: 'list' as const, collectionId };
  for (const storyId of storyIds) await collections.put(own, storyId);
  return own;
}

describe('a list', () => {
  it('tells its owner nothing of others’ stories that are out of sight, and keeps the note on them', async () => {
    const states = [
      { status: 'draft' },
      { status: 'hidden' },
      { status: 'behind_door' },
      { status: 'unlisted' },
      { content_rating: 'mature' },
    ] as const;
    const kept = await write('Kept');
    const own = await listOf(kept, await write('Own', { author_id: ivo.id, status: 'draft' }));
    for (const state of states) {
      const id = await write('Before', { arena: 'fan_fic', fandom_id: 'dune' });
      await collections.put(own, id);
      await collections.say(own, id, { note: 'Again.', ownTags: [] });
      await database.db
        .updateTable('story')
        .set({ ...state, title: 'After' })
        .where('id', '=', id)
        .execute();
    }
    const { stories } = await collections.arranged(own.collectionId, ivo.id, 1);
    expect(stories.map(({ story, note }) => [story?.title, story?.status, note])).toEqual([
      ['Kept', 'published', ''],
      ['Own', 'draft', ''],
      ...states.map(() => [undefined, undefined, 'Again.']),
    ]);
    expect(await collections.fandomsIn(own.collectionId, ivo.id), 'of what its owner is not told of').toEqual([]);
    for (const { id } of stories) await collections.takeOut(own, id);
    expect(await collections.arranged(own.collectionId, ivo.id, 1)).toEqual({ stories: [], page: 1, of: 0 });
  });

  it('is arranged by pages, the last of which is the one beyond it', async () => {
    const own = await listOf();
    for (let added = 0; added < STORIES_TO_ARRANGE + 2; added += 1) await collections.put(own, await write('Own', { author_id: ivo.id }));
    const pages = await Promise.all([1, 2, 3].map((page) => collections.arranged(own.collectionId, ivo.id, page)));
    expect(pages.map(({ stories, page, of }) => [stories.length, page, of])).toEqual([
      [STORIES_TO_ARRANGE, 1, STORIES_TO_ARRANGE + 2],
      [2, 2, STORIES_TO_ARRANGE + 2],
      [2, 2, STORIES_TO_ARRANGE + 2],
    ]);
    expect(new Set(pages.flatMap(({ stories }) => stories.map(({ id }) => id))).size).toBe(STORIES_TO_ARRANGE + 2);
  });
});
