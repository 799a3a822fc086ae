import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { type ShownTag, type TagKind, tagKinds } from '../rules/tag';
import { tagKey } from '../rules/tag-key';
import { isFoundBy } from '../uses/shown-uses.server';

/** A tag as people name it; of any kind, where they say none. */
export interface NamedTag {
  kind?: TagKind | undefined;
  name: string;
}

/** Whether the tag of a query's row may be named to a viewer: not one that only stories out of their sight carry. */
function isShownTo(viewerId: string | undefined): RawBuilder<boolean> {
  return sql<boolean>`(counted.shipped or ${isFoundBy(viewerId, 'counted')})`;
}

/** Tags by their ids, with their names; those that are gone, or out of the viewer's sight, are missing. */
export async function namedTags(executor: Executor, ids: readonly number[], viewerId: string | undefined): Promise<ShownTag[]> {
  if (ids.length === 0) return [];
  return executor
    .selectFrom('tag as counted')
    .select(['id', 'kind', 'name'])
    .where('id', 'in', [...ids])
    .where(isShownTo(viewerId))
    .orderBy('id')
    .execute();
}

/** The ids of the tags as which others count by now, in the same order; those of tags that are gone stay. Negative ones stand for excluded tags. */
export async function countedAs(executor: Executor, ids: readonly number[]): Promise<number[]> {
  const rows = await executor
    .selectFrom('tag')
    .select(['id', 'canonical_id'])
    .where('id', 'in', ids.map(Math.abs))
    .where('canonical_id', 'is not', null)
    .execute();
  const counted = new Map(rows.map((row) => [row.id, row.canonical_id ?? row.id]));
  return ids.map((id) => Math.sign(id) * (counted.get(Math.abs(id)) ?? Math.abs(id)));
}

/**
 * The tags as which the named ones count, in the same order: where kinds share a name, the one that most stories have.
 * Undefined for a name that no tag has that the viewer may know.
 */
export async function tagsNamed(
  executor: Executor,
  named: readonly NamedTag[],
  viewerId: string | undefined,
): Promise<(number | undefined)[]> {
  const wanted = named.flatMap((tag, place) =>
    (tag.kind ? [tag.kind] : tagKinds).map((kind) => ({ place, kind, key: tagKey({ kind, name: tag.name }) })),
  );
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ place: number; id: number }>`
    select distinct on (place) place, counted.id
    from unnest(${wanted.map(({ place }) => place)}::integer[], ${wanted.map(({ kind }) => kind)}::text[],
      ${wanted.map(({ key }) => key)}::text[]) as wanted (place, kind, key)
    join tag on tag.kind = wanted.kind and tag.key = wanted.key
    join tag as counted on counted.id = coalesce(tag.canonical_id, tag.id)
    where ${isShownTo(viewerId)}
    order by place, counted.story_count + counted.mature_count desc, counted.canonical desc, counted.id`.execute(executor);
  const ids = new Map(rows.map(({ place, id }) => [place, id]));
  return named.map((_, place) => ids.get(place));
}
