import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { WrittenTag } from '../rules/tag';
import { tagKey } from '../rules/tag-key';
import { eachOnce } from '../rules/tags-in-text';

/** The tags of a story, as a person gives them; those in others' spellings are the same tags. */
interface StoryTagging {
  storyId: string;
  tags: readonly WrittenTag[];
  now: Date;
}

/**
 * Gives a story these tags, in this order, and takes away all others. Its row must be locked.
 * @see docs/product/tags.md
 */
export async function setStoryTags(trx: Transaction<Tables>, { storyId, tags, now }: StoryTagging): Promise<void> {
  const written = eachOnce(tags);
  const known = await tagsFor(trx, written, now);
  await trx.deleteFrom('story_tag').where('story_id', '=', storyId).execute();
  const counted = new Set<number>();
  const rows = written.flatMap((tag, place) => {
    const row = known.get(nameOf(tag.kind, tagKey(tag)));
    if (!row) return [];
    const countsAs = row.canonical_id ?? row.id;
    const isFirst = !counted.has(countsAs);
    counted.add(countsAs);
    return [{ story_id: storyId, place, tag_id: row.id, counts_as: isFirst ? countsAs : null }];
  });
  if (rows.length > 0) await trx.insertInto('story_tag').values(rows).execute();
  await trx.updateTable('story').set({ tag_count: rows.length }).where('id', '=', storyId).execute();
}

interface KnownTag {
  id: number;
  canonical_id: number | null;
}

/** The rows of tags, made where they are missing, and locked against being merged meanwhile. */
async function tagsFor(trx: Transaction<Tables>, written: readonly WrittenTag[], now: Date): Promise<Map<string, KnownTag>> {
  if (written.length === 0) return new Map();
  // In one order, so that two authors of the same new tags do not wait for each other in a circle.
  const rows = written
    .map(({ kind, name }) => ({ kind, name, key: tagKey({ kind, name }), created_at: now }))
    .sort((one, other) => (nameOf(one.kind, one.key) < nameOf(other.kind, other.key) ? -1 : 1));
  await trx
    .insertInto('tag')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute();
  const found = await trx
    .selectFrom('tag')
    .select(['id', 'kind', 'key', 'canonical_id'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('kind', 'key'),
        'in',
        rows.map(({ kind, key }) => tuple(kind, key)),
      ),
    )
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(found.map(({ kind, key, ...tag }) => [nameOf(kind, key), tag]));
}

const nameOf = (kind: string, key: string) => `${kind}:${key}`;
