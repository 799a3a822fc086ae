import { type Kysely, sql } from 'kysely';

/**
 * Doors before players and before passages of rooms in which people still write: what they were reported as. Pages that show the
 * player or the room look again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['player', 'weave_turn']) {
    await sql`
      alter table ${sql.table(table)} add column door_about text check (door_about in ('children', 'threat'))`.execute(db);
  }
  await sql`
    create trigger player_door_changed after update of door_about on player
    for each row when (old.door_about is distinct from new.door_about) execute function tell_player_changed()`.execute(db);
  await sql`
    create trigger weave_part_door after update of door_about on weave_turn
    for each row when (old.door_about is distinct from new.door_about) execute function tell_part_withheld()`.execute(db);
}
