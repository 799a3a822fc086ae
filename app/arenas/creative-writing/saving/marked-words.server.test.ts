import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { storyForReading } from '~/stories/reading/read-story.server';
import { writtenBlocks } from '~/stories/reading/text/written-blocks';
import { up } from '../../../../migrations/0055-marked-stories';
import { MINUTE, onWritingFixture } from '../testing/writing-fixture';

const fixture = onWritingFixture();
const WRITTEN = 'She was *so* tired.\n\n***\n\nNobody \\*saw\\* her.';
const READ = 'She was so tired.\n\nNobody *saw* her.';

it('keeps the marks of a story for its writer and its readers, and its plain words for lists and search', async () => {
  const storyId = await fixture.start();
  await fixture.save(storyId, WRITTEN, 1);
  expect((await fixture.writing.currentSession(fixture.ann))?.body).toBe(WRITTEN);
  expect(await fixture.save(storyId, WRITTEN, 2, 'finish')).toMatchObject({ status: 'finished', published: true });
  const read = await storyForReading(fixture.database.db, storyId, undefined);
  expect(read).toMatchObject({ body: READ, markdown: WRITTEN });
  expect(await fixture.storyRow(storyId)).toMatchObject({ body: READ, word_count: 7 });

  expect((await fixture.writing.revisionOf(fixture.ann, storyId))?.body).toBe(WRITTEN);
  const request = { title: 'A Gate', baseVersion: 2, saveId: crypto.randomUUID(), purpose: 'finish' as const };
  fixture.clock.advance(MINUTE);
  await fixture.writing.saveRevision(fixture.ann, storyId, { ...request, body: 'Nobody saw her.' });
  expect(await storyForReading(fixture.database.db, storyId, undefined)).toMatchObject({ body: 'Nobody saw her.', markdown: null });
  const before = await fixture.writing.sessionText({ storyId, viewerId: undefined });
  expect(before?.paragraphs).toContainEqual({ kind: 'paragraph', words: ['She was ', { kind: 'em', words: ['so'] }, ' tired.'] });
  const history = await fixture.writing.histories.read(fixture.ann, storyId, new URLSearchParams());
  expect(await fixture.writing.histories.bringBack(fixture.ann, storyId, history?.versions.at(-1)?.id ?? '')).toBe('published');
  expect((await fixture.writing.revisionOf(fixture.ann, storyId))?.body).toBe(WRITTEN);
});

it('leaves the signs of stories from before as their writers typed them', async () => {
  const old = ['2 * 2 > 3_000 \\o/', '*****', '- - -', '> said she', 'no marks'].join('\n\n');
  const [marked, plain] = [await fixture.start(), await fixture.start(fixture.bob)];
  const { db } = fixture.database;
  await sql`alter table story drop column markdown`.execute(db);
  await sql`update story set body = ${old} where id = ${marked}`.execute(db);
  await sql`update story set body = 'no marks' where id = ${plain}`.execute(db);
  await up(db as unknown as Kysely<unknown>);
  const rows = await db.selectFrom('story').select(['id', 'body', 'markdown']).execute();
  const [first, second] = [marked, plain].map((id) => rows.find((row) => row.id === id));
  expect(first?.body).toBe(old);
  expect(writtenBlocks(first?.markdown ?? '')).toEqual(old.split('\n\n').map((words) => ({ kind: 'paragraph', words: [words] })));
  expect(second).toMatchObject({ body: 'no marks', markdown: null });
});

it('reads a story from before there were links and lists as it was, also when its writer revises it', async () => {
  const old = '* [x](https://example.test)\n* *so*';
  const written = '\\* [x\\](https://example.test)\n\\* *so*';
  const { db, execute } = fixture.database;
  const storyId = await fixture.start();
  await fixture.save(storyId, old, 1);
  await execute('update story set markup = 1');
  expect((await fixture.writing.currentSession(fixture.ann))?.body).toBe(written);
  expect(await fixture.save(storyId, written, 2, 'finish')).toMatchObject({ status: 'finished' });
  const read = await storyForReading(db, storyId, undefined);
  expect(read).toMatchObject({ markdown: old, markup: 1 });
  expect(writtenBlocks(read?.markdown ?? '', read?.markup)).toEqual(writtenBlocks(written));
  expect((await fixture.writing.revisionOf(fixture.ann, storyId))?.body).toBe(written);
  fixture.clock.advance(MINUTE);
  const request = { title: 'A Gate', baseVersion: 2, saveId: crypto.randomUUID(), purpose: 'finish' as const };
  await fixture.writing.saveRevision(fixture.ann, storyId, { ...request, body: `${written} it was` });
  expect(await storyForReading(db, storyId, undefined)).toMatchObject({ markdown: `${written} it was`, markup: 2 });
});
