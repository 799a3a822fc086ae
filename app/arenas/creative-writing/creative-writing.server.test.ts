import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { WriterModel } from '~/ai-writers/writer-model';
import { realMs } from '~/platform/clock/clock';
import type { StoryContent } from '~/stories/content-rating/content-rating';
import { DEFAULT_OPENER } from '~content/creative-writing/openers';
import { MAX_BODY } from './saving/story-text';
import { MINUTE, model, onWritingFixture } from './testing/writing-fixture';

const fixture = onWritingFixture();

describe('a writing session', () => {
  it('lasts 30 minutes and starts with a starter that is separate from the words', async () => {
    const storyId = await fixture.start();
    await fixture.save(storyId, 'My words.', 1);
    expect(await fixture.writing.currentSession(fixture.ann)).toMatchObject({
      storyId,
      title: 'The Ninth Gate',
      starter: 'The gate stood open.',
      body: 'My words.',
      gameMsLeft: 30 * MINUTE,
    });
    expect(await fixture.storyRow(storyId)).toMatchObject({
      status: 'draft',
      starter: 'The gate stood open.',
      body: 'My words.',
      word_count: 2,
    });
  });

  it('lasts 60 minutes for a player who writes with more time, and then shows readers no duration', async () => {
    await fixture.database.execute('update player set more_time = true where id = $1', [fixture.ann.id]);
    expect(await fixture.writing.sessionMinutes(fixture.ann)).toBe(60);
    const storyId = await fixture.start();
    expect(await fixture.writing.currentSession(fixture.ann)).toMatchObject({ gameMsLeft: 60 * MINUTE, seconds: 3600 });
    fixture.clock.advance(50 * MINUTE);
    await fixture.save(storyId, 'My words.', 1, 'finish');
    expect(await fixture.writing.afterClock({ storyId, viewerId: fixture.bob.id })).toMatchObject({ written: undefined, own: undefined });
    expect(await fixture.writing.afterClock({ storyId, viewerId: fixture.ann.id })).toMatchObject({ own: { moreTime: true } });
    expect(await fixture.writing.sessionMinutes(fixture.bob)).toBe(30);
  });

  it('has the date in its first title, and again when the title is cleared', async () => {
    const storyId = await fixture.start();
    expect((await fixture.storyRow(storyId)).title).toBe('Creative Story from 3/1/2026');
    await fixture.save(storyId, 'Words.', 1);
    await fixture.save(storyId, 'Words.', 2, 'save', fixture.ann, '  ');
    expect((await fixture.storyRow(storyId)).title).toBe('Creative Story from 3/1/2026');
  });

  it('continues after a reload and on another machine with the time left', async () => {
    const storyId = await fixture.start();
    fixture.clock.advance(10 * MINUTE);
    expect(await fixture.makeService().currentSession(fixture.ann)).toMatchObject({ storyId, gameMsLeft: 20 * MINUTE });
    expect(await fixture.writing.currentSession(fixture.bob)).toBeUndefined();
  });

  it('is the only one of its player: another start finds it', async () => {
    const storyId = await fixture.start();
    expect(await fixture.writing.startSession(fixture.ann, { prompt: 'Other.', timeZone: undefined, parentId: undefined })).toMatchObject({
      storyId,
      resumed: true,
    });
  });

  it('is opened once by two simultaneous starts, without a second story', async () => {
    const [one, other] = await Promise.all([fixture.start(), fixture.start()]);
    expect(one).toBe(other);
    const stories = await fixture.database.db.selectFrom('story').select('id').execute();
    expect(stories).toEqual([{ id: one }]);
  });

  it('starts with the default starter after 3 failed attempts', async () => {
    let tries = 0;
    const failing: WriterModel = {
      ...model,
      generateStoryStarter: async () => {
        tries += 1;
        if (tries === 2) return { storyStarter: '  ' };
        throw new Error('no model');
      },
    };
    const started = await fixture
      .makeService(fixture.clock, failing)
      .startSession(fixture.ann, { prompt: 'A gate.', timeZone: undefined, parentId: undefined });
    expect(started.defaultStarter).toBe(true);
    expect(tries).toBe(3);
    expect((await fixture.storyRow(started.storyId)).starter).toBe(DEFAULT_OPENER.text);
  });

  it('reports a default starter when the model had to be replaced', async () => {
    const standIn: WriterModel = { ...model, generateStoryStarter: async () => ({ storyStarter: 'A ready-made gate.', standIn: true }) };
    const started = await fixture
      .makeService(fixture.clock, standIn)
      .startSession(fixture.ann, { prompt: 'A gate.', timeZone: undefined, parentId: undefined });
    expect(started.defaultStarter).toBe(true);
    expect((await fixture.storyRow(started.storyId)).starter).toBe('A ready-made gate.');
  });

  it('runs faster on a fast game clock', async () => {
    const fast = { ...fixture.clock, gameSpeed: 60, now: () => fixture.clock.now() };
    fixture.writing = fixture.makeService(fast);
    const storyId = await fixture.start();
    fixture.clock.advance(realMs(fast, 10 * MINUTE));
    expect((await fixture.writing.currentSession(fixture.ann))?.gameMsLeft).toBe(20 * MINUTE);
    fixture.clock.advance(realMs(fast, 21.5 * MINUTE));
    expect(await fixture.save(storyId, 'Typed before zero.', 1)).toMatchObject({ status: 'saved', gameMsLeft: 0 });
    fixture.clock.advance(realMs(fast, 0.5 * MINUTE));
    expect(await fixture.save(storyId, 'Too late.', 2)).toEqual({ status: 'late' });
  });

  it('names the story it continues, if its writer may read it', async () => {
    const parentId = await fixture.start(fixture.bob);
    await fixture.save(parentId, 'First part.', 1, 'finish', fixture.bob);
    const { storyId } = await fixture.writing.startSession(fixture.ann, { prompt: 'A gate.', timeZone: undefined, parentId });
    expect((await fixture.storyRow(storyId)).parent_id).toBe(parentId);
    expect((await fixture.writing.currentSession(fixture.ann))?.parent).toEqual({
      id: parentId,
      arena: 'creative_writing',
      title: 'The Ninth Gate',
      author: 'Bob',
      ending: 'First part.',
      closing: ['First part.'],
    });
    const secret = await fixture.start(fixture.bob);
    expect(await fixture.writing.parentStory(fixture.ann, secret)).toBeUndefined();
    expect(await fixture.writing.parentStory(fixture.ann, 'nonsense')).toBeUndefined();
  });
});

describe('a prompt', () => {
  it('falls back to a ready-made one when the model gives none', async () => {
    const failing: WriterModel = { ...model, generateCreativePrompt: () => Promise.reject(new Error('no model')) };
    expect(await fixture.makeService(fixture.clock, failing).newPrompt(fixture.ann, [])).toEqual({
      prompt: 'Write a creative story about anything that inspires you.',
      openers: [],
    });
  });

  it('is limited to 30 per minute and player', async () => {
    for (let count = 0; count < 30; count += 1) await fixture.writing.newPrompt(fixture.ann, []);
    await expect(fixture.writing.newPrompt(fixture.ann, [])).rejects.toThrow('Too many attempts');
    await fixture.writing.newPrompt(fixture.bob, []);
  });
});

describe('saving', () => {
  it('counts the same save once, even after its answer was lost', async () => {
    const storyId = await fixture.start();
    const request = { saveId: randomUUID(), title: 'T', body: 'Once', baseVersion: 1, purpose: 'save' as const };
    expect(await fixture.writing.saveWords(fixture.ann, storyId, request)).toMatchObject({ status: 'saved', version: 2 });
    expect(await fixture.writing.saveWords(fixture.ann, storyId, request)).toMatchObject({ status: 'saved', version: 2 });
    expect((await fixture.storyRow(storyId)).version).toBe(2);
  });

  it('accepts one of two simultaneous saves and shows it to the other', async () => {
    const storyId = await fixture.start();
    const answers = await Promise.all([fixture.save(storyId, 'one', 1), fixture.save(storyId, 'two', 1)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual(['conflict', 'saved']);
  });

  it("refuses to overwrite another tab's words, and returns them", async () => {
    const storyId = await fixture.start();
    const saveId = randomUUID();
    await fixture.writing.saveWords(fixture.ann, storyId, { saveId, title: 'T', body: 'newer', baseVersion: 1, purpose: 'save' });
    expect(await fixture.save(storyId, 'older', 1)).toEqual({
      ...{ status: 'conflict', version: 2, saveId, saves: [saveId], title: 'T', body: 'newer' },
      savedAt: fixture.clock.now().getTime(),
    });
    expect((await fixture.storyRow(storyId)).body).toBe('newer');
  });

  it('does not confirm different words sent under the id of an earlier save', async () => {
    const storyId = await fixture.start();
    const request = { saveId: randomUUID(), title: 'T', body: 'Once', baseVersion: 1, purpose: 'save' as const };
    await fixture.writing.saveWords(fixture.ann, storyId, request);
    expect((await fixture.writing.saveWords(fixture.ann, storyId, { ...request, body: 'Once upon' })).status).toBe('conflict');
  });

  it('takes the rating and warnings that are chosen on the desk, and keeps them where none are sent', async () => {
    const storyId = await fixture.start();
    const save = (purpose: 'save' | 'finish', content?: StoryContent) =>
      fixture.writing.saveWords(fixture.ann, storyId, { saveId: randomUUID(), title: 'T', body: 'Once', baseVersion: 1, purpose, content });
    await save('save', { rating: 'teen', warnings: ['death'] });
    expect(await fixture.writing.currentSession(fixture.ann)).toMatchObject({ content: { rating: 'teen', warnings: ['death'] } });
    await save('finish');
    expect(await fixture.storyRow(storyId)).toMatchObject({ status: 'published', content_rating: 'teen', warnings: ['death'] });
    await save('save', { rating: 'none', warnings: [] });
    expect(await fixture.storyRow(storyId), 'a page that was left open changes it no more').toMatchObject({ content_rating: 'teen' });
  });

  it('explains what to do about a text that is too long', async () => {
    const storyId = await fixture.start();
    expect(await fixture.save(storyId, 'x'.repeat(MAX_BODY + 1), 1)).toMatchObject({ status: 'too-long' });
    expect(await fixture.save(storyId, 'x', 1, 'save', fixture.ann, 'x'.repeat(121))).toMatchObject({ status: 'too-long' });
    expect(await fixture.save(storyId, 'x'.repeat(MAX_BODY), 1)).toMatchObject({ status: 'saved' });
  });

  it("never changes another writer's story", async () => {
    const storyId = await fixture.start();
    await fixture.save(storyId, 'Mine.', 1);
    expect(await fixture.save(storyId, 'Not yours.', 2, 'finish', fixture.bob)).toEqual({ status: 'gone' });
    expect(await fixture.save('nonsense', 'x', 1)).toEqual({ status: 'gone' });
    expect(await fixture.storyRow(storyId)).toMatchObject({ body: 'Mine.', status: 'draft' });
  });
});

describe('a goal', () => {
  it('is kept for its writer and comes with each session, with the days on which they wrote', async () => {
    const { writing, ann, bob, clock } = fixture;
    expect(await writing.aimsOf(ann)).toEqual({ goal: undefined, days: 0 });
    await writing.setGoal(ann, { amount: 500, unit: 'words' });
    for (const words of ['One.', 'Two.', 'Three.']) {
      const storyId = await fixture.start();
      await fixture.save(storyId, words, 1, 'finish');
      clock.advance(24 * 60 * MINUTE);
    }
    expect(await writing.aimsOf(ann)).toEqual({ goal: { amount: 500, unit: 'words' }, days: 3 });
    expect(await writing.aimsOf(bob)).toEqual({ goal: undefined, days: 0 });
    await fixture.start();
    expect((await writing.currentSession(ann))?.goal).toEqual({ amount: 500, unit: 'words' });
    expect((await writing.setGoal(ann, null)).goal).toBeUndefined();
  });
});
