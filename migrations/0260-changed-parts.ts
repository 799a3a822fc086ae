import { type Kysely, sql } from 'kysely';

/** Who changed the words of an AI writer's part, and how many of its characters are theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weave_turn
    add column changed_by uuid references player on delete set null,
    add column changed_characters integer not null default 0`.execute(db);
  await sql`create index weave_turn_changed_by on weave_turn (changed_by) where changed_by is not null`.execute(db);
}
