import { expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { smallLexicon } from '../testing/small-lexicon';
import { createDisputeDesk } from './dispute-desk.server';
import { countRefused } from './refused-answers.server';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((fixture) => {
  ({ database, clock } = fixture);
});

const lexicon = smallLexicon();
const synonym = (answer: string) => ({ about: 'synonym' as const, word: 'shine', answer });
const desk = () => createDisputeDesk({ db: database.db, clock, lexiconOf: () => lexicon });

/** Has Mara dispute that an answer was refused. @returns the number of the dispute. */
async function dispute(answer: string): Promise<number> {
  const { id: player_id } = await makePlayer(database, clock, 'Mara');
  const about = { ...synonym(answer), kind: 'refused' as const, game: 'synonym-finder' as const };
  const row = { ...about, player_id, guest_id: null, filed_at: clock.now(), decision: null, decided_at: null };
  const { id } = await database.db.insertInto('lexicon_dispute').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Counts a run with refused answers. */
const refuse = (...answers: string[]) => database.db.transaction().execute((trx) => countRefused(trx, answers.map(synonym)));

it('lists what is disputed with what counts today and what others typed for the same word, most often first', async () => {
  const id = await dispute('zippy');
  await refuse('zippy', 'tower', 'tower');
  await refuse('radiate', 'tower');
  const [listed] = await desk().list();
  expect(listed).toMatchObject({
    ...{ id, text: '“zippy” for “shine” should count', people: 1, runs: 1, verbs: ['exact', 'close', 'remove', 'keep'] },
    also: [
      { answer: 'tower', runs: 2 },
      { answer: 'radiate', runs: 1 },
    ],
  });
  expect(listed?.today).toContain(`counts: ${lexicon.entry('shine')?.synonyms.join(', ')}`);
});

it('lists in how many runs a word was typed that is in no dictionary of the game', async () => {
  const selfie = { about: 'form' as const, word: 'selfie', answer: '' };
  const { id: player_id } = await makePlayer(database, clock, 'Mara');
  const row = { ...selfie, player_id, guest_id: null, kind: 'refused' as const, game: 'word-chain' as const };
  await database.db
    .insertInto('lexicon_dispute')
    .values({ ...row, filed_at: clock.now(), decision: null, decided_at: null })
    .execute();
  for (let run = 0; run < 3; run += 1) await database.db.transaction().execute((trx) => countRefused(trx, [selfie]));
  expect(await desk().list()).toMatchObject([{ text: '“selfie” should count', runs: 3, also: [] }]);
});

it('decides by an administrator, says what holds, and writes it into the audit log', async () => {
  const id = await dispute('zippy');
  const { id: administrator } = await makePlayer(database, clock, 'Ada');
  expect(await desk().decide(administrator, id, 'close')).toBe('“zippy” now counts half for “shine”.');
  expect(await desk().list()).toEqual([]);
  const log = await database.db.selectFrom('audit_entry').select(['action', 'thing']).execute();
  expect(log).toEqual([{ action: 'decide-word', thing: `dispute:${id}` }]);
  await expect(desk().decide(administrator, 999, 'keep')).rejects.toMatchObject({ status: 404 });
});

it('decides nothing where the audit log cannot be written', async () => {
  const id = await dispute('zippy');
  await expect(desk().decide('nobody', id, 'close')).rejects.toThrow();
  expect((await desk().list()).map((listed) => listed.id)).toEqual([id]);
  expect(await database.db.selectFrom('lexicon_decision').select('id').execute()).toEqual([]);
});
