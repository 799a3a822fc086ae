import { type Kysely, sql } from 'kysely';

/**
 * Search in stories, and lists by length, rating, writers and fandom. Triggers maintain the search index, so that no
 * service can forget it. Reads are counted for stories of every arena.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table story
      add column has_ai boolean not null default false,
      add column chapter_words integer`.execute(db);
  await sql`alter table fanfic_chapter add column words integer not null default 0`.execute(db);
  await sql`alter table story_read alter column fandom_id drop not null`.execute(db);
  await shelves(db);
  await searchTable(db);
  await indexOneStory(db);
  await bringUpToDate(db);
  await keepUpToDate(db);
}

/** A shelf is a number that encodes arena, kind of writers, length and rating: a list reads from a few of them. */
async function shelves(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function story_length(words integer) returns text language sql immutable parallel safe as $$
      select case when words < 500 then 'short' when words < 2000 then 'medium' else 'long' end
    $$`.execute(db);
  await sql`
    create function story_shelf(arena text, has_ai boolean, words integer, average numeric) returns integer
    language sql immutable parallel safe as $$
      select case arena when 'story_weave' then case when has_ai then 0 else 1 end when 'creative_writing' then 2 else 3 end * 9
        + case when words < 500 then 0 when words < 2000 then 1 else 2 end * 3
        + case when average < 3 then 0 when average < 4 then 1 else 2 end
    $$`.execute(db);
  const shelf = sql`story_shelf(arena, has_ai, coalesce(chapter_words, word_count), average_rating)`;
  await sql`create index story_shelf_latest on story (${shelf}, published_at desc, id desc) where status = 'published'`.execute(db);
  await sql`
    create index story_shelf_rated on story (${shelf}, average_rating desc, published_at desc, id desc)
    where status = 'published'`.execute(db);
  await sql`
    create index story_fandom_shelf_latest on story (fandom_id, ${shelf}, published_at desc, id desc)
    where status = 'published' and fandom_id is not null`.execute(db);
  await sql`
    create index story_fandom_shelf_rated on story (fandom_id, ${shelf}, average_rating desc, published_at desc, id desc)
    where status = 'published' and fandom_id is not null`.execute(db);
}

async function searchTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_search (
      story_id uuid primary key references story (id) on delete cascade,
      number bigserial not null unique,
      head tsvector not null,
      document tsvector not null
    )`.execute(db);
  // A tsvector has room for 1 MB of words; of a longer text only the first part is found.
  await sql`
    create function words_of(content text) returns tsvector language plpgsql immutable as $$
    declare part text := left(content, 2000000);
    begin
      loop
        begin
          return to_tsvector('english', part);
        exception when program_limit_exceeded then
          part := left(part, length(part) / 2);
        end;
      end loop;
    end $$`.execute(db);
}

async function indexOneStory(db: Kysely<unknown>): Promise<void> {
  // Marks begin with a character that no query can contain (U+E000), so one index serves filters and the newest
  // stories too.
  await sql`
    create function index_story(wanted uuid) returns void language plpgsql as $$
    declare
      it story%rowtype;
      place bigint;
      writers text;
      chapters text;
      marks tsvector;
      headline tsvector;
    begin
      select * into it from story where id = wanted and status = 'published';
      if not found then
        delete from story_search where story_id = wanted;
        return;
      end if;
      select coalesce((select number from story_search where story_id = wanted), nextval('story_search_number_seq')) into place;
      select string_agg(name, ' ') into writers from player
        where id = it.author_id or id in (select player_id from story_writer where story_id = wanted);
      select string_agg(title || ' ' || body, ' ' order by number) into chapters from fanfic_chapter where story_id = wanted;
      marks := array_to_tsvector(array_remove(array[
        U&'\\E000arena:' || it.arena,
        U&'\\E000fandom:' || it.fandom_id,
        U&'\\E000writers:' || case when it.has_ai then 'ai' else 'human' end,
        U&'\\E000length:' || story_length(coalesce(it.chapter_words, it.word_count)),
        U&'\\E000block1:' || place / 4096,
        U&'\\E000block2:' || place / 32768,
        U&'\\E000block3:' || place / 262144], null));
      headline := setweight(words_of(it.title), 'A') || setweight(words_of(coalesce(writers, '')), 'B')
        || setweight(words_of(it.prompt), 'C');
      insert into story_search (story_id, number, head, document)
      values (wanted, place, headline || marks, headline || words_of(it.starter || ' ' || coalesce(chapters, it.body)) || marks)
      on conflict (story_id) do update set head = excluded.head, document = excluded.document;
    end $$`.execute(db);
}

async function bringUpToDate(db: Kysely<unknown>): Promise<void> {
  await sql`update fanfic_chapter set words = (select count(*) from regexp_matches(body, '\\S+', 'g'))`.execute(db);
  await sql`
    update story set chapter_words = counted.words
    from (select story_id, sum(words) as words from fanfic_chapter group by story_id) as counted where counted.story_id = id`.execute(db);
  await sql`update story set has_ai = true where id in (select story_id from story_writer where is_ai)`.execute(db);
  await sql`select index_story(id) from (select id from story where status = 'published' order by published_at, id) as published`.execute(
    db,
  );
  // Without a list of pending entries: each search would read through it.
  await sql`create index story_search_document on story_search using gin (document) with (fastupdate = off)`.execute(db);
  await sql`create index story_search_head on story_search using gin (head) with (fastupdate = off)`.execute(db);
}

async function keepUpToDate(db: Kysely<unknown>): Promise<void> {
  await trigger(db, 'index_changed_story', 'perform index_story(new.id);');
  await sql`
    create trigger story_added_to_search after insert on story
    for each row when (new.status = 'published') execute function index_changed_story()`.execute(db);
  await sql`
    create trigger story_changed_in_search
    after update of status, arena, title, prompt, starter, body, author_id, fandom_id, has_ai, word_count, chapter_words on story
    for each row when (new.status = 'published' or old.status = 'published') execute function index_changed_story()`.execute(db);

  await trigger(db, 'index_stories_of_player', indexStoriesOfPlayer);
  await sql`
    create trigger player_renamed_in_search after update of name on player
    for each row when (old.name is distinct from new.name) execute function index_stories_of_player()`.execute(db);

  await trigger(db, 'index_changed_writers', indexChangedWriters);
  await sql`
    create trigger story_writers_added after insert on story_writer
    referencing new table as changed for each statement execute function index_changed_writers()`.execute(db);
  await sql`
    create trigger story_writers_changed after update on story_writer
    referencing new table as changed for each statement execute function index_changed_writers()`.execute(db);

  await trigger(db, 'count_chapter_words', `new.words := (select count(*) from regexp_matches(new.body, '\\S+', 'g')); return new;`);
  await sql`
    create trigger chapter_words_counted before insert or update of body on fanfic_chapter
    for each row execute function count_chapter_words()`.execute(db);
  await trigger(db, 'index_changed_chapter', indexChangedChapter);
  await sql`
    create trigger chapter_added_or_gone after insert or delete on fanfic_chapter
    for each row execute function index_changed_chapter()`.execute(db);
  await sql`
    create trigger chapter_changed after update of title, body on fanfic_chapter
    for each row execute function index_changed_chapter()`.execute(db);
}

const indexStoriesOfPlayer = `
  perform index_story(id) from story where author_id = new.id and status = 'published';
  perform index_story(story_id) from story_writer where player_id = new.id;`;

const indexChangedWriters = `
  update story set has_ai = true where not has_ai and id in (select story_id from changed where is_ai);
  perform index_story(story_id) from (select distinct story_id from changed) as stories;`;

// Setting a story's word count again has it indexed, even if the number is the same.
const indexChangedChapter = `
  update story set chapter_words = (select sum(words) from fanfic_chapter where story_id = story.id)
  where id = coalesce(new.story_id, old.story_id);`;

/** A trigger function; one that runs after a change need not return a row. */
async function trigger(db: Kysely<unknown>, name: string, body: string): Promise<void> {
  const end = body.endsWith('return new;') ? '' : 'return null;';
  await sql.raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${body} ${end} end $$`).execute(db);
}
