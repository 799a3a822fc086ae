import { type Kysely, sql } from 'kysely';

/**
 * Who reads a work before it is public. A work is a story, or the draft that becomes one under the same id, so it has no foreign
 * key; nor has a chapter, which may be unpublished.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table beta_share (
      id uuid primary key,
      owner_id uuid not null references player (id) on delete cascade,
      work_id uuid not null,
      chapter_id uuid,
      link text,
      created_at timestamptz not null,
      ends_at timestamptz not null,
      hidden_at timestamptz
    )`.execute(db);
  await sql`create index beta_share_owner on beta_share (owner_id, work_id)`.execute(db);
  await sql`create index beta_share_work on beta_share (work_id)`.execute(db);
  await sql`create index beta_share_chapter on beta_share (chapter_id) where chapter_id is not null`.execute(db);
  await sql`create unique index beta_share_link on beta_share (link) where link is not null`.execute(db);
  await sql`create index beta_share_end on beta_share (ends_at)`.execute(db);
  await sql`
    create table beta_reader (
      share_id uuid not null references beta_share (id) on delete cascade,
      player_id uuid not null references player (id) on delete cascade,
      since timestamptz not null,
      removed_at timestamptz,
      primary key (share_id, player_id)
    )`.execute(db);
  await sql`create index beta_reader_player on beta_reader (player_id)`.execute(db);
  await endsWithItsWords(db);
  await sql`
    create trigger chapter_draft_evidence after delete or update of title, body on chapter_draft
    for each row execute function keep_evidence('beta-text', 'id', 'title,body')`.execute(db);
}

/**
 * What is shared ends with its words, however they go. A draft that is published goes, and comes back as a chapter within the same
 * transaction, so the database looks at its end.
 */
async function endsWithItsWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function end_beta_shares() returns trigger language plpgsql as $$
    begin
      if not exists (select from chapter_draft where id = old.id) and not exists (select from fanfic_chapter where id = old.id) then
        delete from beta_share where chapter_id = old.id;
        delete from beta_share where work_id = old.id and not exists (select from story where id = old.id);
      end if;
      return null;
    end $$`.execute(db);
  for (const table of ['chapter_draft', 'fanfic_chapter', 'story']) {
    await sql`
      create constraint trigger ${sql.ref(`${table}_shared`)} after delete on ${sql.table(table)} deferrable initially deferred
      for each row execute function end_beta_shares()`.execute(db);
  }
}
