import { type Kysely, sql } from 'kysely';

/** Passages that lost a battle round can be reported: when moderators took one out, and evidence of what becomes of its words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weave_passage add column withheld_at timestamptz`.execute(db);
  await sql`
    create trigger weave_passage_evidence after delete or update of text on weave_passage
    for each row execute function keep_evidence('lost-passage', 'room_id.round.seat', 'text')`.execute(db);
}
