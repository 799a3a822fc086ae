import { type Kysely, sql } from 'kysely';

/** A fandom that an author named is one of the tags of their story: it does not count once more as the fandom of its page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace view story_as_listed as
    select story.id, arena, author_id, story.fandom_id, published_at,
      greatest(published_at, chapter_added_at) as updated_at,
      coalesce(chapter_words, word_count) as words,
      average_rating,
      rank_score(rating_count, rating_sum, withheld_votes, withheld_sum, rank_prior) as rank_score,
      comment_count, content_rating, warnings, progress, language,
      case when has_ai then (
        select greatest(1, round(100.0 * sum(characters) filter (where is_ai) / nullif(sum(characters), 0)))
        from story_writer where story_writer.story_id = story.id) else 0 end::smallint as ai_percent,
      (case when story.fandom_id is null or starts_with(story.fandom_id, '~') then 0 else 1 end + (
        select count(*) from story_tag join tag on tag.id = story_tag.counts_as
        where story_tag.story_id = story.id and tag.kind = 'fandom' and tag.fandom_id is distinct from story.fandom_id))::smallint as fandoms,
      array(
        select counts_as from story_tag where story_tag.story_id = story.id and counts_as is not null
        union select tag.id from tag where tag.fandom_id = story.fandom_id) as tags
    from story where status = 'published' and published_at is not null`.execute(db);
}
