import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { ShownTag } from '~/tags/rules/tag';
import { filterConditions } from '../filters/filter-conditions.server';
import { chosenIn } from '../filters/filter-kinds';
import { askedBy, type FilterName, filterNamed, filterNames } from '../filters/story-filters';
import { isAsked, type ListedAsked } from './is-listed.server';

/** How far the stories of a list are counted. */
const MOST_COUNTED = 10_000;
/** Stories whose tags and other facts are counted: the newest of a longer list. */
const LOOKED_INTO = 5_000;
/** Tags of each kind that are offered: those that most of the stories have. */
const OFFERED = 10;
/** The commonest tags, among which those of each kind are found: to name all that a long list has takes longer than to count them. */
const RANKED = 400;

/** With more options than these the column is counted that a filter asks of, whose values its own are. */
const MANY_OPTIONS = 20;

/** Something that stories of a list have, and how many do. */
export interface Counted {
  value: string;
  stories: number;
}

/** What the stories of a list have in common, for whom it is shown to. */
export interface Facets {
  /** The stories of the list, 10,000 at most. */
  stories: number;
  /** Whether it has more. */
  hasMore: boolean;
  /** How many of them, the newest, the other numbers are of. */
  lookedInto: number;
  /** By their kinds, the commonest first. */
  tags: (ShownTag & { stories: number })[];
  /** What can be chosen of each filter and some story has, in the filter's order; of many the commonest first. */
  values: Partial<Record<FilterName, Counted[]>>;
}

/** Each option of the filters with what it asks; without the time, none that counts back from it. */
function optionsAsked(now: Date | undefined) {
  const options = filterNames.flatMap((name) =>
    filterNamed(name).options.map(({ value }) => ({ name, value, asks: askedBy({ [name]: value }) })),
  );
  return options.filter(({ asks }) => now !== undefined || !asks.some((asked) => 'withinDays' in asked));
}

const hasMany = ({ name }: { name: FilterName }) => filterNamed(name).options.length > MANY_OPTIONS;

/**
 * How many stories a list has, exact up to 10,000, and how many of its newest 5,000 have what it can be narrowed by: counted among
 * those that the person is shown.
 * @param isFound whether the row of `story_listing` that is named `story` is found by the words of a search; undefined without one.
 * @see docs/product/library.md
 */
export async function listFacets(executor: Executor, asked: ListedAsked, isFound?: RawBuilder<boolean>): Promise<Facets> {
  const all = optionsAsked(asked.now);
  const columns = [...new Set(all.flatMap(({ asks }) => asks.map(({ column }) => column)))];
  const options = all.filter((option) => !hasMany(option));
  const many = new Map(all.filter(hasMany).map(({ name, asks }) => [name, sql.ref(asks[0]?.column ?? '')]));
  const counts = options.map(({ name, value }) => {
    const conditions = filterConditions({ [name]: value }, { row: 'story', now: asked.now });
    return sql`count(*) filter (where ${sql.join(conditions, sql` and `)})`;
  });
  const valuesOf = (column: RawBuilder<unknown>) => sql`(
    select json_agg(json_build_object('value', value, 'stories', stories) order by stories desc, value)
    from (select ${column} as value, count(*)::integer as stories from newest where ${column} is not null group by ${column}) as valued)`;
  const { rows } = await sql<{ stories: number; tags: Facets['tags'] | null; valued: (Counted[] | null)[]; counted: number[] }>`
    with matched as materialized (
      select ${sql.join([...new Set(['tags', ...columns])].map((column) => sql.ref(`story.${column}`)))}
      from (select * from story_listing as story where ${isAsked(asked)} ${isFound ? sql`and ${isFound}` : sql``} ${fence(asked)}) as story
      order by story.published_at desc, story.id desc limit ${sql.lit(MOST_COUNTED + 1)}),
    newest as (select * from matched limit ${sql.lit(LOOKED_INTO)}),
    counted as (
      select tag_id, count(*)::integer as stories from newest, unnest(tags) as tag_id
      group by tag_id order by stories desc, tag_id limit ${sql.lit(RANKED)}),
    offered as (
      select tag.id, tag.kind, tag.name, counted.stories,
        row_number() over (partition by tag.kind order by counted.stories desc, tag.id) as rank
      from counted join tag on tag.id = counted.tag_id)
    select (select count(*)::integer from matched) as stories,
      (select json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'stories', stories) order by kind, rank)
        from offered where rank <= ${sql.lit(OFFERED)}) as tags,
      json_build_array(${sql.join([...many.values()].map(valuesOf))}) as valued,
      (select json_build_array(${sql.join(counts)}) from newest as story) as counted`.execute(executor);
  const [row] = rows;
  const counted = options.map(({ name, value }, place) => ({ name, value, stories: row?.counted[place] ?? 0 }));
  const stories = row?.stories ?? 0;
  return {
    stories: Math.min(stories, MOST_COUNTED),
    hasMore: stories > MOST_COUNTED,
    lookedInto: Math.min(stories, LOOKED_INTO),
    tags: row?.tags ?? [],
    values: {
      ...Object.fromEntries(options.map(({ name }) => [name, someOf(counted.filter((option) => option.name === name))])),
      ...Object.fromEntries([...many.keys()].map((name, place) => [name, row?.valued[place] ?? []])),
    },
  };
}

/**
 * Keeps the planner from walking through all stories, newest first, for those that have several tags: it believes that any two tags
 * meet as often as by chance, and some never do.
 */
function fence({ tags = [], filters = {} }: ListedAsked) {
  return tags.length + chosenIn(filters.tags).included.length > 1 ? sql`offset 0` : sql``;
}

const someOf = (options: readonly Counted[]): Counted[] =>
  options.flatMap(({ value, stories }) => (stories > 0 ? [{ value, stories }] : []));
