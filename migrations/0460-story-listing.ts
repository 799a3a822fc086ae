import { type Kysely, sql } from 'kysely';
import type { Backfill, BigIndex } from '~/platform/migrations/schema-change';

/**
 * What lists ask of published stories, in short rows with an index for each order; triggers keep them. Columns that a story has, too,
 * have the same names. A story's language, as its author says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column language text check (language ~ '^[a-z]{2,3}(-[A-Za-z]{2,4})?$')`.execute(db);
  await sql`
    create table story_listing (
      id uuid primary key references story (id) on delete cascade,
      arena text not null,
      author_id uuid,
      fandom_id text,
      published_at timestamptz not null,
      updated_at timestamptz not null,
      words integer not null,
      average_rating numeric not null,
      rank_score numeric not null,
      kudos integer not null,
      comment_count integer not null,
      bookmarks integer not null,
      content_rating text not null,
      warnings text[] not null,
      progress text,
      language text,
      ai_percent smallint not null,
      fandoms smallint not null,
      tags integer[] not null
    )`.execute(db);
  await asListed(db);
  await keepListed(db);
  await keepCounts(db);
}

/** A published story as its row says it. */
async function asListed(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view story_as_listed as
    select story.id, arena, author_id, story.fandom_id, published_at,
      greatest(published_at, chapter_added_at) as updated_at,
      coalesce(chapter_words, word_count) as words,
      average_rating,
      rank_score(rating_count, rating_sum, withheld_votes, withheld_sum, rank_prior) as rank_score,
      comment_count, content_rating, warnings, progress, language,
      case when has_ai then (
        select greatest(1, round(100.0 * sum(characters) filter (where is_ai) / nullif(sum(characters), 0)))
        from story_writer where story_writer.story_id = story.id) else 0 end::smallint as ai_percent,
      (case when story.fandom_id is null then 0 else 1 end + (
        select count(*) from story_tag join tag on tag.id = story_tag.counts_as
        where story_tag.story_id = story.id and tag.kind = 'fandom' and tag.fandom_id is distinct from story.fandom_id))::smallint as fandoms,
      array(
        select counts_as from story_tag where story_tag.story_id = story.id and counts_as is not null
        union select tag.id from tag where tag.fandom_id = story.fandom_id) as tags
    from story where status = 'published' and published_at is not null`.execute(db);
  const facts = sql.raw(
    'arena, author_id, fandom_id, published_at, updated_at, words, average_rating, rank_score, comment_count, content_rating, ' +
      'warnings, progress, language, ai_percent, fandoms, tags',
  );
  // Likes and bookmarks are counted once, and then kept: a rating must not count them again.
  await sql`
    create function list_story(story_id uuid) returns void language plpgsql as $$
    begin
      update story_listing set (${facts}) = (select ${facts} from story_as_listed where story_as_listed.id = list_story.story_id)
        where story_listing.id = list_story.story_id
          and exists (select from story where story.id = list_story.story_id and status = 'published' and published_at is not null);
      if found then
        return;
      end if;
      delete from story_listing where story_listing.id = list_story.story_id;
      insert into story_listing (id, ${facts}, kudos, bookmarks)
        select id, ${facts},
          (select count(*) from story_like where story_like.story_id = list_story.story_id),
          (select count(*) from story_bookmark where story_bookmark.story_id = list_story.story_id)
        from story_as_listed where story_as_listed.id = list_story.story_id
        on conflict (id) do nothing;
    end $$`.execute(db);
}

async function keepListed(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function story_is_listed() returns trigger language plpgsql as $$
    begin
      perform list_story(new.id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger story_listed after insert on story
    for each row when (new.status = 'published') execute function story_is_listed()`.execute(db);
  // Tags are set before the count of them, whether it changes or not.
  await sql`
    create trigger story_tags_listed after update of tag_count on story
    for each row when (new.status = 'published') execute function story_is_listed()`.execute(db);
  const columns = [
    ...['status', 'arena', 'author_id', 'fandom_id', 'published_at', 'chapter_added_at', 'chapter_words', 'word_count'],
    ...['rating_count', 'rating_sum', 'withheld_votes', 'withheld_sum', 'rank_prior', 'comment_count', 'content_rating'],
    ...['warnings', 'progress', 'language', 'has_ai'],
  ];
  const row = (name: string) => sql.raw(columns.map((column) => `${name}.${column}`).join(', '));
  await sql`
    create trigger story_listed_again after update on story
    for each row when (
      (old.status = 'published' or new.status = 'published') and (${row('old')}) is distinct from (${row('new')}))
    execute function story_is_listed()`.execute(db);
  await sql`
    create function story_writer_listed() returns trigger language plpgsql as $$
    begin
      perform list_story(coalesce(new.story_id, old.story_id));
      return null;
    end $$`.execute(db);
  await sql`
    create trigger story_writer_listed after insert or delete or update of characters, is_ai on story_writer
    for each row execute function story_writer_listed()`.execute(db);
}

/** Likes and bookmarks of a story that is in lists. */
async function keepCounts(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['story_like', 'kudos'],
    ['story_bookmark', 'bookmarks'],
  ] as const) {
    const counted = sql.ref(column);
    await sql`
      create function ${sql.ref(`${table}_listed`)}() returns trigger language plpgsql as $$
      begin
        update story_listing set ${counted} = ${counted} + case tg_op when 'INSERT' then 1 else -1 end
          where id = coalesce(new.story_id, old.story_id);
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_listed`)} after insert or delete on ${sql.table(table)}
      for each row execute function ${sql.ref(`${table}_listed`)}()`.execute(db);
  }
}

export const backfills: readonly Backfill[] = [
  {
    name: 'listed-stories',
    table: 'story',
    key: 'id',
    batch: 500,
    fill: (trx: Kysely<unknown>, keys) => sql`select list_story(id) from unnest(${keys}::uuid[]) as id`.execute(trx),
  },
];

export const indexes: readonly BigIndex[] = [
  { name: 'story_listing_published', on: 'story_listing (published_at desc, id desc)' },
  ...['updated_at', 'rank_score', 'kudos', 'comment_count', 'bookmarks', 'words'].map((column) => ({
    name: `story_listing_${column}`,
    on: `story_listing (${column} desc, published_at desc, id desc)`,
  })),
  // Looked into by first pages: what waits to be put into it would be looked through each time.
  { name: 'story_listing_tags', on: 'story_listing using gin (tags) with (fastupdate = off)' },
];
