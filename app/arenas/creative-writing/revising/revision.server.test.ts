import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { listStories } from '~/stories/listing/list-stories.server';
import type { SavePurpose } from '~/stories/saving/save.contract';
import { MINUTE, onWritingFixture } from '../testing/writing-fixture';

const fixture = onWritingFixture();
const FIRST = 'Mara walked in with her ink and the evening behind her.';
const OTHER = 'Nobody had opened the ninth gate since the flood came down.';
let storyId: string;
let version: number;

/** A story written in 10 minutes and published. */
beforeEach(async () => {
  storyId = await fixture.start();
  fixture.clock.advance(10 * MINUTE);
  const answer = await fixture.save(storyId, FIRST, 1, 'finish', fixture.ann, '');
  version = answer.status === 'finished' ? answer.version : 0;
});

function revise(body: string, baseVersion: number, purpose: SavePurpose = 'save', player = fixture.ann, saveId = randomUUID()) {
  return fixture.writing.saveRevision(player, storyId, { saveId, title: 'The Ninth Gate', body, baseVersion, purpose });
}

async function card() {
  const { cards } = await listStories(fixture.database.db, { sort: 'latest', viewerId: undefined });
  return cards.find(({ id }) => id === storyId);
}

async function rate(values: number): Promise<void> {
  await fixture.database.db
    .updateTable('story')
    .set({ rating_count: values, rating_sum: values * 4 })
    .where('id', '=', storyId)
    .execute();
}

describe('a revision', () => {
  it('is kept for its writer, and changes the story only when they publish it', async () => {
    expect(await revise(OTHER, version)).toEqual({ status: 'saved', version: version + 1 });
    expect(await fixture.storyRow(storyId)).toMatchObject({ body: FIRST });
    expect(await fixture.writing.revisionOf(fixture.ann, storyId)).toMatchObject({ body: OTHER, title: 'The Ninth Gate', begun: true });

    expect(await revise(OTHER, version + 1, 'finish')).toEqual({ status: 'finished', version: version + 1, published: true });
    expect(await fixture.storyRow(storyId)).toMatchObject({ body: OTHER, title: 'The Ninth Gate', word_count: 11 });
    expect(await fixture.writing.revisionOf(fixture.ann, storyId)).toMatchObject({ body: OTHER, begun: false });
  });

  it('counts once when it is sent again, and asks when another page has saved meanwhile', async () => {
    const saveId = randomUUID();
    await revise(OTHER, version, 'save', fixture.ann, saveId);
    expect(await revise(OTHER, version, 'save', fixture.ann, saveId)).toEqual({ status: 'saved', version: version + 1 });
    expect(await revise('Third words.', version)).toMatchObject({ status: 'conflict', version: version + 1, saveId, body: OTHER });
    await revise(OTHER, version + 1, 'finish');
    expect(await revise(OTHER, version + 1, 'finish')).toMatchObject({ status: 'finished', version: version + 1 });
    // A page that had no answer still learns that its words were taken.
    const later = await revise('Third words.', version);
    expect(later).toMatchObject({ status: 'conflict', saves: expect.arrayContaining([saveId]) });
  });

  it('can be dropped; a page that still shows it saves over nothing', async () => {
    const saveId = randomUUID();
    await revise(OTHER, version, 'save', fixture.ann, saveId);
    await fixture.writing.dropRevision(fixture.bob, storyId);
    expect(await fixture.writing.revisionOf(fixture.ann, storyId)).toMatchObject({ begun: true });
    await fixture.writing.dropRevision(fixture.ann, storyId);
    expect(await fixture.writing.revisionOf(fixture.ann, storyId)).toMatchObject({ body: FIRST, begun: false });
    const answer = await revise('Words from before.', version + 1);
    expect(answer).toMatchObject({ status: 'conflict', body: FIRST, saves: expect.arrayContaining([saveId]) });
  });

  it("is the writer's alone, leaves words of their own, and waits for the session's end", async () => {
    expect(await fixture.writing.revisionOf(fixture.bob, storyId)).toBeUndefined();
    expect(await revise(OTHER, version, 'finish', fixture.bob)).toEqual({ status: 'gone' });
    expect(await revise(' — ', version, 'finish')).toMatchObject({ status: 'too-long' });
    const running = await fixture.start();
    expect(await fixture.writing.revisionOf(fixture.ann, running)).toBeUndefined();
    expect(await fixture.writing.revisionOf(fixture.ann, 'no-id')).toBeUndefined();
  });

  it("is its author's also while a collection holds their name back, with its history", async () => {
    const { db } = fixture.database;
    await db.updateTable('story').set({ author_id: null }).where('id', '=', storyId).execute();
    const now = fixture.clock.now();
    const author = { story_id: storyId, player_id: fixture.ann.id, invited_by: null, invited_at: now, joined_at: now };
    await db.insertInto('co_author').values(author).execute();
    expect(await revise(OTHER, version, 'finish', fixture.bob)).toEqual({ status: 'gone' });
    expect(await revise(OTHER, version, 'finish')).toMatchObject({ status: 'finished', published: true });
    expect(await fixture.storyRow(storyId)).toMatchObject({ body: OTHER, author_id: null });
    const history = await fixture.writing.histories.read(fixture.ann, storyId, new URLSearchParams());
    expect(history?.versions.length).toBeGreaterThan(0);
    expect(await fixture.writing.histories.read(fixture.bob, storyId, new URLSearchParams())).toBeUndefined();
    expect((await fixture.writing.afterClock({ storyId, viewerId: fixture.ann.id }))?.own).toBeDefined();
    expect((await fixture.writing.afterClock({ storyId, viewerId: fixture.bob.id }))?.own).toBeUndefined();
    expect(await fixture.writing.sessionText({ storyId, viewerId: fixture.bob.id })).toMatchObject({ author: 'Anonymous', authorId: null });
  });

  it("leaves the session's text to be opened, with its time and the day of the last change", async () => {
    const seen = { storyId, viewerId: undefined };
    expect(await fixture.writing.sessionText(seen)).toBeUndefined();
    expect(await fixture.writing.afterClock(seen)).toMatchObject({ written: 'Written in 10:00', revised: false, own: undefined });
    await revise(OTHER, version, 'finish');
    await revise(`${OTHER} Third words.`, version + 1, 'finish');
    const { written } = (await fixture.writing.afterClock(seen)) ?? {};
    expect(written).toMatch(/^Written in 10:00, revised [A-Z][a-z]{2} \d+$/);
    const history = await fixture.writing.histories.read(fixture.ann, storyId, new URLSearchParams());
    expect(history?.versions.length, 'what readers were shown is kept').toBeGreaterThanOrEqual(2);
    const text = await fixture.writing.sessionText(seen);
    expect(text).toMatchObject({ title: 'The Ninth Gate', author: 'Ann', written });
    expect(text?.paragraphs).toContainEqual({ kind: 'paragraph', words: [FIRST] });
    await fixture.database.db.updateTable('story').set({ status: 'hidden' }).where('id', '=', storyId).execute();
    expect(await fixture.writing.sessionText(seen)).toBeUndefined();
  });

  it('of more than half after ratings is told on the card, until as many ratings have come since', async () => {
    await revise(`${FIRST} And shut the gate.`, version, 'finish');
    await rate(2);
    expect((await card())?.changedSince).toBeUndefined();
    await revise(OTHER, version + 1, 'finish');
    expect((await card())?.changedSince).toBe(true);
    await rate(3);
    expect((await card())?.changedSince).toBe(true);
    await rate(4);
    expect((await card())?.changedSince).toBeUndefined();
  });
});

describe('the question for a title', () => {
  const own = async () => (await fixture.writing.afterClock({ storyId, viewerId: fixture.ann.id }))?.own;

  it('is asked of its writer once, when the session ended without one', async () => {
    expect((await own())?.askTitle).toContain('Her Ink and the Evening');
    expect((await fixture.writing.afterClock({ storyId, viewerId: fixture.bob.id }))?.own).toBeUndefined();
    await fixture.writing.titleAnswered(fixture.bob, storyId);
    expect((await own())?.askTitle).toBeDefined();
    await fixture.writing.titleAnswered(fixture.ann, storyId);
    expect(await own()).toEqual({ begun: false, askTitle: undefined, fewWords: false, recorded: false, moreTime: false });
  });
});
