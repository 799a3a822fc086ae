import { type Kysely, sql } from 'kysely';

/** What a story's author says of it: a summary, how far it is, and how many chapters it will have. Cases keep the summary as evidence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table story
      add column summary text not null default '' check (char_length(summary) <= 1250),
      add column progress text check (progress in ('in_progress', 'complete', 'hiatus')),
      add column planned_chapters smallint check (planned_chapters between 1 and 500)`.execute(db);
  const columns = 'title,summary,prompt,body,content_rating,warnings';
  await sql`drop trigger story_evidence on story`.execute(db);
  await sql`
    create trigger story_evidence after delete or update of ${sql.raw(columns)} on story
    for each row execute function keep_evidence('story,title', 'id', ${sql.lit(columns)})`.execute(db);
}
