import { type Kysely, sql } from 'kysely';

/** Stories that only people with the link read, and what the writers of a private room say to publishing theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column unlisted boolean not null default false`.execute(db);
  await sql`alter table story drop constraint story_status_check`.execute(db);
  await sql`
    alter table story add constraint story_status_check check (status in ('draft', 'published', 'hidden', 'unlisted')) not valid`.execute(
    db,
  );
  await sql`
    create table weave_publish_choice (
      room_id uuid not null references weave_room (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      publish boolean not null,
      chosen_at timestamptz not null,
      primary key (room_id, player_id)
    )`.execute(db);
  await sql`create index weave_publish_choice_player on weave_publish_choice (player_id)`.execute(db);
  await sql`alter table weave_room add column publishing_told_at timestamptz`.execute(db);
  await sql`
    create index weave_room_publishing on weave_room (closed_at)
    where status = 'closed' and private and story_id is not null and publishing_told_at is null`.execute(db);
}
