import { type Kysely, sql } from 'kysely';

/** What each process says of itself once a minute, and how large the site was each day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table process_report (
      id uuid primary key,
      reported_at timestamptz not null,
      report jsonb not null
    )`.execute(db);
  await sql`
    create table site_size (
      day date primary key,
      database_bytes bigint not null,
      disk_used_bytes bigint not null
    )`.execute(db);
}
