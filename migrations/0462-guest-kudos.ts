import { type Kysely, sql } from 'kysely';

/** Kudos that visitors leave, once a story and browser; and pages for visitors show all kudos as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guest_kudos (
      story_id uuid not null references story (id) on delete cascade,
      guest_id uuid not null,
      given_at timestamptz not null,
      primary key (story_id, guest_id)
    )`.execute(db);
  await sql`create index guest_kudos_guest on guest_kudos (guest_id)`.execute(db);
  await sql`
    create function tell_kudos_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'story:' || coalesce(new.story_id, old.story_id));
      return null;
    end $$`.execute(db);
  for (const table of ['story_like', 'guest_kudos']) {
    await sql`
      create trigger ${sql.ref(`${table}_changed`)} after insert or delete on ${sql.table(table)}
      for each row execute function tell_kudos_changed()`.execute(db);
  }
}
