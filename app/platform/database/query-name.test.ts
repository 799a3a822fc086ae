import { expect, it } from 'vitest';
import { queryName } from './query-name';

it.each([
  ['select "id", "title" from "story" where "id" = $1', 'select story'],
  ['\n  SELECT count(*) FROM player', 'select player'],
  ['select $1 as one, (select max(id) from story_read) from story', 'select story_read'],
  ['select id from weave_room where due_at < $1 for update skip locked', 'select weave_room'],
  ['insert into "rate_limit" ("key") values ($1)', 'insert rate_limit'],
  ['update pgboss.job set state = $1', 'update pgboss.job'],
  ['delete from bus_outbox where id = 1', 'delete bus_outbox'],
  ['with lease as (\n update bus_publisher set token = 1 returning token) select * from lease', 'update bus_publisher'],
  ['with best as (select * from game_best) select * from best', 'select game_best'],
  ['begin', 'begin'],
  ['', 'other'],
])('a statement is named after its verb and its table: %s', (sql, name) => {
  expect(queryName(sql)).toBe(name);
});
