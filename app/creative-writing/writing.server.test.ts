import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { realMs } from '~/platform/clock';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/rate-limit.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { onTestDatabase } from '~/platform/testing/test-database';
import type { WriterModel } from '~/platform/writer-model/writer-model';
import { createProgressService } from '~/progress/progress.server';
import { DEFAULT_OPENER } from '~content/creative-writing/openers';
import type { SavePurpose } from './save-contract';
import { MAX_BODY } from './story-text';
import { createWritingService, type WritingService } from './writing.server';

const MINUTE = 60_000;
let database: OpenDatabase;
let clock: TestClock;
let writing: WritingService;
let ann: { id: string; name: string };
let bob: { id: string; name: string };
const model: WriterModel = {
  generateCreativePrompt: async () => ({ prompt: 'A gate.' }),
  generateStoryStarter: async () => ({ storyStarter: 'The gate stood open.' }),
  generateStoryContent: async () => ({ generatedContent: 'It led nowhere.' }),
};

const makeService = (onClock = clock, writerModel = model) =>
  createWritingService({
    db: database.db,
    clock: onClock,
    writerModel,
    progress: createProgressService({ db: database.db, clock: onClock }),
    limiter: createRateLimiter(database.db, onClock),
  });

const start = async (player = ann) =>
  (await writing.startSession(player, { prompt: 'A gate.', timeZone: 'UTC', parentId: undefined })).storyId;

const save = (storyId: string, body: string, baseVersion: number, purpose: SavePurpose = 'save', player = ann, title = 'The Ninth Gate') =>
  writing.saveWords(player, storyId, { saveId: randomUUID(), title, body, baseVersion, purpose });

const storyRow = (id: string) => database.db.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const progressOf = async (player = ann) => {
  const { gamesPlayed, storiesPublished } = await createProgressService({ db: database.db, clock }).progressOf(player.id);
  return { gamesPlayed, storiesPublished };
};

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  writing = makeService();
  ann = await makePlayer(database, clock, 'Ann');
  bob = await makePlayer(database, clock, 'Bob');
});

describe('a writing session', () => {
  it('lasts 30 minutes and begins with a starter that is kept apart from the words', async () => {
    const storyId = await start();
    await save(storyId, 'My words.', 1);
    expect(await writing.currentSession(ann)).toMatchObject({
      storyId,
      title: 'The Ninth Gate',
      starter: 'The gate stood open.',
      body: 'My words.',
      gameMsLeft: 30 * MINUTE,
    });
    expect(await storyRow(storyId)).toMatchObject({ status: 'draft', starter: 'The gate stood open.', body: 'My words.', word_count: 2 });
  });

  it('has the date in its first title, and again when the title is emptied', async () => {
    const storyId = await start();
    expect((await storyRow(storyId)).title).toBe('Creative Story from 3/1/2026');
    await save(storyId, 'Words.', 1);
    await save(storyId, 'Words.', 2, 'save', ann, '  ');
    expect((await storyRow(storyId)).title).toBe('Creative Story from 3/1/2026');
  });

  it('goes on after a reload and on another machine with the time that is left', async () => {
    const storyId = await start();
    clock.advance(10 * MINUTE);
    expect(await makeService().currentSession(ann)).toMatchObject({ storyId, gameMsLeft: 20 * MINUTE });
    expect(await writing.currentSession(bob)).toBeUndefined();
  });

  it('is the only one of its player: another start finds it', async () => {
    const storyId = await start();
    expect(await writing.startSession(ann, { prompt: 'Other.', timeZone: undefined, parentId: undefined })).toMatchObject({
      storyId,
      resumed: true,
    });
  });

  it('is one when two starts come at once, and no story is left over', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect(one).toBe(other);
    const stories = await database.db.selectFrom('story').select('id').execute();
    expect(stories).toEqual([{ id: one }]);
  });

  it('begins with the default starter when none comes in 3 tries', async () => {
    let tries = 0;
    const failing: WriterModel = {
      ...model,
      generateStoryStarter: async () => {
        tries += 1;
        if (tries === 2) return { storyStarter: '  ' };
        throw new Error('no model');
      },
    };
    const started = await makeService(clock, failing).startSession(ann, { prompt: 'A gate.', timeZone: undefined, parentId: undefined });
    expect(started.defaultStarter).toBe(true);
    expect(tries).toBe(3);
    expect((await storyRow(started.storyId)).starter).toBe(DEFAULT_OPENER.text);
  });

  it('says that its starter is a default one when the model behind the door had to be stood in for', async () => {
    const standIn: WriterModel = { ...model, generateStoryStarter: async () => ({ storyStarter: 'A ready-made gate.', standIn: true }) };
    const started = await makeService(clock, standIn).startSession(ann, { prompt: 'A gate.', timeZone: undefined, parentId: undefined });
    expect(started.defaultStarter).toBe(true);
    expect((await storyRow(started.storyId)).starter).toBe('A ready-made gate.');
  });

  it('runs faster on a fast game clock', async () => {
    const fast = { ...clock, gameSpeed: 60, now: () => clock.now() };
    writing = makeService(fast);
    const storyId = await start();
    clock.advance(realMs(fast, 10 * MINUTE));
    expect((await writing.currentSession(ann))?.gameMsLeft).toBe(20 * MINUTE);
    clock.advance(realMs(fast, 21.5 * MINUTE));
    expect(await save(storyId, 'Typed before zero.', 1)).toMatchObject({ status: 'saved', gameMsLeft: 0 });
    clock.advance(realMs(fast, 0.5 * MINUTE));
    expect(await save(storyId, 'Too late.', 2)).toEqual({ status: 'late' });
  });

  it('names the story it continues, if its writer may read that one', async () => {
    const parentId = await start(bob);
    await save(parentId, 'First part.', 1, 'finish', bob);
    const { storyId } = await writing.startSession(ann, { prompt: 'A gate.', timeZone: undefined, parentId });
    expect((await storyRow(storyId)).parent_id).toBe(parentId);
    expect((await writing.currentSession(ann))?.parent).toEqual({
      id: parentId,
      arena: 'creative_writing',
      title: 'The Ninth Gate',
      author: 'Bob',
    });
    const secret = await start(bob);
    expect(await writing.parentStory(ann, secret)).toBeUndefined();
    expect(await writing.parentStory(ann, 'nonsense')).toBeUndefined();
  });
});

describe('a prompt', () => {
  it('falls back to an open one when none comes', async () => {
    const failing: WriterModel = { ...model, generateCreativePrompt: () => Promise.reject(new Error('no model')) };
    expect(await makeService(clock, failing).newPrompt(ann, [])).toBe('Write a creative story about anything that inspires you.');
  });

  it('comes 30 times a minute, for each player apart', async () => {
    for (let count = 0; count < 30; count += 1) await writing.newPrompt(ann, []);
    await expect(writing.newPrompt(ann, [])).rejects.toThrow('Too many attempts');
    await writing.newPrompt(bob, []);
  });
});

describe('saving', () => {
  it('counts the same save once, even after its answer got lost', async () => {
    const storyId = await start();
    const request = { saveId: randomUUID(), title: 'T', body: 'Once', baseVersion: 1, purpose: 'save' as const };
    expect(await writing.saveWords(ann, storyId, request)).toMatchObject({ status: 'saved', version: 2 });
    expect(await writing.saveWords(ann, storyId, request)).toMatchObject({ status: 'saved', version: 2 });
    expect((await storyRow(storyId)).version).toBe(2);
  });

  it('takes one of two saves that come at once and shows it to the other', async () => {
    const storyId = await start();
    const answers = await Promise.all([save(storyId, 'one', 1), save(storyId, 'two', 1)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual(['conflict', 'saved']);
  });

  it('refuses to overwrite what another tab saved, and sends that along', async () => {
    const storyId = await start();
    const saveId = randomUUID();
    await writing.saveWords(ann, storyId, { saveId, title: 'T', body: 'newer', baseVersion: 1, purpose: 'save' });
    expect(await save(storyId, 'older', 1)).toEqual({ status: 'conflict', version: 2, saveId, title: 'T', body: 'newer' });
    expect((await storyRow(storyId)).body).toBe('newer');
  });

  it('does not take different words under the id of an earlier save for saved', async () => {
    const storyId = await start();
    const request = { saveId: randomUUID(), title: 'T', body: 'Once', baseVersion: 1, purpose: 'save' as const };
    await writing.saveWords(ann, storyId, request);
    expect((await writing.saveWords(ann, storyId, { ...request, body: 'Once upon' })).status).toBe('conflict');
  });

  it('tells what to do about a text that is too long', async () => {
    const storyId = await start();
    expect(await save(storyId, 'x'.repeat(MAX_BODY + 1), 1)).toMatchObject({ status: 'too-long' });
    expect(await save(storyId, 'x', 1, 'save', ann, 'x'.repeat(121))).toMatchObject({ status: 'too-long' });
    expect(await save(storyId, 'x'.repeat(MAX_BODY), 1)).toMatchObject({ status: 'saved' });
  });

  it("never touches somebody else's story", async () => {
    const storyId = await start();
    await save(storyId, 'Mine.', 1);
    expect(await save(storyId, 'Not yours.', 2, 'finish', bob)).toEqual({ status: 'gone' });
    expect(await save('nonsense', 'x', 1)).toEqual({ status: 'gone' });
    expect(await storyRow(storyId)).toMatchObject({ body: 'Mine.', status: 'draft' });
  });
});

describe('the end of a session', () => {
  it("publishes the story with the writer's last words when they finish", async () => {
    const storyId = await start();
    expect(await save(storyId, 'The end.', 1, 'finish')).toEqual({ status: 'finished', version: 2, published: true });
    expect(await storyRow(storyId)).toMatchObject({ status: 'published', body: 'The end.', published_at: clock.now() });
    expect(await progressOf()).toEqual({ gamesPlayed: 1, storiesPublished: 1 });
    expect(await writing.currentSession(ann)).toBeUndefined();
  });

  it('does not finish when the last words meet another version', async () => {
    const storyId = await start();
    await save(storyId, 'newer', 1);
    expect((await save(storyId, 'older', 1, 'finish')).status).toBe('conflict');
    expect((await storyRow(storyId)).status).toBe('draft');
  });

  it('answers a repeated finish the same and counts it once', async () => {
    const storyId = await start();
    const finishes = [save(storyId, 'The end.', 1, 'finish'), save(storyId, 'The end.', 1, 'finish')];
    for (const answer of await Promise.all(finishes)) expect(answer).toMatchObject({ status: 'finished', published: true });
    expect(await progressOf()).toEqual({ gamesPlayed: 1, storiesPublished: 1 });
  });

  it('is not brought on by a page whose clock is fast', async () => {
    const storyId = await start();
    clock.advance(29 * MINUTE);
    expect(await save(storyId, 'Words.', 1, 'time-up')).toEqual({ status: 'saved', version: 2, gameMsLeft: MINUTE });
    clock.advance(MINUTE);
    expect(await save(storyId, 'Words.', 2, 'time-up')).toMatchObject({ status: 'finished', published: true });
  });

  it('comes by itself 2 minutes after zero, once, under two rounds of housekeeping', async () => {
    const storyId = await start();
    await save(storyId, 'Left alone.', 1);
    clock.advance(32 * MINUTE - 1);
    expect(await writing.settleDueSessions()).toBe(0);
    clock.advance(1);
    const settled = await Promise.all([writing.settleDueSessions(), makeService().settleDueSessions()]);
    expect(settled[0] + settled[1]).toBe(1);
    expect((await storyRow(storyId)).status).toBe('published');
    expect(await progressOf()).toEqual({ gamesPlayed: 1, storiesPublished: 1 });
  });

  it('comes when the player is back before housekeeping', async () => {
    const storyId = await start();
    await save(storyId, 'Left alone.', 1);
    clock.advance(40 * MINUTE);
    expect(await writing.currentSession(ann)).toBeUndefined();
    expect((await storyRow(storyId)).status).toBe('published');
    expect((await writing.startSession(ann, { prompt: 'Next.', timeZone: undefined, parentId: undefined })).resumed).toBe(false);
  });

  it('without words of the writer publishes nothing and lists nothing', async () => {
    const storyId = await start();
    expect(await save(storyId, ' ... ', 1, 'finish')).toMatchObject({ status: 'finished', published: false });
    expect((await storyRow(storyId)).status).toBe('draft');
    expect(await writing.draftsOf(ann)).toEqual([]);
    expect(await progressOf()).toEqual({ gamesPlayed: 0, storiesPublished: 0 });
  });
});

describe('words that come after zero', () => {
  it('are taken for 2 minutes', async () => {
    const storyId = await start();
    clock.advance(32 * MINUTE - 1);
    expect((await save(storyId, 'Typed in a tunnel.', 1)).status).toBe('saved');
    clock.advance(1);
    expect((await save(storyId, 'Later still.', 2)).status).toBe('late');
    expect(await storyRow(storyId)).toMatchObject({ status: 'published', body: 'Typed in a tunnel.' });
  });

  it('are taken even when another tab has ended the session at zero', async () => {
    const storyId = await start();
    clock.advance(30 * MINUTE);
    expect(await save(storyId, '', 1, 'time-up')).toMatchObject({ status: 'finished', published: false });
    clock.advance(MINUTE);
    const { version } = await storyRow(storyId);
    expect(await save(storyId, 'Words of the other tab.', version)).toMatchObject({ status: 'finished', published: true });
    expect(await progressOf()).toEqual({ gamesPlayed: 1, storiesPublished: 1 });
  });

  it('are not taken once the writer has finished', async () => {
    const storyId = await start();
    await save(storyId, 'Done.', 1, 'finish');
    expect((await save(storyId, 'Done, but.', 2)).status).toBe('late');
    expect((await storyRow(storyId)).body).toBe('Done.');
  });

  it('become a draft that only their writer is shown, once', async () => {
    const storyId = await start();
    await save(storyId, 'Done.', 1, 'finish');
    const draftId = randomUUID();
    for (let times = 0; times < 2; times += 1) await writing.keepAsDraft(ann, storyId, draftId, { title: 'Rest', body: 'The rest.' });
    expect(await writing.draftsOf(ann)).toMatchObject([{ id: draftId, title: 'Rest', wordCount: 2 }]);
    expect(await writing.draftsOf(bob)).toEqual([]);
    expect(await storyRow(draftId)).toMatchObject({ starter: 'The gate stood open.', status: 'draft' });
  });

  it("become a draft without another player's beginning", async () => {
    const storyId = await start();
    const draftId = randomUUID();
    await writing.keepAsDraft(bob, storyId, draftId, { title: '', body: 'Words.' });
    expect(await storyRow(draftId)).toMatchObject({ starter: '', prompt: '', author_id: bob.id });
  });

  it('are no draft in the list while their session is open', async () => {
    await save(await start(), 'Under way.', 1);
    expect(await writing.draftsOf(ann)).toEqual([]);
  });
});
