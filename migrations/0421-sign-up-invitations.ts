import { type Kysely, sql } from 'kysely';

/** Codes by which people sign up where that takes an invitation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_up_invitation (
      id uuid primary key,
      code text not null unique,
      note text not null,
      uses integer not null check (uses > 0),
      used integer not null default 0 check (used between 0 and uses),
      made_at timestamptz not null,
      ends_at timestamptz not null,
      closed_at timestamptz
    )`.execute(db);
  await sql`alter table sign_up_attempt add column invitation_id uuid`.execute(db);
}
