import { type Kysely, sql } from 'kysely';

/**
 * Moderators take a part of an unfinished room out of sight. Not `hidden_at`: processes of the version before join turns with
 * players, whose column of that name would become ambiguous. Pages that show the room are told to look at it again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weave_turn add column withheld_at timestamptz`.execute(db);
  await sql`
    create function tell_part_withheld() returns trigger language plpgsql as $$
    begin
      perform announce('weave_part_withheld', new.room_id::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger weave_part_withheld after update of withheld_at on weave_turn
    for each row when (old.withheld_at is distinct from new.withheld_at) execute function tell_part_withheld()`.execute(db);
}
