import { RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { viewerContext } from '~/accounts/viewer/viewer.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { countByTags } from '~/stories/listing/listed/count-by-tags.server';
import { type StoriesService, storiesContext } from '~/stories/stories.server';
import { makeStory } from '~/stories/testing/make-story';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { createTags, type TagsService, tagsContext } from '~/tags/tags.server';
import { loader } from './suggestions.route';

let database: OpenDatabase;
let clock: TestClock;
let tags: TagsService;
let mara: { id: string; name: string };
let ada: { id: string; name: string };
let hers: string;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
  tags = createTags({ db: database.db, clock });
});

/** Mara's story and another one: both have a tag that came with the product, hers one that became canonical later. */
beforeEach(async () => {
  await tags.ship();
  [mara, ada] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ada')];
  hers = await tagged(mara.id, 'Slow Burn', 'Harbour Cats');
  await tagged((await makePlayer(database, clock, 'Ivo')).id, 'First Kiss');
  await tags.countUses();
  await database.db.updateTable('tag').set({ canonical: true }).where('name', '=', 'Harbour Cats').execute();
});

async function tagged(authorId: string, ...names: string[]) {
  const storyId = await makeStory(database, clock, { author_id: authorId });
  const freeforms = names.map((name) => ({ kind: 'freeform' as const, name }));
  await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags: freeforms, now: clock.now() }));
  return storyId;
}

function answerTo(viewer: { id: string; name: string } | undefined, q: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(viewerContext, { viewer, databaseAway: false, looksOnly: true });
  context.set(tagsContext, tags);
  const counts: Pick<StoriesService, 'countByTags'> = { countByTags: (asked) => countByTags(database.db, asked) };
  context.set(storiesContext, counts as StoriesService);
  const url = new URL(`http://site.test/tags/suggestions?${new URLSearchParams({ kind: 'freeform', q })}`);
  return loader({ context, url } as unknown as Parameters<typeof loader>[0]);
}

const offered = async (viewer: { id: string; name: string } | undefined, q: string) => (await (await answerTo(viewer, q)).json()).tags;

const HARBOUR = { name: 'Harbour Cats', stories: 1 };
const MISSPELLED = { ...HARBOUR, isNear: true };
const burn = (stories: number) => expect.arrayContaining([{ name: 'Slow Burn', stories }]);

/** What Ada is offered once her stories are out of sight. */
async function expectGone() {
  expect(await offered(ada, 'harbour')).toEqual([]);
  expect(await offered(ada, 'harbour catz')).toEqual([]);
  expect(await offered(ada, 'slow burn')).toEqual(burn(0));
  expect(await offered(ada, 'first kiss')).toEqual([{ name: 'First Kiss', stories: 1 }]);
}

describe('the tags that are offered', () => {
  it('are the same for everybody who leaves nothing out', async () => {
    for (const viewer of [undefined, ada]) {
      expect(await offered(viewer, 'harbour')).toEqual([HARBOUR]);
      expect(await offered(viewer, 'harbour catz')).toEqual([MISSPELLED]);
      expect(await offered(viewer, 'slow burn')).toEqual(burn(1));
    }
  });

  it.each(['mute', 'block'] as const)('are none that only stories of people carry whom a reader met with a %s', async (kind) => {
    const block = { player_id: ada.id, other_id: mara.id, kind, created_at: clock.now() };
    await database.db.insertInto('player_block').values(block).execute();
    await expectGone();
    expect(await offered(mara, 'harbour'), 'for their writer').toEqual([HARBOUR]);
    expect(await offered(undefined, 'harbour'), 'for visitors').toEqual([HARBOUR]);
  });

  it('are none that only stories carry that a reader hides', async () => {
    await database.db.insertInto('hidden_story').values({ player_id: ada.id, story_id: hers, hidden_at: clock.now() }).execute();
    await expectGone();
  });

  it('are as many as for others, where the first of them are carried only by stories that a reader hides', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Lantern ${String.fromCharCode(97 + index)}`);
    const hidden = await tagged(mara.id, ...names.slice(0, 9));
    await tagged(mara.id, ...names.slice(9));
    await tags.countUses();
    await database.db.updateTable('tag').set({ canonical: true }).where('name', 'in', names).execute();
    expect(await offered(ada, 'lantern')).toHaveLength(8);
    await database.db.insertInto('hidden_story').values({ player_id: ada.id, story_id: hidden, hidden_at: clock.now() }).execute();
    const left = names.slice(9).map((name) => ({ name, stories: 1 }));
    expect(await offered(ada, 'lantern')).toEqual(left);
  });

  it('are kept by everybody’s caches for visitors, and by nobody’s for those signed in', async () => {
    const headers = async (viewer?: { id: string; name: string }) => Object.fromEntries((await answerTo(viewer, 'slow')).headers);
    expect(await headers()).toMatchObject({ 'cache-control': 'public, max-age=60', vary: 'Cookie' });
    expect(await headers(ada)).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Cookie' });
  });
});
