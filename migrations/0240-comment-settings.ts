import { type Kysely, sql } from 'kysely';

/** Authors take comments from some people only, choose so for all their stories, and hold everything for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story drop constraint story_comment_rule_check`.execute(db);
  await sql`
    alter table story add constraint story_comment_rule_check
      check (comment_rule in ('open', 'known', 'followed', 'approved', 'none')) not valid`.execute(db);
  await sql`
    create table comment_setting (
      player_id uuid primary key references player (id) on delete cascade,
      rule text not null default 'open' check (rule in ('open', 'known', 'followed', 'approved', 'none')),
      shield_until timestamptz
    )`.execute(db);
}
