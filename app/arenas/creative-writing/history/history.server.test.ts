import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { historyTexts } from '~/stories/history/history-texts';
import { makeStory } from '~/stories/testing/make-story';
import { MINUTE, onWritingFixture } from '../testing/writing-fixture';

const fixture = onWritingFixture();

const history = (storyId: string, query = '', player = fixture.ann) =>
  fixture.writing.histories.read(player, storyId, new URLSearchParams(query));
const versions = async (storyId: string) => (await history(storyId))?.versions ?? [];

/** Saves a text each minute. @returns the version of the story after it. */
async function saveEachMinute(storyId: string, bodies: readonly string[], from = 1): Promise<number> {
  for (const [index, body] of bodies.entries()) {
    fixture.clock.advance(MINUTE);
    await fixture.save(storyId, body, from + index);
  }
  return from + bodies.length;
}

describe('the history of a session', () => {
  it('has a version for every five minutes of change, and the published one', async () => {
    const storyId = await fixture.start();
    const bodies = Array.from({ length: 12 }, (_, index) => `${'Once upon a time. '.repeat(index + 1)}`);
    const version = await saveEachMinute(storyId, bodies);
    expect((await versions(storyId)).map(({ words, published }) => ({ words, published }))).toEqual([
      { words: 32, published: false },
      { words: 16, published: false },
    ]);
    await fixture.save(storyId, 'Once upon a time, the end.', version, 'finish');
    expect((await versions(storyId))[0]).toMatchObject({ words: 6, published: true });
  });

  it('keeps what a save takes much away from', async () => {
    const storyId = await fixture.start();
    await saveEachMinute(storyId, ['Once upon a time. '.repeat(50), 'x']);
    const [kept] = await versions(storyId);
    expect(kept).toMatchObject({ words: 200 });
    expect((await history(storyId))?.comparison?.passages.at(-1)).toEqual({ kind: 'added', text: 'x' });
  });

  it('keeps words that were not chosen in a conflict, once, and leaves the text as it is', async () => {
    const storyId = await fixture.start();
    await fixture.save(storyId, 'Theirs.', 1);
    const request = { saveId: randomUUID(), title: 'T', body: 'Mine, in place of theirs.', baseVersion: 1, purpose: 'set-aside' as const };
    for (const player of [fixture.ann, fixture.ann, fixture.bob]) await fixture.writing.saveWords(player, storyId, request);
    expect(await versions(storyId)).toMatchObject([{ words: 5, published: false }]);
    expect(await fixture.storyRow(storyId)).toMatchObject({ body: 'Theirs.', version: 2 });
    await fixture.save(storyId, 'The end.', 2, 'finish');
    await fixture.writing.saveRevision(fixture.ann, storyId, { ...request, body: 'Of the revision.' });
    expect((await versions(storyId))[0]).toMatchObject({ words: 3 });
    expect((await fixture.writing.revisionOf(fixture.ann, storyId))?.begun).toBe(false);
  });

  it('is seen by its writer only', async () => {
    const storyId = await fixture.start();
    expect(await history(storyId)).toMatchObject({ state: 'session', versions: [] });
    expect(await history(storyId, '', fixture.bob)).toBeUndefined();
    expect(await history('no id')).toBeUndefined();
    const missing = expect.objectContaining({ message: historyTexts.missing });
    await saveEachMinute(storyId, ['Once upon a time. '.repeat(50), 'x']);
    const [kept] = await versions(storyId);
    await expect(fixture.writing.histories.bringBack(fixture.bob, storyId, kept?.id ?? '')).rejects.toEqual(missing);
    await expect(fixture.writing.histories.bringBack(fixture.ann, storyId, storyId)).rejects.toEqual(missing);
  });

  it('goes with its story', async () => {
    const storyId = await fixture.start();
    await saveEachMinute(storyId, ['Once upon a time. '.repeat(50), 'x']);
    await fixture.database.execute('delete from story where id = $1', [storyId]);
    expect((await fixture.database.execute('select id from text_version')).rows).toEqual([]);
  });
});

describe('bringing a version back', () => {
  it('puts it into the open session, where the present words become a version', async () => {
    const storyId = await fixture.start();
    const version = await saveEachMinute(storyId, ['Once upon a time. '.repeat(50), 'x']);
    const [kept] = await versions(storyId);
    expect(await fixture.writing.histories.bringBack(fixture.ann, storyId, kept?.id ?? '')).toBe('session');
    expect(await fixture.storyRow(storyId)).toMatchObject({ body: 'Once upon a time. '.repeat(50), word_count: 200 });
    expect((await versions(storyId)).map(({ words }) => words)).toEqual([1, 200]);
    // A page that still has the other words is told.
    expect(await fixture.save(storyId, 'x y', version)).toMatchObject({ status: 'conflict' });
  });

  it('leaves a published story as it is and opens its revision, whose words become a version', async () => {
    const storyId = await fixture.start();
    const version = await saveEachMinute(storyId, ['Once upon a time. '.repeat(50)]);
    await fixture.save(storyId, 'The end.', version, 'finish');
    const revised = { title: 'The Ninth Gate', body: 'The very end.', baseVersion: version + 1, purpose: 'save' as const };
    await fixture.writing.saveRevision(fixture.ann, storyId, { ...revised, saveId: crypto.randomUUID() });
    const kept = (await versions(storyId)).at(-1);
    await expect(fixture.writing.histories.bringBack(fixture.bob, storyId, kept?.id ?? '')).rejects.toThrow(historyTexts.missing);
    expect(await fixture.writing.histories.bringBack(fixture.ann, storyId, kept?.id ?? '')).toBe('published');
    expect(await fixture.writing.revisionOf(fixture.ann, storyId)).toMatchObject({ body: 'Once upon a time. '.repeat(50), begun: true });
    expect(await fixture.storyRow(storyId)).toMatchObject({ status: 'published', body: 'The end.' });
    expect((await versions(storyId)).map(({ words }) => words)).toContain(3);
    // A page that still has the other words is told.
    expect(
      await fixture.writing.saveRevision(fixture.ann, storyId, {
        ...revised,
        body: 'x',
        baseVersion: version + 2,
        saveId: crypto.randomUUID(),
      }),
    ).toMatchObject({ status: 'conflict' });
  });

  it('puts it into a draft', async () => {
    const { database, clock, ann } = fixture;
    const storyId = await makeStory(database, clock, { author_id: ann.id, arena: 'creative_writing', status: 'draft', body: 'Now.' });
    await database.execute(
      `insert into text_version (id, player_id, text_id, story_id, number, title, body, word_count, characters, published, saved_at)
       values (gen_random_uuid(), $1, $2, $2, 1, 'Then', 'Then.', 1, 5, false, $3)`,
      [ann.id, storyId, clock.now()],
    );
    const [kept] = await versions(storyId);
    expect(await fixture.writing.histories.bringBack(ann, storyId, kept?.id ?? '')).toBe('draft');
    expect(await fixture.storyRow(storyId)).toMatchObject({ title: 'Then', body: 'Then.' });
  });
});
