import { type Kysely, sql } from 'kysely';

/** Words of the dictionary that runs were refused, by what they were given for; nobody is named. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refused_answer (
      about text not null,
      word text not null,
      answer text not null,
      runs integer not null,
      primary key (about, word, answer)
    )`.execute(db);
}
