import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { TestClock } from '~/platform/testing/test-clock';
import { createRatingsService } from '~/stories/ratings/ratings.server';
import { newsOf } from '../chapters/notify-of-chapter.server';
import { storyLimit } from '../limits';
import { FANDOM, type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { formTexts } from '../texts';

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
let mara: Viewer;
let ivo: Viewer;

onFanFixture(async (context) => {
  ({ database, clock, fixture, mara, ivo } = context);
});

const read = (storyId: string, chapterNumber = 1, viewer?: Viewer) =>
  fixture.service.reading.story({ storyId, chapterNumber, viewerId: viewer?.id });
const published = async (player: Viewer) => (await fixture.progress.progressOf(player.id)).storiesPublished;
const rowOf = (storyId: string) => database.db.selectFrom('story').selectAll().where('id', '=', storyId).executeTakeFirstOrThrow();
const chapter = (title: string, content = 'And then.') => ({ id: randomUUID(), title, content });

describe('publishing', () => {
  it('adds the story to its fandom, with a first chapter, and counts it', async () => {
    const storyId = await fixture.publish(mara, { title: 'Adrift', content: 'It *began*.\nSo.' });
    expect(await read(storyId, 1, ivo)).toMatchObject({
      title: 'Adrift',
      author: 'Mara',
      fandom: FANDOM,
      own: false,
      chapters: [{ number: 1, title: 'Chapter 1' }],
      chapter: { blocks: [{ kind: 'paragraph', words: ['It ', { kind: 'em', words: ['began'] }, '.\nSo.'] }] },
    });
    expect(await rowOf(storyId)).toMatchObject({
      arena: 'fan_fic',
      status: 'published',
      prompt: FANDOM.name,
      body: 'It began.\nSo.',
      word_count: 3,
    });
    expect(await published(mara)).toBe(1);
  });

  it('takes the rating and the warnings from its form, and is not rated without', async () => {
    const story = { id: randomUUID(), fandom: FANDOM, title: 'Rated', content: 'Words.' };
    await fixture.service.stories.create(mara, { ...story, rating: 'teen', warnings: ['death', 'death'] });
    expect(await rowOf(story.id)).toMatchObject({ content_rating: 'teen', warnings: ['death'] });
    expect(await rowOf(await fixture.publish(mara))).toMatchObject({ content_rating: 'none', warnings: [] });
  });

  it('keeps a story for its author alone that goes into a collection: it is no draft any more, and nobody is told of it', async () => {
    const follows = { follower_id: ivo.id, followed_id: mara.id, created_at: clock.now() };
    await database.db.insertInto('player_follow').values(follows).execute();
    const story = { id: randomUUID(), fandom: FANDOM, title: 'Into It', content: 'Words.', alone: true };
    await fixture.service.stories.create(mara, story);
    await fixture.service.stories.create(mara, story);
    expect(await rowOf(story.id)).toMatchObject({ status: 'draft', published_at: clock.now() });
    expect([await read(story.id, 1, ivo), await published(mara)]).toEqual([undefined, 0]);
    expect(await read(story.id, 1, mara)).toMatchObject({ title: 'Into It' });
    expect(await database.db.selectFrom('notice').select('kind').where('player_id', '=', ivo.id).execute()).toEqual([]);
  });

  it('makes one story of a form sent twice, and none under an id of another author’s', async () => {
    const story = { id: randomUUID(), fandom: FANDOM, title: 'Once', content: 'Once.' };
    await fixture.service.stories.create(mara, story);
    await fixture.service.stories.create(mara, story);
    await expect(fixture.service.stories.create(ivo, story)).rejects.toThrow(formTexts.storyFailed());
    expect(await published(mara)).toBe(1);
    expect(await published(ivo)).toBe(0);
  });

  it('is limited per person', async () => {
    for (let count = 0; count < storyLimit.max; count += 1) await fixture.publish(mara);
    await expect(fixture.publish(mara)).rejects.toThrow(/Too many attempts/);
    await fixture.publish(ivo);
  });
});

describe('the page of a story', () => {
  it("lists its author's newest other public stories", async () => {
    const storyId = await fixture.publish(mara, { title: 'Adrift' });
    const hidden = await fixture.publish(mara, { title: 'Hidden' });
    await database.db.updateTable('story').set({ status: 'hidden' }).where('id', '=', hidden).execute();
    for (const title of ['Ashore', 'Aground']) {
      clock.advance(1_000);
      await fixture.publish(mara, { title });
    }
    await fixture.publish(ivo, { title: 'Away' });
    const page = await fixture.service.reading.page({ storyId, chapterNumber: 1, viewerId: ivo.id });
    expect(page?.moreByAuthor.map(({ title }) => title)).toEqual(['Aground', 'Ashore']);
  });
});

describe('chapters', () => {
  it('get consecutive numbers when twenty are added at once', async () => {
    const storyId = await fixture.publish(mara);
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, index) => fixture.service.chapters.add(mara, storyId, chapter(`Part ${index}`))),
    );
    expect(added.map(({ number }) => number).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 2),
    );
    const story = await read(storyId);
    expect(story?.chapters.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    expect((await rowOf(storyId)).chapter_count).toBe(21);
  });

  it('are added once even if the form is sent twice', async () => {
    const storyId = await fixture.publish(mara);
    const second = chapter('Second');
    expect(await fixture.service.chapters.add(mara, storyId, second)).toEqual({ number: 2 });
    expect(await fixture.service.chapters.add(mara, storyId, second)).toEqual({ number: 2 });
    expect((await read(storyId))?.chapters).toHaveLength(2);
  });

  it('are renumbered when one is deleted, and the first keeps the story in step', async () => {
    const storyId = await fixture.publish(mara, { content: 'First.' });
    await fixture.service.chapters.add(mara, storyId, chapter('Second', 'Second words.'));
    await fixture.service.chapters.add(mara, storyId, chapter('Third', 'Third words.'));
    const [first] = await fixture.chapterIds(storyId);
    await fixture.service.chapters.delete(mara, storyId, first ?? '');
    expect((await read(storyId))?.chapters.map(({ number, title }) => `${number} ${title}`)).toEqual(['1 Second', '2 Third']);
    expect(await rowOf(storyId)).toMatchObject({ body: 'Second words.', chapter_count: 2 });
  });

  it('are no news to anybody any more once they are deleted', async () => {
    const storyId = await fixture.publish(mara);
    await fixture.service.chapters.add(mara, storyId, chapter('Second'));
    const [first = '', second = ''] = await fixture.chapterIds(storyId);
    const news = { story_id: storyId, audience: 'story', followed: storyId, kind: 'chapter', gathered: storyId, last_id: null } as const;
    const waiting = (id: string) => ({ ...news, id, cause: newsOf(id), detail: id, actor_id: mara.id, created_at: new Date() });
    await database.db.insertInto('notice_fan_out').values([first, second].map(waiting)).execute();
    await fixture.service.chapters.delete(mara, storyId, second);
    expect(await database.db.selectFrom('notice_fan_out').select('detail').execute()).toEqual([{ detail: first }]);
  });

  it('cannot all be deleted', async () => {
    const storyId = await fixture.publish(mara);
    const [only] = await fixture.chapterIds(storyId);
    await expect(fixture.service.chapters.delete(mara, storyId, only ?? '')).rejects.toThrow(formTexts.lastChapter);
  });

  it('can be changed by their author, but not over a change made elsewhere', async () => {
    const storyId = await fixture.publish(mara, { content: 'Before.' });
    const [id = ''] = await fixture.chapterIds(storyId);
    const source = await fixture.service.reading.chapterSource(storyId, id, mara.id);
    expect(source).toMatchObject({ title: 'Chapter 1', content: 'Before.' });
    expect(await fixture.service.reading.chapterSource(storyId, id, ivo.id)).toBeUndefined();
    clock.advance(1_000);
    const base = source?.base ?? 0;
    await fixture.service.chapters.edit(mara, storyId, { id, title: 'The Start', content: 'After.', base });
    await expect(fixture.service.chapters.edit(mara, storyId, { id, title: 'Late', content: 'Late.', base })).rejects.toThrow(
      formTexts.chapterChanged,
    );
    expect((await read(storyId))?.chapter).toMatchObject({ title: 'The Start', blocks: [{ words: ['After.'] }] });
    expect((await rowOf(storyId)).body).toBe('After.');
  });

  it('show the last one for a number beyond it', async () => {
    const storyId = await fixture.publish(mara);
    expect((await read(storyId, 99))?.chapter.number).toBe(1);
  });
});

describe('a story', () => {
  it('can be renamed', async () => {
    const storyId = await fixture.publish(mara);
    await fixture.service.stories.rename(mara, storyId, 'Another');
    expect((await read(storyId))?.title).toBe('Another');
  });

  it('is deleted for good, no longer counts, is remembered as deleted, and its ratings keep their XP', async () => {
    const storyId = await fixture.publish(mara);
    const ratings = createRatingsService({ db: database.db, clock, progress: fixture.progress, secret: 'secret' });
    await ratings.rateStory({ storyId, playerId: ivo.id, value: 5 });
    expect(await fixture.service.reading.whyAbsent(storyId)).toBe('missing');
    expect(await fixture.service.stories.delete(mara, storyId)).toEqual({ fandomId: FANDOM.id });
    expect(await read(storyId)).toBeUndefined();
    expect(await fixture.service.reading.whyAbsent(storyId)).toBe('gone');
    expect(await fixture.progress.progressOf(mara.id)).toMatchObject({ storiesPublished: 0, xp: 20 });
  });

  it('is missing for an invalid id', async () => {
    expect(await read('no-id')).toBeUndefined();
    expect(await read(randomUUID())).toBeUndefined();
    expect(await fixture.service.reading.whyAbsent('no-id')).toBe('missing');
  });
});

describe("a fandom's list", () => {
  it('continues where it ended, newest first, without stories of other fandoms', async () => {
    for (const title of ['One', 'Two', 'Three']) {
      await fixture.publish(mara, { title });
      clock.advance(1_000);
    }
    await fixture.publish(mara, { title: 'Elsewhere', fandom: { id: 'other', name: 'Other' } });
    const first = await fixture.service.fandoms.stories({ fandomId: FANDOM.id, viewerId: undefined, limit: 2 });
    expect(first.cards.map(({ title }) => title)).toEqual(['Three', 'Two']);
    const second = await fixture.service.fandoms.stories({ fandomId: FANDOM.id, viewerId: undefined, limit: 2, cursor: first.next });
    expect(second).toMatchObject({ cards: [{ title: 'One', chapterCount: 1, commentCount: 0, isNew: false }], next: undefined });
    expect(await fixture.service.fandoms.hasStories(FANDOM.id)).toBe(true);
    expect(await fixture.service.fandoms.hasStories('nobody-writes-here')).toBe(false);
    expect(await fixture.service.fandoms.hasStories('\u0000')).toBe(false);
  });

  it('and the latest stories of all fandoms have plain-text previews', async () => {
    await fixture.publish(mara, { title: 'Marked', content: '**Loud** and [clear](https://example.test)' });
    expect(await fixture.service.latestStories()).toMatchObject([{ title: 'Marked', preview: 'Loud and clear' }]);
  });
});
