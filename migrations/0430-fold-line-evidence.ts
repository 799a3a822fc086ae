import { type Kysely, sql } from 'kysely';

/** Lines of Fold can be reported: evidence of what becomes of their words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger weave_fold_line_evidence after delete or update of text on weave_passage
    for each row when (old.sheet is not null) execute function keep_evidence('fold-line', 'room_id.round.seat', 'text')`.execute(db);
}
