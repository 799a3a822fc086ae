import { beforeAll, describe, expect, it } from 'vitest';
import { makePlayer } from '../make-player';
import { createTestClock } from '../test-clock';
import { openTestDatabase } from './test-database';

/** What emptying does not take away, how a file leaves it, and what the failure says of it. */
const LEFT: [string, string, RegExp][] = [
  ['a row that emptying leaves', `update board set id = 'left' where id = (select min(id) from board)`, /left: row of board .*"left"/],
  ['a table', 'create table schema_migration_unfinished_restore (at timestamptz)', /left: table schema_migration_unfinished_restore/],
  ['a board that is missing', `delete from board where id = 'duel-ratings'`, /gone: row of board .*"duel-ratings"/],
  ['a trigger that is off', 'alter table story disable trigger user', /gone: trigger \w+ of story/],
  ['a constraint', 'alter table story add constraint told check (true) not valid', /left: constraint told of story CHECK/],
  ['a column without its default', 'alter table story alter rating_sum drop default', /gone: table story /],
  ['a column that may be empty', 'alter table player alter name drop not null', /gone: table player /],
];

describe('a file fails that leaves', () => {
  let failure: unknown;
  // Everything at once, as a new database for each takes long: its failure names what it was for.
  beforeAll(async () => {
    const database = await openTestDatabase();
    await database.execute(LEFT.map(([, change]) => change).join(';'));
    failure = await database.close().catch((error: unknown) => error);
  });

  it.each(LEFT)('%s', (_, _change, said) => expect(String(failure)).toMatch(said));

  it('anything, and the next one is given none of it', async () => {
    expect(failure).toBeInstanceOf(Error);
    await (await openTestDatabase()).close();
  });
});

it('a file may leave rows that emptying takes away', async () => {
  const database = await openTestDatabase();
  await makePlayer(database, createTestClock(), 'Mara');
  await database.close();
  const next = await openTestDatabase();
  expect((await next.execute('select 1 from player')).rows).toEqual([]);
  await next.close();
});
