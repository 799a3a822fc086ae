import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { expect, it } from 'vitest';
import type { OpenDatabase, Tables } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { whileWaiting } from '~/platform/testing/database/while-waiting';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { removeStories } from '../../own/delete-story.server';
import { makeStory } from '../../testing/make-story';
import { storeOpenings } from './store-openings.server';
import { type GatheredRead, storeReads } from './store-reads.server';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});

const lockStory = (trx: Transaction<Tables>, id: string) => sql`select from story where id = ${id} for update`.execute(trx);
const read = (story_id: string, reader: string): GatheredRead => ({
  ...{ story_id, reader, day: '2026-03-01', chapter_id: null, origin: 'elsewhere' },
});
const opening = (story_id: string, player: { id: string }) => ({
  ...{ story_id, player_id: player.id, reader: player.id, at: clock.now(), own: false },
});

/** A story that has a chapter and a reader, and another one. */
async function twoStories() {
  const [going, staying] = [await makeStory(database, clock, { arena: 'fan_fic' }), await makeStory(database, clock, { arena: 'fan_fic' })];
  const chapter_id = randomUUID();
  await database.execute(
    `insert into fanfic_chapter (id, story_id, number, title, body, created_at, updated_at) values ($1, $2, 1, 'One', 'Words.', $3, $3)`,
    [chapter_id, going, clock.now()],
  );
  return { going, staying, chapter_id };
}

it('reads of a story that is being deleted are left out, and the others stored', async () => {
  const { going, staying, chapter_id } = await twoStories();
  await storeReads(database.db, [read(going, 'ann')]);
  await whileWaiting(database, {
    first: (trx) => lockStory(trx, going),
    other: () => storeReads(database.db, [{ ...read(going, 'ann'), chapter_id }, read(going, 'bob'), read(staying, 'ann')]),
    next: (trx) => removeStories(trx, [going], clock.now()),
  });
  expect(await database.db.selectFrom('story_read').select(['story_id', 'reader']).execute()).toEqual([
    { story_id: staying, reader: 'ann' },
  ]);
});

it('openings of a story that is being deleted are left out, and the others stored', async () => {
  const { going, staying } = await twoStories();
  const [ann, bob] = [await makePlayer(database, clock, 'Ann'), await makePlayer(database, clock, 'Bob')];
  await storeOpenings(database.db, [opening(going, ann)]);
  await whileWaiting(database, {
    first: (trx) => lockStory(trx, going),
    other: () => storeOpenings(database.db, [opening(going, ann), opening(going, bob), opening(staying, ann)]),
    next: (trx) => removeStories(trx, [going], clock.now()),
  });
  expect(await database.db.selectFrom('reading_history').select(['story_id', 'player_id']).execute()).toEqual([
    { story_id: staying, player_id: ann.id },
  ]);
});

it('openings of a person who is just leaving are left out, and the others stored', async () => {
  const story = await makeStory(database, clock, { arena: 'fan_fic' });
  const [ann, bob] = [await makePlayer(database, clock, 'Ann'), await makePlayer(database, clock, 'Bob')];
  await whileWaiting(database, {
    first: (trx) => trx.deleteFrom('player').where('id', '=', ann.id).execute(),
    other: () => storeOpenings(database.db, [opening(story, ann), opening(story, bob)]),
  });
  expect(await database.db.selectFrom('reading_history').select('player_id').execute()).toEqual([{ player_id: bob.id }]);
});
