import { type Kysely, sql } from 'kysely';

/** What people have read, as far as they want that kept, and what they want to read later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table player add column keeps_history boolean not null default true`.execute(db);
  for (const [table, at] of [
    ['reading_history', 'read_at'],
    ['story_for_later', 'added_at'],
  ] as const) {
    await sql`
      create table ${sql.table(table)} (
        player_id uuid not null references player (id) on delete cascade,
        story_id uuid not null references story (id) on delete cascade,
        ${sql.ref(at)} timestamptz not null,
        primary key (player_id, story_id)
      )`.execute(db);
    await sql`create index ${sql.ref(`${table}_at`)} on ${sql.table(table)} (player_id, ${sql.ref(at)} desc, story_id desc)`.execute(db);
    await sql`create index ${sql.ref(`${table}_story`)} on ${sql.table(table)} (story_id)`.execute(db);
  }
}
