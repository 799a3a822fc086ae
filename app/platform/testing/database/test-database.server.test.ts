import { expect, it } from 'vitest';
import { makePlayer } from '../make-player';
import { createTestClock } from '../test-clock';
import { openTestDatabase } from './test-database';

it.each([
  ['a row that emptying leaves', `update board set id = 'left' where id = (select min(id) from board)`, /left: row of board .*"left"/],
  ['a table', 'create table schema_migration_unfinished_restore (at timestamptz)', /left: table schema_migration_unfinished_restore/],
  ['a board that is missing', `delete from board where id = (select min(id) from board)`, /gone: row of board/],
  ['a trigger that is off', 'alter table story disable trigger user', /gone: trigger \w+ of story/],
  ['a constraint', 'alter table story add constraint told check (true) not valid', /left: constraint told of story CHECK/],
  ['a column without its default', 'alter table story alter rating_sum drop default', /gone: table story /],
  ['a column that may be empty', 'alter table story alter title drop not null', /gone: table story /],
])('a file fails that leaves %s, and the next one is given none of it', async (_, change, said) => {
  const database = await openTestDatabase();
  await database.execute(change);
  await expect(database.close()).rejects.toThrow(said);
  await (await openTestDatabase()).close();
});

it('a file may leave rows that emptying takes away', async () => {
  const database = await openTestDatabase();
  await makePlayer(database, createTestClock(), 'Mara');
  await database.close();
  const next = await openTestDatabase();
  expect((await next.execute('select 1 from player')).rows).toEqual([]);
  await next.close();
});
