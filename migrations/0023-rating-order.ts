import { type Kysely, sql } from 'kysely';
import type { BigIndex } from '~/platform/migrations/schema-change';

/**
 * The order of the best stories: a mean drawn towards the site's, without votes that do not count in it yet. Withheld
 * votes are kept beside the plain sums, so that a story with nothing withheld needs no row written here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table story
      add column withheld_votes integer not null default 0,
      add column withheld_sum numeric(12, 6) not null default 0,
      add column rank_prior numeric(8, 6) not null default 3.5`.execute(db);
  await sql`
    create function rank_score(rating_count integer, rating_sum integer, withheld_votes integer, withheld_sum numeric, prior numeric)
    returns numeric language sql immutable parallel safe as $$
      select case when rating_count <= withheld_votes then 0::numeric
        else round((rating_sum - withheld_sum + 5 * prior) / (rating_count - withheld_votes + 5), 6) end
    $$`.execute(db);
  // The mean towards which rated stories are drawn, once the site has enough votes for its own.
  await sql`
    create table rating_prior (
      only_row boolean primary key default true check (only_row),
      mean numeric(8, 6) not null,
      spread boolean not null default true
    )`.execute(db);
  await sql`
    create table rating_cluster (
      id uuid primary key,
      story_id uuid not null references story (id) on delete cascade,
      made_at timestamptz not null,
      released_at timestamptz
    )`.execute(db);
  await sql`create index rating_cluster_made on rating_cluster (made_at)`.execute(db);
  await sql`create index rating_cluster_story on rating_cluster (story_id)`.execute(db);
  await sql`
    alter table story_rating
      add column counts_from timestamptz,
      add column cluster_id uuid references rating_cluster (id) on delete set null`.execute(db);
  await sql`
    create table rating_origin (
      rating_id uuid primary key references story_rating (id) on delete cascade,
      story_id uuid not null references story (id) on delete cascade,
      address_key text not null,
      seen_at timestamptz not null
    )`.execute(db);
  await sql`create index rating_origin_address on rating_origin (story_id, address_key)`.execute(db);
  await sql`create index rating_origin_seen on rating_origin (seen_at)`.execute(db);
}

/** The sort expression of lists. */
const rank = '(rank_score(rating_count, rating_sum, withheld_votes, withheld_sum, rank_prior)) desc, published_at desc, id desc';
const shelf = '(story_shelf(arena, has_ai, coalesce(chapter_words, word_count), average_rating))';

export const indexes: readonly BigIndex[] = [
  { name: 'story_rank', on: `story (${rank}) where status = 'published'` },
  { name: 'story_arena_rank', on: `story (arena, ${rank}) where status = 'published'` },
  { name: 'story_shelf_rank', on: `story (${shelf}, ${rank}) where status = 'published'` },
  { name: 'story_fandom_shelf_rank', on: `story (fandom_id, ${shelf}, ${rank}) where status = 'published' and fandom_id is not null` },
  { name: 'story_rank_voted', on: `story (${rank}) where status = 'published' and rating_count - withheld_votes >= 3` },
  { name: 'story_rating_special', on: 'story_rating (story_id) where counts_from is not null or cluster_id is not null' },
  { name: 'story_rating_counts_from', on: 'story_rating (counts_from) where counts_from is not null' },
  { name: 'story_rating_cluster', on: 'story_rating (cluster_id) where cluster_id is not null' },
];
