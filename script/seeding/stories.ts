import { type Ground, idOf, momentOf, readerOf, type Step } from './plan.ts';
import { PARAGRAPHS, textOf } from './words.ts';

/** Shares of a woven story that each of its two people wrote, and an AI writer; some have none. */
const AI_NAMES = ['Emma', 'Noah', 'Olivia', 'Liam'];

const pick = (key: string, salt: number) => `(hashint8extended(${key}, ${salt}) & ${PARAGRAPHS - 1})`;
const between = (from: number, to: number) => `s.n >= ${from} and s.n < ${to}`;

/** Ratings with the ledger's entries for them, and stories with what the ratings add up to. */
export function storySteps(ground: Ground): Step[] {
  const { plan } = ground;
  return [
    { name: 'ratings and the ledger', weight: 70, over: plan.stories, sql: (from, to) => ratings(ground, from, to) },
    { name: 'stories', weight: 90, over: plan.stories, sql: (from, to) => stories(ground, from, to) },
    { name: 'writing sessions', weight: 10, over: plan.stories, sql: (from, to) => sessions(ground, from, to) },
    { name: 'writers of woven stories', weight: 10, over: plan.stories, sql: (from, to) => writers(ground, from, to) },
  ];
}

/** A rating moves its writers' XP by 10 for each star from three; two people who wrote as much each share that. */
function ratings(ground: Ground, from: number, to: number): string {
  const player = (number: string) => idOf(ground, 'player', number);
  return `
    with rated as materialized (
      select s.id as story_id, s.arena, s.author, s.second, ${idOf(ground, 'rating', 's.n * 100000 + j')} as id,
        ${player(readerOf(ground, 's.author', 's.n', 'j'))} as reader, pg_temp.stars(s.n, j, s.quality) as value,
        date_trunc('milliseconds', s.at + (${momentOf(ground)} - s.at) * power(pg_temp.chance(s.n * 100000 + j, 15), 3)) as at
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

function stories(ground: Ground, from: number, to: number): string {
  const { rareWords } = ground;
  const ownBody = `case when s.arena = 'fan_fic' or s.chapters > 1 then pg_temp.paragraphs(s.n, 3) else greatest(1, pg_temp.paragraphs(s.n, 3) - 1) end`;
  return `
    insert into story (id, arena, status, author_id, title, prompt, starter, body, word_count, rating_count, rating_sum,
      created_at, published_at, updated_at, fandom_id, chapter_count, comment_count, chapter_added_at)
    select s.id, s.arena, case when s.published then 'published' else 'draft' end,
      case when s.arena <> 'story_weave' then ${idOf(ground, 'player', 's.author')} end,
      initcap(first.word) || ' and the ' || initcap(other.word),
      case when s.arena = 'fan_fic' then fandom.name else prompt.opening end,
      case when s.arena = 'fan_fic' then '' else starter.opening end,
      text.body, text.words, s.ratings, coalesce(stars.sum, 0),
      s.at - interval '30 minutes', case when s.published then s.at end, s.at,
      case when s.arena = 'fan_fic' then fandom.id end, s.chapters, s.comments,
      case when s.arena = 'fan_fic' then ${chapterMoment(ground, 's.chapters')} end
    from seed_story s
    join seed_word first on first.place = floor(pg_temp.chance(s.n, 41) * ${rareWords})::integer
    join seed_word other on other.place = floor(pg_temp.chance(s.n, 42) * ${rareWords})::integer
    join seed_paragraph prompt on prompt.place = ${pick('s.n', 43)}
    join seed_paragraph starter on starter.place = ${pick('s.n', 44)}
    join seed_fandom fandom on fandom.place = s.fandom
    cross join ${textOf('s.n', ownBody)} as text
    cross join lateral (select sum(pg_temp.stars(s.n, j, s.quality)) from generate_series(0, s.ratings - 1) as j) as stars
    where ${between(from, to)}`;
}

/** When a story's chapter of a number came: all within the time since the first. */
export function chapterMoment(ground: Ground, number: string): string {
  return `date_trunc('milliseconds', s.at + (${momentOf(ground)} - s.at) * (${number} - 1) / (s.chapters + 1)::double precision)`;
}

function sessions(ground: Ground, from: number, to: number): string {
  return `
    insert into writing_session (story_id, player_id, default_title, started_at, ends_at, closes_at, settled_at)
    select s.id, ${idOf(ground, 'player', 's.author')}, '', s.at - interval '30 minutes', s.at, s.at, s.at
    from seed_story s where s.arena = 'creative_writing' and ${between(from, to)}`;
}

function writers(ground: Ground, from: number, to: number): string {
  const names = `(array[${AI_NAMES.map((name) => `'${name}'`).join(', ')}])[1 + mod(s.n, ${AI_NAMES.length})]`;
  return `
    insert into story_writer (story_id, place, player_id, ai_name, characters, is_ai)
    select s.id, place, ${idOf(ground, 'player', 'writer')}, name, 500, name is not null
    from seed_story s
    cross join lateral (values (0, s.author, null), (1, null, ${names}), (2, s.second, null)) as part(place, writer, name)
    where s.arena = 'story_weave' and (name is null or s.n % 5 <> 0) and ${between(from, to)}`;
}
