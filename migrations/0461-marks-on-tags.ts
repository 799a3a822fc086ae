import { type Kysely, sql } from 'kysely';

/** Tags that people follow, and those whose stories they do not want in lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, at] of [
    ['tag_follow', 'followed_at'],
    ['hidden_tag', 'hidden_at'],
  ] as const) {
    await sql`
      create table ${sql.table(table)} (
        player_id uuid not null references player (id) on delete cascade,
        tag_id integer not null references tag (id) on delete cascade,
        ${sql.ref(at)} timestamptz not null,
        primary key (player_id, tag_id)
      )`.execute(db);
    await sql`create index ${sql.ref(`${table}_tag`)} on ${sql.table(table)} (tag_id, player_id)`.execute(db);
  }
}
