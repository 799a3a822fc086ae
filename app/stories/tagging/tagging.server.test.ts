import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import type { TagKind, WrittenTag } from '~/tags/rules/tag';
import { tagsInText, textOfTags } from '~/tags/rules/tags-in-text';
import { createTags } from '~/tags/tags.server';
import { NOTHING_SAID, type StoryFacts } from '../facts/story-facts';
import { listStories } from '../listing/list-stories.server';
import { storyForReading } from '../reading/read-story.server';
import { makeStory } from '../testing/make-story';
import { createStoryTagging, type StoryTagging } from './tagging.server';
import { taggingTexts } from './texts';

let database: OpenDatabase;
let clock: TestClock;
let tagging: StoryTagging;
let mara: { id: string };
let ivo: { id: string };

onTestDatabase(async (testDatabase) => {
  ({ database, clock } = testDatabase);
  tagging = createStoryTagging({ db: database.db, clock, secret: 'secret' });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
});

const some = (count: number, kind: TagKind = 'freeform'): WrittenTag[] =>
  Array.from({ length: count }, (_, number) => ({ kind, name: `${kind} ${number}` }));
const fanStory = () => makeStory(database, clock, { arena: 'fan_fic', author_id: mara.id, fandom_id: 'naruto', prompt: 'Naruto' });
const tag = (storyId: string, tags: WrittenTag[], player = mara) =>
  tagging.tag({ storyId, playerId: player.id }, { tags, facts: NOTHING_SAID });
const namesOf = async (storyId: string) => (await storyForReading(database.db, storyId, undefined))?.tags.map(({ name }) => name);

describe('tagging a story', () => {
  it('shows the tags on its page and the first of them on its card', async () => {
    const id = await fanStory();
    await tag(id, some(20));
    expect(await namesOf(id)).toHaveLength(20);
    const { cards } = await listStories(database.db, { sort: 'latest' });
    expect(cards[0]).toMatchObject({ id, moreTags: 8 });
    expect(cards[0]?.tags?.map(({ name }) => name)).toEqual(some(12).map(({ name }) => name));
  });

  it('is for its author alone', async () => {
    const id = await fanStory();
    expect(await tagging.story(id, ivo.id)).toBeUndefined();
    await expect(tag(id, some(1), ivo)).rejects.toMatchObject({ status: 403 });
    expect(await tagging.story(id, mara.id)).toMatchObject({ ownFandom: 'Naruto', tags: [] });
  });

  it('takes up to 75 tags and no more', async () => {
    const id = await fanStory();
    await tag(id, some(75));
    await expect(tag(id, some(76))).rejects.toThrow('at most 75 tags, and you have 76');
    expect(await namesOf(id)).toHaveLength(75);
  });

  it('takes four fandoms besides its own, which counts whatever its spelling', async () => {
    const id = await fanStory();
    await tag(id, [...some(4, 'fandom'), { kind: 'fandom', name: 'NARUTO' }]);
    expect(await namesOf(id)).toEqual(some(4, 'fandom').map(({ name }) => name));
    await expect(tag(id, some(5, 'fandom'))).rejects.toMatchObject({ field: 'fandoms' });
  });

  it('takes fandoms whose names have commas as one each, written as often as one likes', async () => {
    await createTags({ db: database.db, clock }).ship();
    const id = await fanStory();
    const typed = 'House, house, m.d., Love,Simon, Red, White & Royal Blue';
    const fandoms = ['House', 'House, M.D.', 'Love, Simon', 'Red, White & Royal Blue'];
    for (const text of [typed, textOfTags(fandoms)]) {
      await tag(id, [...tagsInText('fandom', text), ...tagsInText('freeform', 'Love, Simon')]);
      expect(await namesOf(id)).toEqual([...fandoms, 'Love', 'Simon']);
    }
    await tag(id, tagsInText('fandom', 'Love Simon'));
    expect((await tagging.story(id, mara.id))?.tags).toEqual([{ kind: 'fandom', name: 'Love Simon' }]);
    const counted = database.db.selectFrom('story_tag').innerJoin('tag', 'tag.id', 'counts_as').select('tag.name');
    expect(await counted.execute(), 'as archives name it').toEqual([{ name: 'Love, Simon' }]);
  });

  it('does not take its own fandom for another one whose name has a comma', async () => {
    await createTags({ db: database.db, clock }).ship();
    const own = { arena: 'fan_fic', author_id: mara.id, fandom_id: 'love-simon', prompt: 'Love, Simon' } as const;
    const id = await makeStory(database, clock, own);
    await tag(id, tagsInText('fandom', 'Love, Simon, Naruto'));
    expect(await namesOf(id)).toEqual(['Naruto']);
  });

  it('asks stories of one’s own world for nothing but freeforms', async () => {
    const id = await makeStory(database, clock, { author_id: mara.id });
    await tag(id, [{ kind: 'fandom', name: 'Naruto' }, ...some(1)]);
    expect(await namesOf(id)).toEqual(['freeform 0']);
  });

  it('refuses words that hurt people', async () => {
    await expect(tag(await fanStory(), [{ kind: 'character', name: 'a tranny' }])).rejects.toMatchObject({
      field: 'characters',
      status: 422,
    });
  });
});

describe('a page that was opened before something else was saved', () => {
  const long = { ...NOTHING_SAID, noteBefore: 'A long note.' };
  const baseOf = async (storyId: string) => (await tagging.story(storyId, mara.id))?.base;

  it('replaces nothing that its writer has not seen, until they have', async () => {
    const id = await fanStory();
    const own = { storyId: id, playerId: mara.id };
    const opened = await baseOf(id);
    await tagging.tag(own, { tags: [], facts: long }, opened);
    const late = { tags: some(1), facts: NOTHING_SAID };
    await expect(tagging.tag(own, late, opened)).rejects.toMatchObject({ status: 409, message: taggingTexts.changed });
    expect((await tagging.story(id, mara.id))?.facts.noteBefore).toBe('A long note.');
    await tagging.tag(own, late, await baseOf(id));
    expect(await tagging.story(id, mara.id)).toMatchObject({ tags: some(1), facts: NOTHING_SAID });
  });

  it('may say the same again, in another spelling and with the fandom that the story has anyway', async () => {
    const id = await fanStory();
    const own = { storyId: id, playerId: mara.id };
    const opened = await baseOf(id);
    const said = (name: string) => ({
      tags: [
        { kind: 'fandom', name: 'Naruto' },
        { kind: 'freeform', name },
      ] as WrittenTag[],
      facts: long,
    });
    await tagging.tag(own, said('Slow Burn'), opened);
    await tagging.tag(own, said('slow-burn'), opened);
    expect(await namesOf(id)).toEqual(['Slow Burn']);
  });

  it('is told when another one saves at the same moment', async () => {
    const id = await fanStory();
    const own = { storyId: id, playerId: mara.id };
    const opened = await baseOf(id);
    const both = await Promise.allSettled([1, 2].map((count) => tagging.tag(own, { tags: some(count), facts: NOTHING_SAID }, opened)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await namesOf(id)).toHaveLength(both[0]?.status === 'fulfilled' ? 1 : 2);
  });
});

describe('what an author says of a story', () => {
  const say = async (storyId: string, facts: Partial<StoryFacts>) =>
    tagging.tag({ storyId, playerId: mara.id }, { tags: [], facts: { ...NOTHING_SAID, ...facts } });
  const cardOf = async () => (await listStories(database.db, { sort: 'latest' })).cards[0];

  it('stands on its card and its page', async () => {
    const id = await fanStory();
    await say(id, { summary: 'A fox learns to wait.', progress: 'in_progress', plannedChapters: 12 });
    expect(await cardOf()).toMatchObject({ summary: 'A fox learns to wait.', progress: ['1/12 chapters', 'In progress'] });
    expect(await storyForReading(database.db, id, undefined)).toMatchObject({ summary: 'A fox learns to wait.' });
    expect((await tagging.story(id, mara.id))?.facts).toEqual({
      summary: 'A fox learns to wait.',
      progress: 'in_progress',
      plannedChapters: 12,
      language: null,
      noteBefore: '',
      noteAfter: '',
    });
  });

  it('has notes around the text, which are none of its words', async () => {
    const id = await fanStory();
    const words = (await storyForReading(database.db, id, undefined))?.body;
    await say(id, { noteBefore: 'For Ada.', noteAfter: 'Thank you.' });
    expect(await storyForReading(database.db, id, undefined)).toMatchObject({
      noteBefore: 'For Ada.',
      noteAfter: 'Thank you.',
      body: words,
    });
    await say(id, {});
    expect(await storyForReading(database.db, id, undefined)).toMatchObject({ noteBefore: '', noteAfter: '' });
  });

  it('is shortened on a card', async () => {
    await say(await fanStory(), { summary: 'a'.repeat(1250) });
    expect((await cardOf())?.summary).toBe(`${'a'.repeat(400)}…`);
  });

  it('is taken back by saying nothing', async () => {
    const id = await fanStory();
    await say(id, { summary: 'Once.', progress: 'hiatus' });
    await say(id, {});
    const card = await cardOf();
    expect([card?.summary, card?.progress]).toEqual([undefined, undefined]);
  });

  it('is a summary alone for a story without chapters', async () => {
    await say(await makeStory(database, clock, { author_id: mara.id }), { summary: 'Once.', progress: 'complete', plannedChapters: 3 });
    const card = await cardOf();
    expect([card?.summary, card?.progress]).toEqual(['Once.', undefined]);
  });

  it('has no words that hurt people', async () => {
    await expect(say(await fanStory(), { summary: 'a tranny' })).rejects.toMatchObject({ field: 'summary', status: 422 });
  });
});
