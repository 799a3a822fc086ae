import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '~/stories/testing/make-story';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { createTags } from '~/tags/tags.server';
import { createWrangling } from '~/tags/wrangling/wrangling.server';
import { writableFandom } from './named-fandoms.server';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});
beforeEach(() => createTags({ db: database.db, clock }).ship());

const meant = (addressed: string) => writableFandom(database.db, addressed);

/** A story of a fandom that its author named. */
async function publish(name: string): Promise<string> {
  const { id } = await makePlayer(database, clock, `Author of ${name}`);
  const storyId = await makeStory(database, clock, { author_id: id, arena: 'fan_fic', fandom_id: `~${name}`, prompt: name });
  await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags: [{ kind: 'fandom', name }], now: clock.now() }));
  return storyId;
}

describe('a fandom in which somebody writes', () => {
  it('is of the registry where an address or a name means one of it', async () => {
    expect(await meant('naruto')).toMatchObject({ id: 'naruto', isAccepted: true });
    expect(await meant('~Naruto')).toMatchObject({ id: 'naruto' });
  });

  it('is the one that its author names otherwise, in the spelling that was there first', async () => {
    expect(await meant('~The Wyvern Post')).toEqual({ id: '~The Wyvern Post', name: 'The Wyvern Post', isAccepted: false });
    await publish('The Wyvern Post');
    expect(await meant('~the wyvern-post')).toMatchObject({ id: '~The Wyvern Post', name: 'The Wyvern Post' });
    expect(await meant('~Original Work')).toEqual({ id: '~Original Work', name: 'Original Work', isAccepted: true });
    for (const addressed of ['nothing-there', '~', '~ ', '~a/b', '']) expect(await meant(addressed), addressed).toBeUndefined();
  });

  it('gets a page of its own when a wrangler says so', async () => {
    await publish('The Wyvern Post');
    const wrangler = { ...(await makePlayer(database, clock, 'Wren')), role: 'wrangler' as const };
    const [tag] = await database.db.selectFrom('tag').select('id').where('name', '=', 'The Wyvern Post').execute();
    await createWrangling({ db: database.db, clock }).change(wrangler, { action: 'canonical', tagIds: [tag?.id ?? 0] });
    expect(await meant('~The Wyvern Post')).toMatchObject({ isAccepted: true });
  });

  it('is one fandom of its story, and a crossover only with another', async () => {
    const storyId = await publish('The Wyvern Post');
    const fandoms = async () =>
      (await database.db.selectFrom('story_listing').select('fandoms').where('id', '=', storyId).executeTakeFirstOrThrow()).fandoms;
    expect(await fandoms()).toBe(1);
    const tags = ['The Wyvern Post', 'Naruto'].map((name) => ({ kind: 'fandom' as const, name }));
    await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags, now: clock.now() }));
    expect(await fandoms()).toBe(2);
  });
});
