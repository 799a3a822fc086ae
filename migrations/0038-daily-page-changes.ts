import { type Kysely, sql } from 'kysely';

/** Announces changes of the daily set's board: see 0010-page-changes. Another word is daily. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger daily_score_changed after insert or update or delete on daily_score
    for each statement execute function tell_page_changed('daily')`.execute(db);
}
