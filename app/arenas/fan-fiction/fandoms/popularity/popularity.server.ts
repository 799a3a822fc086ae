import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { isCrossover, isCrossoverOf } from '~/stories/listing/filters/of-fandom.server';
import { POPULARITY_DAYS, popularityOf } from './popularity';

export interface FandomPopularity {
  /** The popularity, 0 to 100, of those given fandoms that have a story, as last counted. */
  of(fandomIds: readonly string[]): Promise<Map<string, number>>;
  /** Recounts all fandoms, one short query after the other, and deletes reads that no longer count. */
  refresh(): Promise<void>;
}

/** @param baseOf a fandom's initial popularity, 0 to 100. */
export function createFandomPopularity(db: Db, clock: Clock, baseOf: (fandomId: string) => number): FandomPopularity {
  async function countFandom(fandomId: string, since: Date): Promise<void> {
    const day = since.toISOString().slice(0, 10);
    const { rows } = await sql<{ stories: number; readers: number }>`
      with crossover as (
        select id, published_at from story_listing as story where ${isCrossoverOf(fandomId, 'story')})
      select
        (select count(*)::integer from story
          where status = 'published' and fandom_id = ${fandomId} and published_at >= ${since})
          + (select count(*)::integer from crossover where published_at >= ${since}) as stories,
        (select count(distinct reader)::integer from (
          select reader from story_read where fandom_id = ${fandomId} and day >= ${day}
          union all
          select reader from story_read join crossover on crossover.id = story_read.story_id where day >= ${day}) as readers) as readers`.execute(
      db,
    );
    const [counts] = rows;
    const row = { stories: counts?.stories ?? 0, readers: counts?.readers ?? 0, counted_at: clock.now() };
    await db
      .insertInto('fandom_activity')
      .values({ fandom_id: fandomId, ...row })
      .onConflict((conflict) => conflict.column('fandom_id').doUpdateSet(row))
      .execute();
  }

  async function forgetReadsBefore(since: Date): Promise<void> {
    await removeRows(db, 'story_read', sql`day < ${since.toISOString().slice(0, 10)}`);
  }

  return {
    async of(fandomIds) {
      if (fandomIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('fandom_activity')
        .select(['fandom_id', 'stories', 'readers'])
        .where('fandom_id', 'in', fandomIds)
        .execute();
      return new Map(rows.map((row) => [row.fandom_id, popularityOf(baseOf(row.fandom_id), row)]));
    },

    async refresh() {
      const since = new Date(clock.now().getTime() - POPULARITY_DAYS * DAY_MS);
      const withStories = await fandomsWithStories(db);
      for (const fandomId of withStories) await countFandom(fandomId, since);
      await db.deleteFrom('fandom_activity').where(sql<boolean>`fandom_id <> all(${withStories}::text[])`).execute();
      await forgetReadsBefore(since);
    },
  };
}

/** Every fandom with a published story, crossovers among them: one step through an index for each, however many stories there are. */
async function fandomsWithStories(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fandom_id: string }>`
    with recursive fandom(fandom_id) as (
      (select fandom_id from story where status = 'published' and fandom_id is not null order by fandom_id limit 1)
      union all
      select (
        select story.fandom_id from story
        where status = 'published' and story.fandom_id > fandom.fandom_id order by story.fandom_id limit 1
      ) from fandom where fandom.fandom_id is not null
    )
    select fandom_id from fandom where fandom_id is not null
    union
    select tag.fandom_id from tag where tag.fandom_id is not null and exists (
      select from story_listing as story where ${isCrossover('story')} and story.tags @> array[tag.id])`.execute(db);
  return rows.map((row) => row.fandom_id);
}
