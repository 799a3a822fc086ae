import { type Kysely, sql } from 'kysely';

/**
 * Sign-ups are stored apart from players until their address is verified, each with its own name, password and code.
 * Players that were never verified become such sign-ups; their pending codes, good for 10 minutes, are void.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_up_attempt (
      id uuid primary key,
      email text not null,
      name text not null,
      password text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index sign_up_attempt_email on sign_up_attempt (email)`.execute(db);
  await sql`create index sign_up_attempt_created on sign_up_attempt (created_at)`.execute(db);
  await sql`
    create table mailed_code (
      id uuid primary key,
      purpose text not null check (purpose in ('sign-up', 'recovery')),
      email text not null,
      code_hash text not null,
      link_hash text,
      tries integer not null default 0,
      tries_elsewhere integer not null default 0,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index mailed_code_email on mailed_code (email)`.execute(db);
  await sql`create index mailed_code_link on mailed_code (link_hash)`.execute(db);
  await sql`create index mailed_code_expiry on mailed_code (expires_at)`.execute(db);
  await sql`
    insert into sign_up_attempt (id, email, name, password, created_at)
    select player.id, player.email, player.name, credential.password, player.created_at
    from player join credential on credential.player_id = player.id
    where not player.email_verified and credential.password is not null`.execute(db);
  await sql`delete from player where not email_verified`.execute(db);
  await sql`delete from verification`.execute(db);
}
