import { type Kysely, sql } from 'kysely';

/** Rooms of Story Weave have a format, and only some of them are open to everyone or found by the lobby. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table weave_room
      add column format text not null default 'turns' check (format in ('turns', 'battle')),
      add column private boolean not null default false,
      add column matched boolean not null default true`.execute(db);
  await sql`
    create index weave_room_public on weave_room (opened_at desc)
    where status = 'open' and free_seats > 0 and not private`.execute(db);
}
