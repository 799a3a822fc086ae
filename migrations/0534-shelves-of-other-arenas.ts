import { type Kysely, sql } from 'kysely';

/** Stories of an arena that `story_shelf` does not know have shelves of their own, beside those of fan fiction. No story moves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function story_shelf(arena text, has_ai boolean, words integer, average numeric) returns integer
    language sql immutable parallel safe as $$
      select case arena when 'story_weave' then case when has_ai then 0 else 1 end when 'creative_writing' then 2 when 'fan_fic' then 3
          else case when has_ai then 4 else 5 end end * 9
        + case when words < 500 then 0 when words < 2000 then 1 else 2 end * 3
        + case when average < 3 then 0 when average < 4 then 1 else 2 end
    $$`.execute(db);
  // Connections keep what the function was in these indexes, and would not use them for queries planned from now on, until the indexes
  // are changed; this is the setting they have.
  for (const index of ['story_shelf_latest', 'story_fandom_shelf_latest', 'story_shelf_rank', 'story_fandom_shelf_rank']) {
    await sql`alter index if exists ${sql.ref(index)} set (fillfactor = 90)`.execute(db);
  }
}
