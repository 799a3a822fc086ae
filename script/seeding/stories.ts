import { NAME_SALT, nameOf } from './people.ts';
import { idOf, readerOf, type SeedContext, type Step, timeOf } from './plan.ts';
import { tagCount, tagsOf } from './tags.ts';
import { isParagraph, PARAGRAPHS, textOf } from './words.ts';

/** The AI writers of collaborative stories; some stories have none. */
const AI_NAMES = ['Emma', 'Noah', 'Olivia', 'Liam'];

/** A story's starter counts towards its length. */
const PARAGRAPHS_OF_BODY = `greatest(1, pg_temp.paragraphs(s.n, 3) - case when s.arena = 'fan_fic' then 0 else 1 end)`;

const pick = (key: string, salt: number) => `(hashint8extended(${key}, ${salt}) & ${PARAGRAPHS - 1})`;
const between = (from: number, to: number) => `s.n >= ${from} and s.n < ${to}`;

/** Ratings with their ledger entries, and stories with the sums of their ratings. */
export function storySteps(context: SeedContext): Step[] {
  const { plan } = context;
  return [
    { name: 'ratings and the ledger', weight: 70, over: plan.stories, sql: (from, to) => ratings(context, from, to) },
    { name: 'stories', weight: 150, over: plan.stories, sql: (from, to) => stories(context, from, to) },
    { name: 'writing sessions', weight: 10, over: plan.stories, sql: (from, to) => sessions(context, from, to) },
    { name: 'writers of woven stories', weight: 10, over: plan.stories, sql: (from, to) => writers(context, from, to) },
  ];
}

/** A rating moves its writers' XP by 10 for each star above or below three; two people who wrote equally share that. */
function ratings(context: SeedContext, from: number, to: number): string {
  const player = (number: string) => idOf(context, 'player', number);
  return `
    with rated as materialized (
      select s.id as story_id, s.arena, s.author, s.second, ${idOf(context, 'rating', 's.n * 100000 + j')} as id,
        ${player(readerOf(context, 's.author', 's.n', 'j'))} as reader, pg_temp.stars(s.n, j, s.quality) as value,
        date_trunc('milliseconds', s.at + (${timeOf(context)} - s.at) * power(pg_temp.chance(s.n * 100000 + j, 15), 3)) as at
      from seed_story s cross join lateral generate_series(0, s.ratings - 1) as j where ${between(from, to)}
    ), kept as (
      insert into story_rating (id, story_id, player_id, value, created_at, updated_at)
      select id, story_id, reader, value, at, at from rated)
    insert into xp_entry (player_id, arena, amount, source, source_id, revision, created_at)
    select ${player('writer')}, arena, amount, 'rating', id, 1, at
    from rated cross join lateral (values
      (author, (value - 3) * case arena when 'story_weave' then 5 else 10 end),
      (case arena when 'story_weave' then second end, (value - 3) * 5)) as share(writer, amount)
    where writer is not null and amount <> 0`;
}

/** Stories, and a search row for each published one, as the database's `index_story` would write it. */
function stories(context: SeedContext, from: number, to: number): string {
  const { rareWords } = context;
  const word = (salt: number, number = 's.n') => `floor(pg_temp.chance(${number}, ${salt}) * ${rareWords})::integer`;
  return `
    with told as materialized (
      select s.*, initcap(first.word) || ' and the ' || initcap(other.word) as title,
        case when s.arena = 'fan_fic' then fandom.name else prompt.opening end as prompt,
        case when s.arena = 'fan_fic' then '' else starter.opening end as starter,
        text.body, text.words, whole.words as all_words, coalesce(stars.sum, 0) as stars, fandom.id as fandom_id,
        s.arena = 'story_weave' and s.n % 5 <> 0 as has_ai,
        ${nameOf(context, 's.author', 'name.word')} || case when s.arena = 'story_weave' then ' ' || ${nameOf(context, 's.second', 'second_name.word')} else '' end as names,
        case when s.arena = 'fan_fic' then whole.vector else starter.opening_vector || whole.vector end as vector,
        (select string_agg(name, ' ') from ${tagsOf(context)} as tag) as tags,
        case when s.published then nextval('story_search_number_seq') end as place
      from (select * from seed_story s where ${between(from, to)} order by n) as s
      join seed_word first on first.place = ${word(41)}
      join seed_word other on other.place = ${word(42)}
      join seed_word name on name.place = ${word(NAME_SALT, 's.author')}
      join seed_word second_name on second_name.place = ${word(NAME_SALT, 's.second')}
      join seed_paragraph prompt on prompt.place = ${pick('s.n', 43)}
      join seed_paragraph starter on starter.place = ${pick('s.n', 44)}
      join seed_fandom fandom on fandom.place = s.fandom
      cross join ${textOf('s.n', PARAGRAPHS_OF_BODY)} as text
      cross join ${wholeText()} as whole
      cross join lateral (select sum(pg_temp.stars(s.n, j, s.quality)) from generate_series(0, s.ratings - 1) as j) as stars
    ), kept as (
      insert into story (id, arena, status, author_id, title, prompt, starter, body, word_count, rating_count, rating_sum,
        created_at, published_at, updated_at, fandom_id, chapter_count, comment_count, chapter_added_at, has_ai, chapter_words, tag_count)
      select id, arena, case when published then 'published' else 'draft' end,
        case when arena <> 'story_weave' then ${idOf(context, 'player', 'author')} end, title, prompt, starter, body, words, ratings, stars,
        at - interval '30 minutes', case when published then at end, at, case when arena = 'fan_fic' then fandom_id end, chapters, comments,
        case when arena = 'fan_fic' then ${chapterTime(context, 's.chapters')} end, has_ai, case when arena = 'fan_fic' then all_words end,
        ${tagCount}
      from told s
    )
    insert into story_search (story_id, number, head, document)
    select id, place, headline || marks, headline || setweight(words_of(coalesce(tags, '')), 'C') || vector || marks
    from told
    cross join lateral (select
      setweight(words_of(title), 'A') || setweight(words_of(names), 'B') || setweight(words_of(prompt), 'C') as headline,
      array_to_tsvector(array_remove(array[
        U&'\\E000arena:' || arena,
        U&'\\E000fandom:' || case when arena = 'fan_fic' then fandom_id end,
        U&'\\E000writers:' || case when has_ai then 'ai' else 'human' end,
        U&'\\E000length:' || story_length(case when arena = 'fan_fic' then all_words else words end),
        U&'\\E000block1:' || place / 4096,
        U&'\\E000block2:' || place / 32768,
        U&'\\E000block3:' || place / 262144], null)) as marks) as searched
    where published`;
}

/** All chapters of a story combined: `vector` for search, and `words`. */
function wholeText(): string {
  const key = 'case when number = 1 then s.n else s.n * 512 + number end';
  const title = `case when s.arena = 'fan_fic' and i = 0 then to_tsvector('english', 'Chapter ' || number) || p.vector else p.vector end`;
  return `lateral (
    select pg_temp.joined(${title} order by number, i) as vector, sum(p.words)::integer as words
    from generate_series(1, s.chapters) as number
    cross join lateral generate_series(0, case when number = 1 then ${PARAGRAPHS_OF_BODY} else pg_temp.paragraphs(${key}, 3) end - 1) as i
    join seed_paragraph p on ${isParagraph(key, 'i')})`;
}

/** When a story's chapter of a number was published: all within the time since the first. */
export function chapterTime(context: SeedContext, number: string): string {
  return `date_trunc('milliseconds', s.at + (${timeOf(context)} - s.at) * (${number} - 1) / (s.chapters + 1)::double precision)`;
}

function sessions(context: SeedContext, from: number, to: number): string {
  return `
    insert into writing_session (story_id, player_id, default_title, started_at, ends_at, closes_at, settled_at)
    select s.id, ${idOf(context, 'player', 's.author')}, '', s.at - interval '30 minutes', s.at, s.at, s.at
    from seed_story s where s.arena = 'creative_writing' and ${between(from, to)}`;
}

function writers(context: SeedContext, from: number, to: number): string {
  const names = `(array[${AI_NAMES.map((name) => `'${name}'`).join(', ')}])[1 + mod(s.n, ${AI_NAMES.length})]`;
  return `
    insert into story_writer (story_id, place, player_id, ai_name, characters, is_ai)
    select s.id, place, ${idOf(context, 'player', 'writer')}, name, 500, name is not null
    from seed_story s
    cross join lateral (values (0, s.author, null), (1, null, ${names}), (2, s.second, null)) as part(place, writer, name)
    where s.arena = 'story_weave' and (name is null or s.n % 5 <> 0) and ${between(from, to)}`;
}
