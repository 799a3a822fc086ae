import { type Kysely, sql } from 'kysely';

/** Lists sort by `rank_score` now: these indexes are unused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of ['story_rated', 'story_arena_rated', 'story_shelf_rated', 'story_fandom_shelf_rated']) {
    await sql`drop index ${sql.ref(index)}`.execute(db);
  }
}
