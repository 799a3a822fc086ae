import { type Kysely, sql } from 'kysely';

/** Writers of a private room's story may have it published without their name; what they wrote of it is then kept apart from its credits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table weave_publish_choice add column named boolean not null default true`.execute(db);
  await sql`
    create table weave_nameless_writer (
      story_id uuid not null,
      place integer not null,
      player_id uuid not null references player (id) on delete cascade,
      primary key (story_id, place),
      foreign key (story_id, place) references story_writer (story_id, place) on delete cascade
    )`.execute(db);
  await sql`create index weave_nameless_writer_player on weave_nameless_writer (player_id)`.execute(db);
}
