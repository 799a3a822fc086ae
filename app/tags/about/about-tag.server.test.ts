import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '~/stories/testing/make-story';
import type { TagKind } from '../rules/tag';
import { tagKey } from '../rules/tag-key';
import { setStoryTags } from '../story-tags/set-story-tags.server';
import { createTags, type TagsService } from '../tags.server';

let database: OpenDatabase;
let clock: TestClock;
let tags: TagsService;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
  tags = createTags({ db: database.db, clock });
});

beforeEach(() => tags.ship());

async function about(kind: TagKind, name: string, showsMature = false) {
  await tags.countUses();
  const row = await database.db
    .selectFrom('tag')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '=', tagKey({ kind, name }))
    .executeTakeFirst();
  return tags.about(row?.id ?? 0, showsMature);
}

async function tagged(kind: TagKind, name: string, more: Parameters<typeof makeStory>[2] = {}) {
  const storyId = await makeStory(database, clock, more);
  await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags: [{ kind, name }], now: clock.now() }));
}

describe('what is said of a tag', () => {
  it('are its other names, and the tags above and below it', async () => {
    expect(await about('character', 'Sherlock Holmes')).toMatchObject({ wider: [{ name: 'Sherlock' }], stories: 0, canonical: true });
    const watson = await about('character', 'John Watson');
    expect(watson?.narrower.map(({ name }) => name)).toContain('Sherlock Holmes & John Watson');
    expect((await about('relationship', 'Sherlock Holmes/John Watson'))?.synonyms).toEqual(['Johnlock']);
  });

  it('begins below with the tags that most stories have', async () => {
    await tagged('freeform', 'Slow Burn');
    await tagged('freeform', 'Slow Burn');
    await tagged('freeform', 'Mutual Pining');
    await tags.countUses();
    expect((await about('freeform', 'Romance'))?.narrower.slice(0, 2)).toMatchObject([
      { name: 'Slow Burn', stories: 2 },
      { name: 'Mutual Pining', stories: 1 },
    ]);
  });

  it('leads from another name to the tag as which it counts', async () => {
    const whole = await about('freeform', 'Friends to Lovers');
    expect(await about('freeform', 'From Friends to Lovers')).toMatchObject({ countsAs: whole?.id });
  });

  it('counts Mature stories for those who are shown them', async () => {
    await tagged('freeform', 'Slow Burn', { content_rating: 'mature' });
    expect(await about('freeform', 'Slow Burn')).toMatchObject({ stories: 0 });
    expect(await about('freeform', 'Slow Burn', true)).toMatchObject({ stories: 1 });
  });
});

describe('a tag that nobody has made canonical', () => {
  it('has a page while a story in a list carries it', async () => {
    await tagged('freeform', 'Harbour Cats');
    expect(await about('freeform', 'Harbour Cats')).toMatchObject({ name: 'Harbour Cats', stories: 1, canonical: false });
  });

  it('has none where only hidden or Mature stories carry it', async () => {
    await tagged('freeform', 'Harbour Cats', { status: 'hidden' });
    await tagged('freeform', 'Harbour Dogs', { content_rating: 'mature' });
    expect(await about('freeform', 'Harbour Cats', true)).toBeUndefined();
    expect(await about('freeform', 'Harbour Dogs')).toBeUndefined();
  });
});
