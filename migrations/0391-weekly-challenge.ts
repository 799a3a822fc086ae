import { type Kysely, sql } from 'kysely';

/**
 * This week's challenge: a prompt a week, the texts that are entered and stay sealed until the week is over, who would like to
 * choose from its anthology, and who was drawn to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table challenge_week (
      starts_on date primary key,
      id uuid not null unique,
      title text not null,
      prompt text not null,
      revealed_at timestamptz
    )`.execute(db);
  await sql`
    create table challenge_entry (
      id uuid primary key,
      week date not null references challenge_week (starts_on),
      player_id uuid references player (id) on delete set null,
      title text not null,
      body text not null,
      word_count integer not null,
      content_rating text not null,
      warnings text[] not null,
      entered_at timestamptz not null,
      updated_at timestamptz not null,
      story_id uuid unique references story (id) on delete set null
    )`.execute(db);
  await sql`create unique index challenge_entry_player on challenge_entry (player_id, week) where player_id is not null`.execute(db);
  await sql`create index challenge_entry_week on challenge_entry (week)`.execute(db);
  await sql`
    create table challenge_lot (
      week date not null references challenge_week (starts_on),
      player_id uuid not null references player (id) on delete cascade,
      entered_at timestamptz not null,
      primary key (week, player_id)
    )`.execute(db);
  await sql`create index challenge_lot_player on challenge_lot (player_id)`.execute(db);
  await picks(db);
  for (const [table, events] of [
    ['challenge_week', 'insert or update'],
    ['challenge_pick', 'insert or update or delete'],
  ]) {
    await sql`
      create trigger ${sql.raw(`${table}_changed`)} after ${sql.raw(`${events}`)} on ${sql.raw(`${table}`)}
      for each statement execute function tell_page_changed('challenge')`.execute(db);
  }
}

async function picks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table challenge_pick (
      id uuid primary key,
      week date not null references challenge_week (starts_on),
      reader_id uuid references player (id) on delete set null,
      editor boolean not null,
      drawn_at timestamptz not null,
      held_until timestamptz not null,
      lapsed_at timestamptz,
      story_id uuid references story (id) on delete cascade,
      body text,
      picked_at timestamptz,
      hidden_at timestamptz,
      check ((picked_at is null) = (story_id is null) and (picked_at is null) = (body is null))
    )`.execute(db);
  await sql`create unique index challenge_pick_reader on challenge_pick (reader_id, week) where reader_id is not null`.execute(db);
  await sql`create unique index challenge_pick_story on challenge_pick (week, story_id, editor) where story_id is not null`.execute(db);
  await sql`create index challenge_pick_of_story on challenge_pick (story_id) where story_id is not null`.execute(db);
  await sql`create index challenge_pick_held on challenge_pick (held_until) where picked_at is null and lapsed_at is null`.execute(db);
  await sql`
    create trigger challenge_pick_evidence after delete or update of body on challenge_pick
    for each row execute function keep_evidence('challenge-pick', 'id', 'body')`.execute(db);
}
