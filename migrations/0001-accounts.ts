import { type Kysely, sql } from 'kysely';

/** Players, their sessions and passwords, codes sent by mail, and the counters behind limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table player (
      id uuid primary key,
      name text not null,
      name_key text not null unique,
      email text not null unique,
      email_verified boolean not null default false,
      image text,
      bio text not null default '',
      current_session_id uuid,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index player_unverified on player (created_at) where not email_verified`.execute(db);
  await sql`
    create table session (
      id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      token text not null unique,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index session_player on session (player_id)`.execute(db);
  await sql`create index session_expiry on session (expires_at)`.execute(db);
  await sql`
    create table credential (
      id uuid primary key,
      player_id uuid not null references player (id) on delete cascade,
      account_id text not null,
      provider_id text not null,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      password text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (provider_id, account_id)
    )`.execute(db);
  await sql`create index credential_player on credential (player_id)`.execute(db);
  await sql`
    create table verification (
      id uuid primary key,
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index verification_identifier on verification (identifier)`.execute(db);
  await sql`create index verification_expiry on verification (expires_at)`.execute(db);
  await sql`
    create table rate_limit (
      key text primary key,
      count integer not null,
      resets_at timestamptz not null
    )`.execute(db);
  await sql`create index rate_limit_reset on rate_limit (resets_at)`.execute(db);
}
