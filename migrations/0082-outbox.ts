import { type Kysely, sql } from 'kysely';

/**
 * What other processes must hear of stands in an outbox, in the transaction that changes it: NOTIFY in every transaction makes
 * all of them wait for one lock at their commit. See docs/decisions/0081-one-bus.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Unlogged: after a crash of the server every process starts with empty caches anyway. Without an index: a message is
  // deleted within a moment, and read in the order of its id.
  await sql`
    create unlogged table bus_outbox (
      id bigint generated always as identity,
      channel text not null,
      payload text not null,
      seldom boolean not null default false,
      added_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table bus_publisher (
      id smallint primary key default 1 check (id = 1),
      token bigint not null,
      held_until timestamptz not null,
      last_batch bigint not null
    )`.execute(db);
  await announceByOutbox(db);
  await tellByAnnouncing(db);
}

/** A seldom message may wait up to a second, so that it is published once a second. The embedded database has one process. */
async function announceByOutbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce(channel text, payload text, seldom boolean default false) returns void language plpgsql as $$
    begin
      if current_setting('quillarena.one_process', true) = 'on' then
        perform pg_notify(channel, payload);
      else
        insert into bus_outbox (channel, payload, seldom) values (announce.channel, announce.payload, announce.seldom);
      end if;
    end $$`.execute(db);
}

/** The functions of 0010, 0015, 0020, 0032, 0034 and 0061, which notified. */
async function tellByAnnouncing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_story_changed() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.status = 'published' or tg_op <> 'DELETE' and new.status = 'published' then
        perform announce('page_changed', 'stories', true);
        perform announce('page_changed', 'story:' || coalesce(new.id, old.id));
        if coalesce(new.parent_id, old.parent_id) is not null then
          perform announce('page_changed', 'story:' || coalesce(new.parent_id, old.parent_id));
        end if;
        if coalesce(new.author_id, old.author_id) is not null then
          perform announce('page_changed', 'author:' || coalesce(new.author_id, old.author_id));
        end if;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function tell_page_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', tg_argv[0], true);
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function tell_player_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'player:' || coalesce(new.id, old.id));
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function tell_follow_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'player:' || coalesce(new.followed_id, old.followed_id));
      perform announce('page_changed', 'player:' || coalesce(new.follower_id, old.follower_id));
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function tell_woven_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'author:' || player_id) from story_writer where story_id = new.id and player_id is not null;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function tell_writer_changed() returns trigger language plpgsql as $$
    begin
      if coalesce(new.player_id, old.player_id) is not null then
        perform announce('page_changed', 'author:' || coalesce(new.player_id, old.player_id));
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function tell_record_changed() returns trigger language plpgsql as $$
    begin
      perform announce('page_changed', 'records:' || coalesce(new.game, old.game), true);
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function tell_lexicon_decided() returns trigger language plpgsql as $$
    begin
      perform announce('lexicon_decided', '');
      return null;
    end $$`.execute(db);
  await sql`
    create or replace function tell_notices_changed() returns trigger language plpgsql as $$
    begin
      perform announce('notices_changed', new.player_id::text);
      return null;
    end $$`.execute(db);
}
