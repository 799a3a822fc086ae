import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '../app/platform/migrations/schema-change';

/**
 * Thousands of notices in one statement, as of duels that are dealt, are announced together: a trigger for each row took longer
 * than the rows. Those that become unread again are still announced one by one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_notices_added() returns trigger language plpgsql as $$
    begin
      if current_setting('quillarena.one_process', true) = 'on' then
        perform pg_notify('notices_changed', player_id::text) from added;
      else
        insert into bus_outbox (channel, payload) select 'notices_changed', player_id::text from added;
      end if;
      return null;
    end $$`.execute(db);
  await sql`drop trigger notice_added on notice`.execute(db);
  await sql`
    create trigger notice_added after insert on notice referencing new table as added
    for each statement execute function tell_notices_added()`.execute(db);
}

/** What somebody has paid for outcomes is summed up without reading all of their texts. */
export const indexes: readonly BigIndex[] = [
  { name: 'duel_text_spent', on: 'duel_text (player_id, spent_duels, spent_words) where spent_duels > 0' },
];
