import { type Kysely, sql } from 'kysely';

/** What an author says before and after a story, and before and after a chapter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['story', 'fanfic_chapter']) {
    await sql`
      alter table ${sql.table(table)}
        add column note_before text not null default '',
        add column note_after text not null default ''`.execute(db);
  }
}
