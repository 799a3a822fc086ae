import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { followedNames } from './notify-of-story.server';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});

it('finds the tags that a player follows, by any of their names, without reading all tags', async () => {
  const { db } = database;
  const ivo = await makePlayer(database, clock, 'Ivo');
  await database.execute(`
    insert into tag (kind, name, key, canonical, created_at)
    select 'freeform', 'Tag ' || n, 'tag ' || n, true, now() from generate_series(1, 4000) n`);
  await database.execute(`
    insert into tag (kind, name, key, canonical_id, created_at)
    select 'freeform', 'Other ' || id, 'other ' || id, id, now() from tag where name in ('Tag 7', 'Tag 8', 'Tag 9')`);
  const ids = async (...names: string[]) =>
    (await db.selectFrom('tag').select('id').where('name', 'in', names).orderBy('id').execute()).map(({ id }) => id);
  const [seventh = 0, eighth = 0] = await ids('Tag 7', 'Tag 8');
  const followed = await ids('Tag 7', 'Tag 9', `Other ${eighth}`);
  await db
    .insertInto('tag_follow')
    .values(followed.map((tag_id) => ({ player_id: ivo.id, tag_id, followed_at: clock.now() })))
    .execute();
  await database.execute('analyze tag');
  const named = followedNames(sql`select unnest(${[seventh, eighth]}::integer[])`);
  expect((await named.execute(db)).rows).toEqual([{ id: seventh }, ...(await ids(`Other ${eighth}`)).map((id) => ({ id }))]);
  const plan = await sql<object>`explain ${named}`.execute(db);
  expect(JSON.stringify(plan.rows)).not.toMatch(/Seq Scan on tag\b/);
});
