import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { TagKind } from '../rules/tag';
import { isNear, MOST_EDITS } from './near';

/** Keys for which near ones are looked for at once: a query stays short on the embedded database. */
const ASKED_AT_ONCE = 20;

/** A canonical tag that is near another tag. */
export interface NearTag {
  id: number;
  name: string;
  stories: number;
  /** It came with the product. */
  shipped: boolean;
}

/**
 * The canonical tag that each key of a kind may be another spelling of, by any of its names, the one that most stories have; undefined
 * where there is none.
 */
export async function nearTags(executor: Executor, kind: TagKind, keys: readonly string[]): Promise<(NearTag | undefined)[]> {
  const near: (NearTag | undefined)[] = [];
  for (let from = 0; from < keys.length; from += ASKED_AT_ONCE) {
    near.push(...(await nearSome(executor, kind, keys.slice(from, from + ASKED_AT_ONCE))));
  }
  return near;
}

async function nearSome(executor: Executor, kind: TagKind, asked: readonly string[]): Promise<(NearTag | undefined)[]> {
  // What is alike begins or ends alike, unless it is changed at both ends.
  const { rows } = await sql<NearTag & { asked: string; key: string }>`
    select asked.key as asked, named.key, counted.id, counted.name, counted.shipped, counted.story_count as stories
    from unnest(${asked}::text[]) as asked (key)
    join tag as named on named.kind = ${kind} and (named.canonical or named.canonical_id is not null)
      and char_length(named.key) between char_length(asked.key) - ${sql.lit(MOST_EDITS)} and char_length(asked.key) + ${sql.lit(MOST_EDITS)}
      and (left(named.key, 2) = left(asked.key, 2) or right(named.key, 2) = right(asked.key, 2))
    join tag as counted on counted.id = coalesce(named.canonical_id, named.id)
    where counted.shipped or counted.story_count > 0
    order by counted.story_count desc, counted.id`.execute(executor);
  return asked.map((key) => {
    const near = rows.find((row) => row.asked === key && isNear(key, row.key));
    return near && { id: near.id, name: near.name, stories: near.stories, shipped: near.shipped };
  });
}
