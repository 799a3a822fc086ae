import { type Kysely, sql } from 'kysely';

/** Harm to children has a case of its own beside that of other reasons, so that neither hides the other from whoever decides it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index moderation_case_open`.execute(db);
  await sql`
    create unique index moderation_case_open on moderation_case (kind, thing_id, (urgency = 2)) where closed_at is null`.execute(db);
}
