import { type Kysely, sql } from 'kysely';

/** The tables of texts in the markup of stories, each with the column that is set whenever its words are. */
const TEXTS = {
  story: 'body',
  fanfic_chapter: 'body',
  chapter_draft: 'body',
  text_version: 'body',
  story_revision: 'body',
  revised_story: 'first_body',
  weave_slow_draft: 'body',
  duel_text: 'body',
  challenge_entry: 'body',
  visitor_words: 'body',
};

/**
 * The version of the markup that each text is written in: 1 for those that are there, 2 for what is written from now on. Whoever
 * writes a text has read it in today's markup, so a statement that sets the words sets the version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function written_in_second_markup() returns trigger language plpgsql as $$
    begin
      new.markup := 2;
      return new;
    end $$`.execute(db);
  for (const [table, column] of Object.entries(TEXTS)) {
    await sql`alter table ${sql.table(table)} add column markup smallint not null default 1`.execute(db);
    await sql`alter table ${sql.table(table)} alter column markup set default 2`.execute(db);
    await sql`
      create trigger written_in_second_markup before update of ${sql.ref(column)} on ${sql.table(table)}
      for each row execute function written_in_second_markup()`.execute(db);
  }
}
