import { type Kysely, sql } from 'kysely';

/** Search finds stories by their tags and summaries. The job that learns words indexes those that have any again, one by one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await describedStories(db);
  await sql`drop trigger story_changed_in_search on story`.execute(db);
  await sql`
    create trigger story_changed_in_search
    after update of status, arena, title, prompt, starter, body, summary, tag_count, author_id, fandom_id, has_ai, word_count, chapter_words
    on story
    for each row when (new.status = 'published' or old.status = 'published') execute function index_changed_story()`.execute(db);
  await sql`
    create function index_stories_later(stories uuid[]) returns void language sql as $$
      insert into search_due (story_id, renew) select id, true from unnest(stories) as id
    $$`.execute(db);
  await sql`
    insert into search_due (story_id, renew)
    select story_id, true from story_search join story on story.id = story_id where tag_count > 0 or summary <> '' order by number`.execute(
    db,
  );
}

/**
 * Tags count by the names that the author wrote and by those as which they count. They are no part of `head`, where a common tag
 * would displace titles: of its matches only the newest are read.
 */
async function describedStories(db: Kysely<unknown>): Promise<void> {
  // A tsvector has room for 1 MB of words: a text that fills it is found without them.
  await sql`
    create function joined_words(head tsvector, described tsvector, rest tsvector) returns tsvector language plpgsql immutable as $$
    begin
      return head || described || rest;
    exception when program_limit_exceeded then
      return head || rest;
    end $$`.execute(db);
  // The rest of the function stays as it is and is not repeated here.
  await sql`
    do $do$
    declare
      old text := pg_get_functiondef('index_story(uuid)'::regprocedure);
      declared text := replace(old, 'chapters text;', 'chapters text; described text;');
      read text := replace(declared, 'marks := ', $new$select string_agg(name, ' ' order by nth, is_counted) into described from (
        select story_tag.place as nth, false as is_counted, tag.name from story_tag join tag on tag.id = tag_id where story_id = wanted
        union all
        select story_tag.place as nth, true, tag.name from story_tag join tag on tag.id = counts_as where story_id = wanted and counts_as <> tag_id
      ) as tags;
      marks := $new$);
      new text := replace(read, $old$headline || words_of(it.starter || ' ' || coalesce(chapters, it.body)) || marks)$old$,
        $new$joined_words(
          headline, setweight(words_of(concat_ws(' ', described, it.summary)), 'C'), words_of(it.starter || ' ' || coalesce(chapters, it.body)) || marks))$new$);
    begin
      if declared = old or read = declared or new = read then raise exception 'index_story is not what it was'; end if;
      execute new;
    end $do$`.execute(db);
}
