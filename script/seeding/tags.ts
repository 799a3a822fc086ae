import type pg from 'pg';
import { type SeedContext, timeOf } from './plan.ts';

/** Stories that one statement covers. */
const PART = 25_000;
/** The most tags of a story; each is from another of as many classes, so that no story has one twice. */
const MOST_TAGS = 32;
const MEAN_TAGS = 8;
/** Stories for each tag. */
const STORIES_PER_TAG = 2;
/** One tag in so many is canonical. */
const CANONICAL = 25;
const FIRST = ['Quiet', 'Bitter', 'Hidden', 'Golden', 'Broken', 'Secret', 'Winter', 'Midnight', 'Stolen', 'Gentle', 'Lost', 'Sudden'];
const SECOND = ['Letters', 'Rivals', 'Gardens', 'Promises', 'Rain', 'Reunion', 'Lies', 'Family', 'Journey', 'Songs', 'Magic', 'Home'];

/** The place of a tag in its class, for a chance from 0 to 1, as an SQL expression: the lower, the more stories have it. */
export const placeIn = (tags: string | number, chance: string) => `floor(${tags} * power(${chance}, 3))`;

/** How many tags the story of a query's row has. */
export const tagCount = `least(${MOST_TAGS}, pg_temp.some(s.n, 71, ${MEAN_TAGS}))`;

const perClass = ({ plan }: SeedContext) => Math.max(1, Math.ceil(plan.stories / STORIES_PER_TAG / MOST_TAGS));

/**
 * The tags of the story of a query's row, each with its place: as archives have it, a few are very common, and most are rare; in
 * fandoms whose characters come with the product, a relationship and two characters stand before the others.
 */
export function tagsOf(context: SeedContext): string {
  return `lateral (
    select j as place, coalesce(own.id, t.id) as id, coalesce(own.name, t.name) as name
    from generate_series(0, ${tagCount} - 1) as j
    left join seed_fandom_tag own on s.arena = 'fan_fic' and own.fandom = s.fandom and own.class = j
      and own.place = ${placeIn('own.tags', 'pg_temp.chance(s.n * 64 + j, 73)')}
    join seed_tag t on t.place = j + ${MOST_TAGS} * ${placeIn(perClass(context), 'pg_temp.chance(s.n * 64 + j, 72)')})`;
}

/** Makes the tags that stories are to have. */
export async function makeAllTags(client: pg.Client, context: SeedContext): Promise<void> {
  await makeTags(client, context, perClass(context) * MOST_TAGS);
  await findFandomTags(client);
}

/** Tags stories, and puts all that are not there yet into the rows that lists are made from. The indexes must be there. */
export async function tagStories(client: pg.Client, context: SeedContext, onPart: (share: number) => void): Promise<void> {
  const { plan } = context;
  await client.query('alter table story_tag disable trigger user');
  for (let from = 0; from < plan.stories; from += PART) {
    await client.query(`
      insert into story_tag (story_id, place, tag_id, counts_as)
      select s.id, tag.place, tag.id, tag.id from seed_story s cross join ${tagsOf(context)} as tag
      where s.n >= ${from} and s.n < ${from + PART}`);
    await listPart(client, from);
    onPart(PART / plan.stories);
  }
  await client.query('alter table story_tag enable trigger user');
  await client.query(`
    update tag set story_count = story_count + counted.stories from (
      select counts_as, count(*) as stories from story_tag join seed_story s on s.id = story_id and s.published
      where counts_as is not null group by counts_as) as counted
    where counted.counts_as = tag.id`);
  await client.query(`
    update tag set story_count = story_count + counted.stories from (
      select fandom.id, count(*) as stories from seed_story s join seed_fandom fandom on fandom.place = s.fandom
      where s.published and s.arena = 'fan_fic' group by fandom.id) as counted
    where counted.id = tag.fandom_id`);
}

/** Names of two words, and a number from where these are used up. */
async function makeTags(client: pg.Client, context: SeedContext, tags: number): Promise<void> {
  const name = `first.word || ' ' || second.word || case when n >= ${FIRST.length * SECOND.length} then ' ' || n / ${FIRST.length * SECOND.length} else '' end
    || case when ${context.run} > 0 then ' (${context.run})' else '' end`;
  await client.query(
    `create temp table seed_tag as
     with named as (
       select n, ${name} as name from generate_series(0, ${tags - 1}) as n
       join unnest($1::text[]) with ordinality as first (word, place) on first.place = 1 + n % ${FIRST.length}
       join unnest($2::text[]) with ordinality as second (word, place) on second.place = 1 + n / ${FIRST.length} % ${SECOND.length})
     select n as place, nextval(pg_get_serial_sequence('tag', 'id'))::integer as id, name from named`,
    [FIRST, SECOND],
  );
  await client.query('create unique index on seed_tag (place)');
  await client.query(`
    insert into tag (id, kind, name, key, canonical, created_at) overriding system value
    select id, 'freeform', name, replace(lower(name), ' ', ''), place % ${CANONICAL} = 0, ${timeOf(context)} from seed_tag`);
  await client.query('analyze seed_tag');
}

/**
 * The relationships of fandoms (class 0) and their characters (classes 1 and 2, each half of them, so that no story has one twice). A
 * class has its `tags` from place 0 on.
 */
async function findFandomTags(client: pg.Client): Promise<void> {
  await client.query(`
    create temp table seed_fandom_tag as
    with character as (
      select seed_fandom.place as fandom, tag.id, tag.name, row_number() over (partition by seed_fandom.place order by tag.id) as number
      from seed_fandom join tag as above on above.fandom_id = seed_fandom.id
      join tag_parent on tag_parent.parent_id = above.id join tag on tag.id = tag_parent.tag_id and tag.kind = 'character'),
    classed as (
      select fandom, 1 + number % 2 as class, id, name from character
      union
      select fandom, 0, tag.id, tag.name from character
      join tag_parent on tag_parent.parent_id = character.id join tag on tag.id = tag_parent.tag_id and tag.kind = 'relationship')
    select fandom, class::integer, id, name, row_number() over same - 1 as place, count(*) over (partition by fandom, class) as tags
    from classed window same as (partition by fandom, class order by id)`);
  await client.query('create index on seed_fandom_tag (fandom, class)');
  await client.query('analyze seed_fandom_tag');
}

async function listPart(client: pg.Client, from: number): Promise<void> {
  await client.query(`
    insert into story_listing
    select listed.id, arena, author_id, fandom_id, published_at, updated_at, words, average_rating, rank_score,
      (select count(*) from story_like where story_like.story_id = listed.id), comment_count,
      (select count(*) from story_bookmark where story_bookmark.story_id = listed.id),
      content_rating, warnings, progress, language, ai_percent, fandoms, tags
    from story_as_listed as listed
    where id = any(array(select s.id from seed_story s where s.n >= ${from} and s.n < ${from + PART}))
    on conflict (id) do nothing`);
}
