import { type Kysely, sql } from 'kysely';

/** Announces changes on the pages of players and fandoms: see 0010-page-changes. Another word is player:{id}. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_player_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('page_changed', 'player:' || coalesce(new.id, old.id));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger player_bio_changed after update of bio on player
    for each row when (old.bio is distinct from new.bio) execute function tell_player_changed()`.execute(db);
  await sql`
    create function tell_follow_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('page_changed', 'player:' || coalesce(new.followed_id, old.followed_id));
      perform pg_notify('page_changed', 'player:' || coalesce(new.follower_id, old.follower_id));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger follow_changed after insert or delete on player_follow
    for each row execute function tell_follow_changed()`.execute(db);
  await sql`
    create trigger popularity_changed after insert or update or delete on fandom_activity
    for each statement execute function tell_page_changed('popularity')`.execute(db);
}
