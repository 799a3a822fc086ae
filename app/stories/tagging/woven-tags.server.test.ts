import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { NOTHING_SAID, type StoryFacts } from '../facts/story-facts';
import { listStories } from '../listing/list-stories.server';
import { listFacets } from '../listing/listed/facets.server';
import { ownStories } from '../own/own-stories.server';
import { storyForReading } from '../reading/read-story.server';
import { searchStories } from '../search/search-stories.server';
import { weaveStory } from '../testing/make-story';
import { createStoryTagging, type StoryTagging } from './tagging.server';

let database: OpenDatabase;
let clock: TestClock;
let tagging: StoryTagging;
let ada: string;
let ben: string;
let cleo: string;

onTestDatabase(async (testDatabase) => {
  ({ database, clock } = testDatabase);
  tagging = createStoryTagging({ db: database.db, clock, secret: 'secret' });
  [ada, ben, cleo] = [await person('Ada'), await person('Ben'), await person('Cleo')];
});

const person = async (name: string) => (await makePlayer(database, clock, name)).id;
const say = (storyId: string, playerId: string, tags: readonly string[], facts: Partial<StoryFacts> = {}) =>
  tagging.tag({ storyId, playerId }, { tags: tags.map((name) => ({ kind: 'freeform', name })), facts: { ...NOTHING_SAID, ...facts } });
const tagsOf = async (storyId: string) => (await storyForReading(database.db, storyId, undefined))?.tags.map(({ name }) => name);

/** Takes Ben's name off a story, as its writers are asked when it goes to the library. */
async function leaveBenOut(storyId: string): Promise<void> {
  const row = { story_id: storyId, player_id: ben };
  const { place } = await database.db
    .updateTable('story_writer')
    .set({ player_id: null })
    .where('story_id', '=', storyId)
    .where('player_id', '=', ben)
    .returning('place')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('weave_nameless_writer')
    .values({ ...row, place })
    .execute();
}

describe('a story of a room', () => {
  it('is tagged by each of those who wrote it, of whom each sees who else may, and by nobody else', async () => {
    const id = await weaveStory(database, clock, [ada, ben]);
    expect(await tagging.story(id, ada)).toMatchObject({ tags: [], sharedBy: ['Ben'] });
    expect(await tagging.story(id, ben)).toMatchObject({ tags: [], sharedBy: ['Ada'] });
    expect(await tagging.story(id, cleo)).toBeUndefined();
    await say(id, ada, ['Tea', 'Rain']);
    await say(id, ben, ['Rain', 'Fog'], { summary: 'It rains.' });
    expect(await tagsOf(id)).toEqual(['Rain', 'Fog']);
    await expect(say(id, cleo, ['Sun'])).rejects.toMatchObject({ status: 403 });
    expect((await ownStories(database.db, { playerId: ada })).stories).toMatchObject([
      { id, woven: true, may: { tag: true, rename: false } },
    ]);
  });

  it('has what one of two said who save at once', async () => {
    const id = await weaveStory(database, clock, [ada, ben]);
    await Promise.all([say(id, ada, ['Tea'], { summary: 'Tea.' }), say(id, ben, ['Fog'], { summary: 'Fog.' })]);
    const story = await tagging.story(id, ada);
    expect([`${story?.tags.map(({ name }) => name)}`, story?.facts.summary]).toEqual(
      story?.facts.summary === 'Tea.' ? ['Tea', 'Tea.'] : ['Fog', 'Fog.'],
    );
  });

  it('is one person’s who wrote it with AI writers alone', async () => {
    const id = await weaveStory(database, clock, [ada]);
    expect(await tagging.story(id, ada)).toMatchObject({ id, sharedBy: undefined });
  });

  it('stays theirs who wrote it without their name, which nobody is told', async () => {
    const id = await weaveStory(database, clock, [ada, ben, cleo]);
    await leaveBenOut(id);
    await say(id, ben, ['Tea']);
    expect(await tagsOf(id)).toEqual(['Tea']);
    expect((await tagging.story(id, ada))?.sharedBy).toEqual(['Cleo', 'Anonymous']);
    expect((await tagging.story(id, ben))?.sharedBy).toEqual(['Ada', 'Cleo']);
  });

  it('stays with the others when one has left the site', async () => {
    const id = await weaveStory(database, clock, [ada, ben]);
    await database.execute('update story_writer set player_id = null where player_id = $1', [ben]);
    expect(await tagging.story(id, ben)).toBeUndefined();
    await say(id, ada, ['Tea']);
    expect(await tagsOf(id)).toEqual(['Tea']);
  });

  it('stays with both of two of whom one blocks the other', async () => {
    const id = await weaveStory(database, clock, [ada, ben]);
    const block = { player_id: ada, other_id: ben, kind: 'block' as const, created_at: clock.now() };
    await database.db.insertInto('player_block').values(block).execute();
    await say(id, ada, ['Tea']);
    await say(id, ben, ['Fog']);
    expect(await tagsOf(id)).toEqual(['Fog']);
  });

  it.each(['hidden', 'behind_door'] as const)('is nobody’s to tag while it is out of sight: %s', async (status) => {
    const id = await weaveStory(database, clock, [ada, ben], { status });
    expect(await tagging.story(id, ada)).toBeUndefined();
    await expect(say(id, ada, ['Tea'])).rejects.toMatchObject({ status: 403 });
  });

  it('is tagged while it is unlisted, and then is in no list', async () => {
    const id = await weaveStory(database, clock, [ada, ben], { status: 'unlisted', unlisted: true });
    await say(id, ada, ['Tea']);
    expect(await tagsOf(id)).toEqual(['Tea']);
    expect((await listFacets(database.db, { viewerId: undefined })).tags).toEqual([]);
  });

  it('has no tags of worlds that others know, no chapters to come, and no notes of one author', async () => {
    const id = await weaveStory(database, clock, [ada, ben]);
    const facts = {
      summary: 'Once.',
      language: 'en' as const,
      progress: 'hiatus' as const,
      plannedChapters: 3,
      noteBefore: 'I',
      noteAfter: 'I',
    };
    const tags = [{ kind: 'fandom' as const, name: 'Naruto' }, ...['Tea'].map((name) => ({ kind: 'freeform' as const, name }))];
    await tagging.tag({ storyId: id, playerId: ada }, { tags, facts });
    expect(await tagging.story(id, ben)).toMatchObject({
      tags: [{ kind: 'freeform', name: 'Tea' }],
      facts: { ...NOTHING_SAID, summary: 'Once.', language: 'en' },
    });
  });

  it('is found by its tags, its language and its summary’s card in lists, filters and search', async () => {
    const id = await weaveStory(database, clock, [ada, ben]);
    await say(id, ada, ['Tea'], { summary: 'Once.', language: 'de' });
    const facets = await listFacets(database.db, { viewerId: undefined, arena: 'story_weave' });
    expect(facets.tags).toMatchObject([{ name: 'Tea', stories: 1 }]);
    const filters = { tags: String(facets.tags[0]?.id), language: 'de' as const };
    const { cards } = await listStories(database.db, { sort: 'latest', arena: 'story_weave', filters });
    expect(cards).toMatchObject([{ id, summary: 'Once.', tags: [{ name: 'Tea' }] }]);
    const found = await database.db.transaction().execute((trx) => searchStories(trx, { query: 'gate', sort: 'relevance', filters }));
    expect(found.cards).toMatchObject([{ id }]);
  });
});

it('what the Day’s Line made of a week is nobody’s to tag', async () => {
  const id = await weaveStory(database, clock, [ada, ben]);
  await database.execute("insert into days_line_week (starts_on, opening, story_id) values ('2026-03-02', 'It began.', $1)", [id]);
  expect(await tagging.story(id, ada)).toBeUndefined();
});
