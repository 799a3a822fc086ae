import { type Kysely, sql } from 'kysely';

/**
 * Cases in the order in which moderators take them, what they decide, and who may no longer act. The site opens cases of its
 * own for what it finds: what has changed waits in `moderation_due` until a job has looked at it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table player add column suspended_until timestamptz, add column banned_at timestamptz`.execute(db);
  await cases(db);
  await decisions(db);
  await sql`
    create table moderation_month (
      month date not null,
      what text not null,
      count bigint not null,
      primary key (month, what)
    )`.execute(db);
  await sql`
    create table moderation_due (
      kind text not null,
      thing_id uuid not null,
      at timestamptz not null,
      primary key (kind, thing_id)
    )`.execute(db);
  await sql`create index moderation_due_oldest on moderation_due (at, thing_id)`.execute(db);
  await lookedAt(db);
}

async function cases(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table moderation_case
      add column urgency smallint not null default 0,
      add column weight integer not null default 0,
      add column upheld boolean,
      add column hidden_at_once boolean not null default false`.execute(db);
  await sql`update moderation_case set weight = 100 * reports where closed_at is null`.execute(db);
  // The queue, page by page.
  await sql`
    create index moderation_case_queue on moderation_case (urgency desc, weight desc, opened_at desc, id desc)
    where closed_at is null`.execute(db);
  await sql`alter table report add column found boolean not null default false, add column tell boolean not null default false`.execute(db);
  await sql`create unique index report_found on report (case_id, reason) where found`.execute(db);
  // Reporters who are still to learn what was decided.
  await sql`create index report_to_tell on report (created_at, id) where tell`.execute(db);
}

async function decisions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table moderation_decision (
      id uuid primary key,
      case_id uuid references moderation_case (id) on delete set null,
      kind text not null,
      thing_id text not null,
      label text not null,
      about_id uuid references player (id) on delete cascade,
      moderator_id uuid references player (id) on delete set null,
      action text not null,
      hides boolean not null default false,
      until timestamptz,
      basis text not null,
      reason text not null,
      before jsonb not null,
      made_at timestamptz not null,
      objection text,
      objected_at timestamptz,
      review text check (review in ('kept', 'reversed')),
      review_reason text,
      reviewer_id uuid references player (id) on delete set null,
      reviewed_at timestamptz
    )`.execute(db);
  // What a person reads about themselves, and a moderator about them.
  await sql`create index moderation_decision_about on moderation_decision (about_id, made_at desc) where about_id is not null`.execute(db);
  // The three references, followed when a case or an account is deleted.
  await sql`create index moderation_decision_case on moderation_decision (case_id) where case_id is not null`.execute(db);
  await sql`create index moderation_decision_by on moderation_decision (moderator_id) where moderator_id is not null`.execute(db);
  await sql`create index moderation_decision_reviewer on moderation_decision (reviewer_id) where reviewer_id is not null`.execute(db);
}

/** What is published or changed, and what the games and ratings noticed, is looked at soon after, whatever code has done it. */
async function lookedAt(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function look_at_it() returns trigger language plpgsql as $$
    declare
      thing uuid;
    begin
      if tg_table_name = 'run_review' then
        thing := new.player_id;
      elsif tg_table_name = 'story_rating' then
        thing := new.cluster_id;
      else
        thing := new.id;
      end if;
      insert into moderation_due (kind, thing_id, at) values (tg_argv[0], thing, now()) on conflict do nothing;
      return null;
    end $$`.execute(db);
  const watched = [
    { table: 'story', kind: 'story', of: 'status, title, body, prompt', only: `new.status = 'published'` },
    { table: 'fanfic_chapter', kind: 'chapter', of: 'title, body', only: 'true' },
    { table: 'fanfic_comment', kind: 'comment', of: 'body', only: 'true' },
    { table: 'player', kind: 'player', of: 'bio', only: `new.bio <> ''` },
    { table: 'run_review', kind: 'runs', of: 'opened_at', only: 'new.closed_at is null' },
    { table: 'story_rating', kind: 'votes', of: 'cluster_id', only: 'new.cluster_id is not null' },
  ];
  for (const { table, kind, of, only } of watched) {
    await sql`
      create trigger ${sql.ref(`${table}_looked_at`)} after insert or update of ${sql.raw(of)} on ${sql.table(table)}
      for each row when (${sql.raw(only)}) execute function look_at_it(${sql.lit(kind)})`.execute(db);
  }
}
