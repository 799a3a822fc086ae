import { type Kysely, sql } from 'kysely';

/** What readers say of a passage beside their pick; and seats for eight people in battle rounds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weave_passage
    add column funniest smallint not null default 0,
    add column best_line smallint not null default 0,
    drop constraint weave_passage_seat_check,
    add constraint weave_passage_seat_check check (seat between 0 and 7)`.execute(db);
  await sql`alter table weave_turn
    drop constraint weave_turn_seat_check,
    add constraint weave_turn_seat_check check (seat between 0 and 7)`.execute(db);
}
