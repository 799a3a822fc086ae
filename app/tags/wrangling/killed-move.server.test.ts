import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '~/stories/testing/make-story';
import { tagsInText } from '../rules/tags-in-text';
import { setStoryTags } from '../story-tags/set-story-tags.server';
import { moveSome } from './move-stories.server';
import { createWrangling } from './wrangling.server';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});

const STORIES = 130;

async function taggedStories(): Promise<string[]> {
  const { id: authorId } = await makePlayer(database, clock, 'Mara');
  const ids: string[] = [];
  for (let count = 0; count < STORIES; count += 1) {
    const storyId = await makeStory(database, clock, { author_id: authorId });
    const tags = tagsInText('freeform', 'Slow Burm');
    await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags, now: clock.now() }));
    ids.push(storyId);
  }
  return ids.toSorted();
}

/** Ends the connection that waits for a lock, as when its process is killed in the middle of a step. */
async function killWhoWaits(): Promise<boolean> {
  const { rows } = await database.execute(
    `select pg_terminate_backend(pid) as killed from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%list_story%'`,
  );
  return rows.length > 0;
}

it('a merge whose process is killed in the middle of a step is made whole by the next one', async ({ skip }) => {
  skip(database.kind === 'embedded', 'it has one connection, which ends with the process');
  const ids = await taggedStories();
  const { id: wranglerId } = await makePlayer(database, clock, 'Wren');
  const wrangler = { id: wranglerId, role: 'wrangler' as const };
  const wrangling = createWrangling({ db: database.db, clock });
  const named = await database.db.selectFrom('tag').select('id').where('name', '=', 'Slow Burm').executeTakeFirstOrThrow();
  const second = ids[60] ?? '';
  await database.db
    .transaction()
    .execute((trx) => setStoryTags(trx, { storyId: second, tags: tagsInText('freeform', 'Slow Burn, Slow Burm'), now: clock.now() }));
  const burn = await database.db.selectFrom('tag').select('id').where('name', '=', 'Slow Burn').executeTakeFirstOrThrow();
  await wrangling.change(wrangler, { action: 'canonical', tagIds: [burn.id] });
  await wrangling.change(wrangler, { action: 'merge', tagIds: [named.id], into: 'Slow Burn' });

  // The second step waits for a story of its own that is locked elsewhere, and dies there with half of its work done.
  const [holding, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = database.db.transaction().execute(async (trx) => {
    await sql`select from story_listing where id = ${second} for update`.execute(trx);
    holding.resolve();
    await release.promise;
  });
  await holding.promise;
  const step = moveSome(database.db).then(
    () => 'done',
    () => 'killed',
  );
  await expect.poll(killWhoWaits).toBe(true);
  expect(await step).toBe('killed');
  release.resolve();
  await held;
  expect(await wrangling.movesLeft()).toBe(1);

  await createWrangling({ db: database.db, clock }).moveStories();
  expect(await wrangling.movesLeft()).toBe(0);
  const { rows } = await database.execute(
    `select count(*)::integer as found from story_listing where tags @> array[(select id from tag where name = 'Slow Burn')]
       and not tags @> array[(select id from tag where name = 'Slow Burm')]`,
  );
  expect(rows).toEqual([{ found: STORIES }]);
});
