import { type Kysely, sql } from 'kysely';

/**
 * Complaints of copied texts with what the law asks of them, and the answers to them. A complaint goes with its case; that a
 * decision counts as a strike stays with the decision.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table copyright_complaint (
      id uuid primary key,
      case_id uuid not null references moderation_case (id) on delete cascade,
      kind text not null,
      thing_id text not null,
      about_id uuid references player (id) on delete set null,
      complainant_id uuid references player (id) on delete set null,
      name text not null,
      email text,
      on_behalf text not null,
      work text not null,
      passages text not null,
      signed_at timestamptz not null,
      answer_name text,
      answer_reach text,
      answer_words text,
      answer_to_court boolean,
      answered_at timestamptz
    )`.execute(db);
  await sql`create unique index copyright_complaint_case on copyright_complaint (case_id)`.execute(db);
  await sql`create index copyright_complaint_about on copyright_complaint (about_id) where about_id is not null`.execute(db);
  await sql`create index copyright_complaint_by on copyright_complaint (complainant_id) where complainant_id is not null`.execute(db);
  await sql`alter table moderation_decision add column strike boolean not null default false`.execute(db);
}
