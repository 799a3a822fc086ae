import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, onWritingFixture } from '../testing/writing-fixture';
import { texts } from '../texts';
import type { RecordingBatch } from './recording.contract';
import { type Step, stepBetween, textAfter } from './steps';
import { createRecorder } from './use-recorder';

const fixture = onWritingFixture();
let storyId: string;

beforeEach(async () => {
  const wishes = { prompt: 'A gate.', timeZone: 'UTC', parentId: undefined, record: true };
  storyId = (await fixture.writing.startSession(fixture.ann, wishes)).storyId;
});

const end = (body: string) => fixture.save(storyId, body, 1, 'finish');
const watched = async (viewer?: { id: string }) => fixture.writing.recordingOf({ storyId, viewerId: viewer?.id });
const textOf = (steps: readonly Step[] | undefined) => steps && textAfter(steps);

function send(batch: Omit<RecordingBatch, 'writerId'>, player = fixture.ann) {
  return fixture.writing.recordSteps(player, storyId, { ...batch, writerId: player.id });
}

/** What a page records when a writer leaves these texts second by second. @param answers whether the page hears the server. */
async function recordOn(texts: readonly string[], answers: readonly boolean[] = []): Promise<void> {
  let [text, ms, sent] = [texts[0] ?? '', 0, 0];
  const recorder = createRecorder({
    read: () => text,
    elapsedMs: () => ms,
    async post(batch) {
      const answer = await send(batch);
      sent += 1;
      return answers[sent - 1] === false ? undefined : Response.json(answer);
    },
  });
  for (text of texts) {
    ms += 1000;
    recorder.look();
    await recorder.send();
  }
  await recorder.send();
}

describe('the recording of a session', () => {
  it('shows its writer how the text came about, after the end, and nobody else', async () => {
    await recordOn(['', 'The gate', 'The old gate', 'The gate stood open.']);
    expect(await watched(fixture.ann)).toBeUndefined();
    await end('The gate stood open.');
    const mine = await watched(fixture.ann);
    expect(mine).toMatchObject({ own: true, published: false });
    expect(mine?.steps.map(({ text }) => text)).toContain('old ');
    expect(textOf(mine?.steps)).toBe('The gate stood open.');
    expect(await watched(fixture.bob)).toBeUndefined();
    expect(await watched()).toBeUndefined();
  });

  it('counts every batch once, and goes on from another page', async () => {
    await recordOn(['', 'The', 'The gate'], [true, false, true]);
    await recordOn(['The gate stood', 'The gate stood open.']);
    await end('The gate stood open. Nobody came.');
    const steps = (await watched(fixture.ann))?.steps;
    expect(textOf(steps)).toBe('The gate stood open. Nobody came.');
    expect(steps?.filter(({ text }) => text.includes('Nobody'))).toHaveLength(1);
    expect(textOf(steps?.slice(0, -1))).toBe('The gate stood open.');
  });

  it('asks for its start a page that it does not know, and takes nothing that does not fit', async () => {
    const pageId = randomUUID();
    const step = { ms: 0, at: 9, removed: 0, text: 'gate', pasted: false };
    expect(await send({ pageId, number: 0, steps: [step] })).toEqual({ status: 'restart' });
    expect(await send({ pageId, number: 0, start: 'short', steps: [step] })).toEqual({ status: 'over' });
    expect(await send({ pageId, number: 0, start: '', steps: [{ ...step, at: 0 }] }, fixture.bob)).toEqual({ status: 'over' });
  });

  it('stops at 200 kB, and when the session accepts no more words', async () => {
    const pageId = randomUUID();
    const long = (text: string, before = '') => [stepBetween(before, text, 0) as Step];
    expect(await send({ pageId, number: 0, start: '', steps: long('a'.repeat(150_000)) })).toEqual({ status: 'taken' });
    expect(await send({ pageId, number: 1, steps: long('b'.repeat(60_000), 'a'.repeat(150_000)) })).toEqual({ status: 'over' });
    fixture.clock.advance(32 * MINUTE);
    expect(await send({ pageId, number: 1, steps: long('', 'a') })).toEqual({ status: 'over' });
  });

  it('is published with or without what was deleted, is hidden with the story, and can be taken back', async () => {
    await recordOn(['', 'The secret gate', 'The gate stood open.']);
    await end('The gate stood open.');
    await fixture.writing.publishRecording(fixture.bob, storyId, 'whole');
    await fixture.writing.recordingWatched(fixture.bob, storyId);
    await expect(fixture.writing.publishRecording(fixture.ann, storyId, 'whole')).rejects.toThrow(texts.watchFirst);
    expect(await watched()).toBeUndefined();
    await fixture.writing.recordingWatched(fixture.ann, storyId);
    await fixture.writing.publishRecording(fixture.ann, storyId, 'without-deleted');
    expect(await watched()).toMatchObject({ own: false, published: true });
    expect(JSON.stringify(await watched())).not.toContain('secret');
    expect(textOf((await watched())?.steps)).toBe('The gate stood open.');
    expect(await fixture.writing.afterClock({ storyId, viewerId: undefined })).toMatchObject({ watchable: true });

    await fixture.writing.publishRecording(fixture.ann, storyId, 'whole');
    expect(JSON.stringify(await watched())).toContain('secret');
    const story = fixture.database.db.updateTable('story').where('id', '=', storyId);
    await story.set({ status: 'hidden' }).execute();
    expect(await watched()).toBeUndefined();
    await story.set({ status: 'published' }).execute();
    await fixture.writing.publishRecording(fixture.ann, storyId, 'taken-back');
    expect(await watched()).toBeUndefined();
  });

  it('is made only when its writer asked for it', async () => {
    await end('');
    storyId = await fixture.start();
    expect(await fixture.writing.currentSession(fixture.ann)).toMatchObject({ recorded: false });
    expect(await send({ pageId: randomUUID(), number: 0, start: '', steps: [] })).toEqual({ status: 'over' });
  });
});
