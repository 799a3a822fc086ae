import { type Kysely, sql } from 'kysely';

/**
 * A collection holds nothing back for somebody who is gone: nobody could be given it back. A process of an older version deletes an
 * account without ending that first, and relied on the row to go with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function shared_work_left() returns trigger language plpgsql as $$
    begin
      new.waits := false;
      new.unnamed := false;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger shared_work_left before update of player_id on shared_work for each row
      when (new.player_id is null and (new.waits or new.unnamed)) execute function shared_work_left()`.execute(db);
  await sql`update shared_work set waits = false, unnamed = false where player_id is null and (waits or unnamed)`.execute(db);
}
