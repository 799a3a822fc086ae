import { type Kysely, sql } from 'kysely';

/**
 * Stories, comments and players that an operator hid. Nothing is deleted, so all of it can come back; what was hidden
 * with its player is marked, so that exactly that comes back with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table player add column hidden_at timestamptz`.execute(db);
  await sql`alter table fanfic_comment add column hidden_with_player boolean not null default false`.execute(db);
  await sql`alter table story add column hidden_with_player boolean not null default false`.execute(db);
  // Not validated again, which would read the whole table: the narrower check already held.
  await sql`alter table story drop constraint story_status_check`.execute(db);
  await sql`
    alter table story add constraint story_status_check check (status in ('draft', 'published', 'hidden')) not valid`.execute(db);
  await boards(db);
  await latecomers(db);
  // A name appears on any number of pages.
  await sql`
    create trigger player_hidden after update of hidden_at on player
    for each row when (old.hidden_at is distinct from new.hidden_at) execute function tell_page_changed('all')`.execute(db);
}

/** The index of all rows with a score stays for processes of the previous version. */
async function boards(db: Kysely<unknown>): Promise<void> {
  await sql`alter table board_row add column hidden boolean not null default false`.execute(db);
  await sql`
    create index board_row_shown on board_row (board, score desc, reached_at, player_id) where score > 0 and not hidden`.execute(db);
}

/** What a hidden player publishes is hidden with them, however it is published. */
async function latecomers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function hide_with_player() returns trigger language plpgsql as $$
    begin
      -- The player is held, so that hiding them and publishing wait for each other.
      if exists (select from player where id = new.author_id and hidden_at is not null for share) then
        new.status := 'hidden';
        new.hidden_with_player := true;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger story_hidden_with_player before insert or update of status on story
    for each row when (new.status = 'published' and new.author_id is not null) execute function hide_with_player()`.execute(db);
}
