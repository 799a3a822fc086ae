import { type Kysely, sql } from 'kysely';

/**
 * Passkeys, codes of an authenticator app, recovery codes, and what happened to an account. A challenge is stored only once it is
 * answered, so that nobody fills the table by opening the sign-in page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkey (
      id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  // The list of a person, and whether they have any.
  await sql`create index passkey_player on passkey (player_id, created_at)`.execute(db);
  await sql`
    create table answered_challenge (
      challenge text primary key,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table authenticator_app (
      player_id uuid primary key references player (id) on delete cascade,
      sealed_secret text not null,
      last_step bigint not null default 0,
      created_at timestamptz not null,
      confirmed_at timestamptz
    )`.execute(db);
  await sql`
    create table recovery_code (
      id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      code_hash text not null,
      created_at timestamptz not null,
      unique (player_id, code_hash)
    )`.execute(db);
  await sql`
    create table security_event (
      id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      kind text not null,
      detail text,
      browser text,
      happened_at timestamptz not null,
      alarm_hash text unique
    )`.execute(db);
  // The newest of a person.
  await sql`create index security_event_player on security_event (player_id, happened_at desc)`.execute(db);
  // Those that are forgotten after half a year.
  await sql`create index security_event_age on security_event (happened_at)`.execute(db);
}
