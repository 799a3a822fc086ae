import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { TagKind } from '../rules/tag';
import { tagKey } from '../rules/tag-key';
import { isFoundBy, shownUses, showsMature } from '../uses/shown-uses.server';
import type { QueuePosition } from './queue-filters';

/** Tags on a page. */
const PAGE_SIZE = 50;
/** Stories of a fandom whose tags are looked at: the newest. */
const LOOKED_INTO = 2_000;
/** Stories of a tag of which the fandoms are named. */
const SAMPLE = 20;
/** Fandoms that are named. */
const NAMED_FANDOMS = 3;

/** What a wrangler looks for among tags. */
export interface QueueAsked {
  kind: TagKind;
  /** Only tags that the newest stories of this fandom carry. */
  fandom?: string | undefined;
  /** Instead of what waits: all tags with these words. */
  words?: string | undefined;
  /** The last tag of the page before. */
  after?: QueuePosition | undefined;
  /** Who looks: they see tags of stories that they are shown. */
  viewerId: string;
}

/** A tag as wranglers see it. */
export interface QueuedTag {
  id: number;
  name: string;
  /** Stories that count as it, as many as the wrangler finds by it. */
  stories: number;
  canonical: boolean;
  /** The name of the tag as which it counts. */
  countsAs: string | null;
  parents: string[];
  /** The fandoms that some of its stories have most often. */
  fandoms: string[];
}

export interface QueuePage {
  tags: QueuedTag[];
  next: QueuePosition | undefined;
}

/**
 * Tags that wait for a wrangler, those most used first: neither canonical nor counting as another, not left as they are, and used
 * by a story. With words: all tags that have them.
 * @see docs/product/tags.md
 */
export async function listQueue(executor: Executor, asked: QueueAsked): Promise<QueuePage> {
  const { kind, words = '', after, viewerId } = asked;
  const uses = sql<number>`(tag.story_count + tag.mature_count)`;
  const shown = shownUses(viewerId);
  const isShown = isFoundBy(viewerId);
  const isSearch = words.trim() !== '';
  const isAsked = isSearch
    ? sql`strpos(tag.key, ${tagKey({ kind, name: words })}) > 0 and (tag.shipped or tag.canonical or tag.canonical_id is not null or ${isShown})`
    : sql`not tag.canonical and tag.canonical_id is null and not tag.settled and ${isShown}`;
  const { rows } = await sql<QueuedTag & { uses: number }>`
    select tag.id, tag.name, tag.canonical, ${uses} as uses, ${shown} as stories,
      (select name from tag as counted where counted.id = tag.canonical_id) as "countsAs",
      array(select parent.name from tag_parent join tag as parent on parent.id = parent_id where tag_id = tag.id order by parent.id) as parents,
      array(${fandomsOf(viewerId)}) as fandoms
    from tag
    where tag.kind = ${kind} and ${isAsked} and ${asked.fandom ? isOfFandom(asked.fandom) : sql`true`}
      and ${after ? sql`(${uses}, tag.id) < (${after.uses}, ${after.id})` : sql`true`}
    order by ${uses} desc, tag.id desc limit ${sql.lit(PAGE_SIZE + 1)}`.execute(executor);
  const tags = rows.slice(0, PAGE_SIZE);
  const last = tags.at(-1);
  return {
    tags: tags.map(({ uses: _, ...tag }) => tag),
    next: rows.length > PAGE_SIZE && last ? { uses: last.uses, id: last.id } : undefined,
  };
}

/** Whether one of the newest stories of a fandom carries the tag of a query's row. */
function isOfFandom(name: string) {
  return sql`tag.id = any(array(
    select counts_as from story_tag where counts_as is not null and story_id = any(array(
      select story.id from story_listing as story where story.tags @> array(
        select coalesce(canonical_id, id) from tag where kind = 'fandom' and key = ${tagKey({ kind: 'fandom', name })})
        and exists (select from tag where kind = 'fandom' and key = ${tagKey({ kind: 'fandom', name })})
      order by published_at desc, id desc limit ${sql.lit(LOOKED_INTO)}))))`;
}

/** The names of the fandoms of some stories that count as the tag of a query's row. */
function fandomsOf(viewerId: string) {
  return sql`
    select fandom.name from (
      select listed.tags from story_tag join story_listing as listed on listed.id = story_tag.story_id
      where story_tag.counts_as = tag.id and (listed.content_rating <> 'mature' or ${showsMature(viewerId)})
      limit ${sql.lit(SAMPLE)}) as sample, unnest(sample.tags) as tag_id join tag as fandom on fandom.id = tag_id and fandom.kind = 'fandom'
    where fandom.id <> tag.id group by fandom.id order by count(*) desc, fandom.id limit ${sql.lit(NAMED_FANDOMS)}`;
}
