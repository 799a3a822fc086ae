import { type Kysely, sql } from 'kysely';

/** Fold: its lines are passages of a story each, and a game leaves several stories. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weave_room drop constraint weave_room_format_check`.execute(db);
  await sql`
    alter table weave_room add constraint weave_room_format_check check (format in ('turns', 'battle', 'fold')) not valid`.execute(db);
  await sql`alter table weave_passage add column sheet smallint`.execute(db);
  await sql`
    create table weave_fold_sheet (
      room_id uuid not null references weave_room (id) on delete cascade,
      sheet smallint not null,
      story_id uuid not null references story (id) on delete cascade,
      primary key (room_id, sheet)
    )`.execute(db);
  await sql`create unique index weave_fold_sheet_story on weave_fold_sheet (story_id)`.execute(db);
}
