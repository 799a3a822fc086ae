import { type Kysely, sql } from 'kysely';

/**
 * Who follows whom, ranks of large boards, and what stays without a name when a player leaves: the ledger
 * and the ratings of others' stories.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table player_follow (
      follower_id uuid not null references player (id) on delete cascade,
      followed_id uuid not null references player (id) on delete cascade,
      created_at timestamptz not null,
      primary key (follower_id, followed_id),
      check (follower_id <> followed_id)
    )`.execute(db);
  await sql`create index player_follow_followed on player_follow (followed_id)`.execute(db);
  await sql`
    create table rank_snapshot (
      board text primary key,
      taken_at timestamptz not null
    )`.execute(db);
  await sql`
    create table rank_step (
      board text not null references rank_snapshot (board) on delete cascade,
      rank bigint not null,
      score bigint not null,
      reached_at timestamptz not null,
      primary key (board, rank)
    )`.execute(db);
  await sql`
    create index story_author_latest on story (author_id, published_at desc, id desc)
    where status = 'published' and author_id is not null`.execute(db);
  await sql`create index writing_session_player on writing_session (player_id)`.execute(db);
  await keepWithoutName(db, 'xp_entry');
  await keepWithoutName(db, 'story_rating');
}

/** Lets a table's rows outlive their player. Not validated again, which would read the whole table: the old key already held. */
async function keepWithoutName(db: Kysely<unknown>, table: string): Promise<void> {
  const constraint = sql.ref(`${table}_player_id_fkey`);
  await sql`alter table ${sql.table(table)} alter column player_id drop not null`.execute(db);
  await sql`alter table ${sql.table(table)} drop constraint ${constraint}`.execute(db);
  await sql`
    alter table ${sql.table(table)} add constraint ${constraint}
    foreign key (player_id) references player (id) on delete set null not valid`.execute(db);
}
