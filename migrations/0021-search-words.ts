import { type Kysely, sql } from 'kysely';

/** Scripts without spaces between words, as in app/stories/search/text-tokens.ts. */
const UNSPACED =
  '\\u0E00-\\u0EFF\\u1000-\\u109F\\u1100-\\u11FF\\u1780-\\u17FF\\u3005-\\u3007\\u3041-\\u309A\\u309D-\\u309F\\u30A1-\\u30FA\\u30FC-\\u30FF\\u31F0-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uA960-\\uA97F\\uAC00-\\uD7FF\\uF900-\\uFAFF\\U00020000-\\U0003FFFF';
/** Signs that separate words: those of ASCII, punctuation and symbols of every script, and private-use characters. */
const SIGNS =
  '\\u0001-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u00A9\\u00AB-\\u00B4\\u00B6-\\u00B9\\u00BB\\u00BF\\u00D7\\u00F7\\u2000-\\u20CF\\u2100-\\u214D\\u214F-\\u2182\\u2185-\\u2BFF\\u2E00-\\u2E2E\\u2E30-\\u2E7F\\u3000-\\u3004\\u3008-\\u3020\\u3030\\u303D\\u30A0\\u30FB\\uE000-\\uF8FF\\uFE10-\\uFE6F\\uFF00-\\uFF0F\\uFF1A-\\uFF20\\uFF3B-\\uFF40\\uFF5B-\\uFF65\\U0001F000-\\U0001FAFF';

/**
 * Search that ignores accents, and finds words within runs of characters without spaces. A job indexes existing
 * stories again afterwards, one by one: `search_due` lists those left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await searchedText(db);
  await wordsOf(db);
  await spellings(db);
}

/**
 * A text as it is searched: lower case without accents, words separated by spaces. A run of n characters without
 * spaces becomes its first character, its n - 1 pairs and its last character.
 */
async function searchedText(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create function searched_text(content text) returns text language sql immutable parallel safe as $$
      select case when octet_length(content) = length(content) then regexp_replace(content, '[${SIGNS}]+', ' ', 'g') else
        regexp_replace(
          regexp_replace(
            regexp_replace(
              replace(replace(replace(replace(
                translate(
                  normalize(regexp_replace(normalize(lower(content), NFKD), '[\\u0300-\\u036F]', '', 'g'), NFKC),
                  'øłđðħıς', 'olddhiσ'),
                'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
              '[${SIGNS}]+', ' ', 'g'),
            '([${UNSPACED}]+)', ' \\1 ', 'g'),
          '([${UNSPACED}])', '\\1 \\1', 'g')
      end
    $$`)
    .execute(db);
}

/** A tsvector has room for 1 MB of words; of a longer text only the first part is found. Each character of a run also counts by itself. */
async function wordsOf(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create or replace function words_of(content text) returns tsvector language plpgsql immutable as $$
    declare
      part text := searched_text(left(content, 2000000));
      characters text[];
      words tsvector;
    begin
      loop
        begin
          words := to_tsvector('english', part);
          if part ~ '[${UNSPACED}]' then
            select array_agg(distinct matched[1]) into characters from regexp_matches(part, '[${UNSPACED}]', 'g') as run (matched);
            words := words || array_to_tsvector(characters);
          end if;
          return words;
        exception when program_limit_exceeded then
          part := left(part, length(part) / 2);
        end;
      end loop;
    end $$`)
    .execute(db);
}

/** Words in stories, for finding the right spelling of a wrong one, and the stories whose words are not among them yet. */
async function spellings(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_word (word text primary key, spellings text[] not null)`.execute(db);
  await sql`create index search_word_spellings on search_word using gin (spellings) with (fastupdate = off)`.execute(db);
  await sql`
    create table search_due (
      id bigserial primary key,
      story_id uuid not null,
      renew boolean not null default false
    )`.execute(db);
  await sql`
    create function search_words_due() returns trigger language plpgsql as $$
    begin
      insert into search_due (story_id) values (new.story_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger story_words_due after insert or update on story_search for each row execute function search_words_due()`.execute(db);
  await sql`insert into search_due (story_id, renew) select story_id, true from story_search order by number`.execute(db);
}
