import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onWritingFixture } from '../testing/writing-fixture';
import { moveRecording } from './desk-recordings.server';
import { type Step, textAfter } from './steps';

const fixture = onWritingFixture();
const step = (ms: number, at: number, text: string): Step => ({ ms, at, removed: 0, text, pasted: false });

/** Ann records a text on another desk, and has written two words of it in three seconds. */
async function recorded(): Promise<string> {
  const textId = randomUUID();
  await fixture.writing.deskRecordings.begin(fixture.ann, { id: textId, about: 'Part 2 of “A gate.”' });
  const batch = {
    writerId: fixture.ann.id,
    pageId: randomUUID(),
    number: 0,
    start: '',
    steps: [step(1_000, 0, 'The '), step(3_000, 4, 'gate')],
  };
  expect(await fixture.writing.recordSteps(fixture.ann, textId, batch)).toEqual({ status: 'taken' });
  expect(await fixture.writing.recordSteps(fixture.ann, textId, batch), 'the same batch counts once').toEqual({ status: 'taken' });
  return textId;
}

it('what is written on another desk is recorded for its writer alone, who watches it once it is handed in', async () => {
  const textId = await recorded();
  const { deskRecordings, recordSteps } = fixture.writing;
  const watched = (viewer?: { id: string }) => fixture.writing.recordingOf({ storyId: textId, viewerId: viewer?.id });
  expect(await deskRecordings.of(fixture.ann, textId), 'the next page goes on from there').toEqual({ recorded: true, ms: 3_000 });
  expect([await watched(fixture.ann), await deskRecordings.list(fixture.ann)]).toEqual([undefined, []]);
  await deskRecordings.end(fixture.ann, textId, 'The gate stood open.');
  const mine = await watched(fixture.ann);
  expect(mine).toMatchObject({ title: 'Part 2 of “A gate.”', own: true, ofStory: false });
  expect(mine && textAfter(mine.steps)).toBe('The gate stood open.');
  expect((await deskRecordings.list(fixture.ann)).map((one) => one.textId)).toEqual([textId]);
  expect([await watched(fixture.bob), await watched()]).toEqual([undefined, undefined]);
  const late = { writerId: fixture.ann.id, pageId: randomUUID(), number: 0, start: '', steps: [] };
  expect(await recordSteps(fixture.ann, textId, late), 'nothing is added any more').toEqual({ status: 'over' });
  await deskRecordings.drop(fixture.bob, textId);
  expect(await deskRecordings.list(fixture.ann)).toHaveLength(1);
  await deskRecordings.drop(fixture.ann, textId);
  expect(await deskRecordings.list(fixture.ann)).toEqual([]);
});

it('nobody adds to a recording that is not theirs, and nothing is recorded that its writer has not asked for', async () => {
  const textId = await recorded();
  const batch = (writerId: string) => ({ writerId, pageId: randomUUID(), number: 0, start: '', steps: [] });
  expect(await fixture.writing.recordSteps(fixture.bob, textId, batch(fixture.bob.id))).toEqual({ status: 'over' });
  expect(await fixture.writing.recordSteps(fixture.ann, randomUUID(), batch(fixture.ann.id))).toEqual({ status: 'over' });
  await fixture.writing.deskRecordings.drop(fixture.ann, textId);
  expect(await fixture.writing.deskRecordings.of(fixture.ann, textId)).toEqual({ recorded: false, ms: 0 });
});

it('the recording of a text that becomes a story goes on as the story’s, to be published by its writer', async () => {
  const textId = await recorded();
  const storyId = await fixture.start();
  await fixture.save(storyId, 'The gate stood open.', 1, 'finish');
  await fixture.database.execute('delete from writing_session where story_id = $1', [storyId]);
  await fixture.database.db.transaction().execute((trx) => moveRecording(trx, { textId, storyId }));
  const mine = await fixture.writing.recordingOf({ storyId, viewerId: fixture.ann.id });
  expect([mine?.own, mine && textAfter(mine.steps)]).toEqual([true, 'The gate stood open.']);
  expect(await fixture.writing.recordingOf({ storyId, viewerId: fixture.bob.id })).toBeUndefined();
  expect(await fixture.writing.afterClock({ storyId, viewerId: fixture.ann.id })).toMatchObject({ own: { recorded: true } });
  await fixture.writing.recordingWatched(fixture.ann, storyId);
  await fixture.writing.publishRecording(fixture.ann, storyId, 'whole');
  expect(await fixture.writing.recordingOf({ storyId, viewerId: fixture.bob.id })).toMatchObject({ own: false, timed: true });
  expect(await fixture.writing.deskRecordings.of(fixture.ann, textId)).toEqual({ recorded: false, ms: 0 });
});
