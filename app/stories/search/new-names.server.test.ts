import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { whileWaiting } from '~/platform/testing/database/while-waiting';
import { makePlayer } from '~/platform/testing/make-player';
import { weaveStory } from '../testing/make-story';
import { createSpellings } from './spellings.server';
import { onSearchFixture } from './testing/search-fixture';

const fixture = onSearchFixture();

it('a writer takes a new name while another one changes a story of theirs, which is found by both then', async () => {
  const { database, clock, titles } = fixture;
  const [ada, ben] = [await makePlayer(database, clock, 'Adabel'), await makePlayer(database, clock, 'Benedikt')];
  const id = await weaveStory(database, clock, [ada.id, ben.id], { title: 'Kestrel' });
  await whileWaiting(database, {
    first: (trx) => trx.updateTable('story').set({ title: 'Falcon' }).where('id', '=', id).execute(),
    other: () => database.execute(`update player set name = 'Oriole' where id = $1`, [ada.id]),
    // As all do who count or tell something for those who wrote it.
    next: (trx) => sql`select from player where id = any(${[ada.id, ben.id]}) order by id for share`.execute(trx),
  });
  await createSpellings({ db: database.db, clock, log: { info: () => undefined } }).learnDue();
  expect([await titles('falcon oriole'), await titles('adabel'), await titles('kestrel')]).toEqual([['Falcon'], [], []]);
});
