import { sql } from 'kysely';
import type { Db } from '~/platform/database/database.server';
import type { FirstReaders } from '~/stories/first-readers/first-readers.server';

/** How many stories a player has finished before they are dealt duels without having written one. */
const FINISHED_STORIES = 10;

interface MayReadDependencies {
  db: Db;
  firstReaders: Pick<FirstReaders, 'finishedLately'>;
}

/** Whether a player is dealt duels: they have handed in a text, or have read ten stories, to their ends or to rate them. */
export async function mayReadDuels({ db, firstReaders }: MayReadDependencies, playerId: string): Promise<boolean> {
  const finished = await firstReaders.finishedLately({ id: playerId }, FINISHED_STORIES);
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from duel_text where player_id = ${playerId} and sealed_at is not null)
      or (select count(*) from (
        (select story_id from story_rating where player_id = ${playerId} limit ${sql.lit(FINISHED_STORIES)})
        union select unnest(${finished}::uuid[])) as read) >= ${sql.lit(FINISHED_STORIES)} as may`.execute(db);
  return rows[0]?.may ?? false;
}
