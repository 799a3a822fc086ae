import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onTestDatabase, type TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makeStory } from '~/stories/testing/make-story';
import { closingParagraphs } from './closing-paragraphs.server';

let fixture: TestDatabaseFixture;
onTestDatabase(async (opened) => {
  fixture = opened;
});

const lastParagraph = async (db: TestDatabaseFixture['database']['db'], id: string) =>
  (await closingParagraphs(db, { storyId: id, viewerId: undefined, most: 1 }))[0] ?? '';

const endingOf = async (story: Parameters<typeof makeStory>[2]) => {
  const id = await makeStory(fixture.database, fixture.clock, story);
  return lastParagraph(fixture.database.db, id);
};

it('is the last paragraph with words, without a closing line', async () => {
  expect(await endingOf({ body: 'One.\n\nTwo.\n' })).toBe('Two.');
  expect(await endingOf({ body: 'One.\n\nTwo,\nand a half.\n\n* * *\n\n— The End —' })).toBe('Two,\nand a half.');
  expect(await endingOf({ body: 'One.\nTwo.' })).toBe('Two.');
  expect(await endingOf({ body: '', starter: 'Once.' })).toBe('Once.');
  expect(await endingOf({ body: '...', starter: '' })).toBe('');
  expect(await lastParagraph(fixture.database.db, randomUUID())).toBe('');
});

it('is that of the last chapter, without its Markdown', async () => {
  const id = await makeStory(fixture.database, fixture.clock, { arena: 'fan_fic', body: 'First chapter.' });
  for (const [number, body] of [
    [1, 'First chapter.'],
    [2, 'Begun.\n\nShe *shut* the **gate**.\n\n***'],
  ])
    await fixture.database.execute(
      `insert into fanfic_chapter (id, story_id, number, title, body, created_at, updated_at) values ($1, $2, $3, 'A chapter', $4, $5, $5)`,
      [randomUUID(), id, number, body, fixture.clock.now()],
    );
  expect(await lastParagraph(fixture.database.db, id)).toBe('She shut the gate.');
});

it('is cut at its beginning when it is very long, between words', async () => {
  const ending = await endingOf({ body: `${'early words and '.repeat(200)}the last ones.` });
  expect(ending).toMatch(/^…(early|words|and) .* the last ones\.$/);
  expect(ending.length).toBeLessThanOrEqual(2001);
});

it('comes with those before it', async () => {
  const closing = (storyId: string, most: number) => closingParagraphs(fixture.database.db, { storyId, viewerId: undefined, most });
  const id = await makeStory(fixture.database, fixture.clock, { body: 'One.\n\nTwo.\n\n* * *\n\nThree.\n\nThe End' });
  expect(await closing(id, 2)).toEqual(['Two.', 'Three.']);
  expect(await closing(id, 9)).toEqual(['One.', 'Two.', 'Three.']);
});
