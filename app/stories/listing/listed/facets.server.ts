import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { ShownTag } from '~/tags/rules/tag';
import { isAsked, type ListedAsked } from './is-listed.server';

/** How far the stories of a list are counted. */
const MOST_COUNTED = 10_000;
/** Stories whose tags and other facts are counted: the newest of a longer list. */
const LOOKED_INTO = 5_000;
/** Tags of each kind that are offered: those that most of the stories have. */
const OFFERED = 10;
/** The commonest tags, among which those of each kind are found: to name all that a long list has takes longer than to count them. */
const RANKED = 400;

/** Something that stories of a list have, and how many do. */
interface Counted {
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
  /** By the filter that asks for them, the commonest first. */
  values: { content: Counted[]; warning: Counted[]; progress: Counted[]; language: Counted[] };
}

/**
 * How many stories a list has, exact up to 10,000, and how many of its newest 5,000 have what it can be narrowed by: counted among
 * those that the person is shown.
 * @see docs/product/library.md
 */
export async function listFacets(executor: Executor, asked: ListedAsked): Promise<Facets> {
  const { rows } = await sql<{ stories: number; tags: Facets['tags'] | null; counted: Record<keyof Facets['values'], Counted[] | null> }>`
    with matched as materialized (
      select story.tags, story.content_rating, story.warnings, story.progress, story.language from story_listing as story
      where ${isAsked(asked)} order by story.published_at desc, story.id desc limit ${sql.lit(MOST_COUNTED + 1)}),
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
      json_build_object(
        'content', ${counts(sql`select content_rating as value from newest`)},
        'warning', ${counts(sql`select unnest(warnings) as value from newest`)},
        'progress', ${counts(sql`select case progress when 'complete' then 'complete' else 'incomplete' end as value from newest`)},
        'language', ${counts(sql`select language as value from newest where language is not null`)}) as counted`.execute(executor);
  const [row] = rows;
  const { content, warning, progress, language } = row?.counted ?? {};
  const stories = row?.stories ?? 0;
  return {
    stories: Math.min(stories, MOST_COUNTED),
    hasMore: stories > MOST_COUNTED,
    lookedInto: Math.min(stories, LOOKED_INTO),
    tags: row?.tags ?? [],
    values: { content: content ?? [], warning: warning ?? [], progress: progress ?? [], language: language ?? [] },
  };
}

function counts(values: ReturnType<typeof sql>) {
  return sql`(
    select json_agg(json_build_object('value', value, 'stories', stories) order by stories desc, value)
    from (select value, count(*)::integer as stories from (${values}) as valued group by value) as grouped)`;
}
