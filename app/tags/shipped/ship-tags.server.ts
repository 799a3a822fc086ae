import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { WrittenTag } from '../rules/tag';
import { tagKey } from '../rules/tag-key';
import { type ShippedTag, shippedTags } from './shipped-tags';

/** Rows written by one statement. */
const AT_ONCE = 500;

/**
 * Writes the tags that come with the product where they are missing. What wranglers have decided on one of them stays.
 * @param tags by default all.
 */
export async function shipTags(trx: Transaction<Tables>, now: Date, tags: readonly ShippedTag[] = shippedTags): Promise<void> {
  const added = await addCanonical(trx, now, tags);
  const ids = await idsOf(trx, tags);
  const idOf = (tag: WrittenTag) => ids.get(nameOf(tag));
  await addSynonyms(trx, now, tags, idOf);
  const above = tags.filter((tag) => added.has(nameOf(tag))).flatMap((tag) => tag.parents.map((parent) => ({ tag, parent })));
  const rows = above.flatMap(({ tag, parent }) => {
    const [tagId, parentId] = [idOf(tag), idOf(parent)];
    return tagId === undefined || parentId === undefined ? [] : [{ tag_id: tagId, parent_id: parentId }];
  });
  for (const some of batches(rows)) {
    await trx
      .insertInto('tag_parent')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** @returns the names of those that were not shipped before. */
async function addCanonical(trx: Transaction<Tables>, now: Date, tags: readonly ShippedTag[]): Promise<Set<string>> {
  const added = new Set<string>();
  const rows = tags.map((tag) => ({
    ...{ kind: tag.kind, name: tag.name, key: tagKey(tag), canonical: true, shipped: true },
    ...{ fandom_id: tag.fandomId ?? null, created_at: now },
  }));
  for (const some of batches(rows)) {
    const written = await trx
      .insertInto('tag')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'key'])
          .doUpdateSet(({ ref }) => ({ name: ref('excluded.name'), canonical: true, shipped: true, fandom_id: ref('excluded.fandom_id') }))
          // An author may have written it before.
          .where('tag.shipped', '=', false)
          .where('tag.canonical_id', 'is', null),
      )
      .returning(['kind', 'name'])
      .execute();
    for (const tag of written) added.add(nameOf(tag));
  }
  return added;
}

async function addSynonyms(
  trx: Transaction<Tables>,
  now: Date,
  tags: readonly ShippedTag[],
  idOf: (tag: WrittenTag) => number | undefined,
): Promise<void> {
  const rows = tags.flatMap((tag) => {
    const canonicalId = idOf(tag);
    if (canonicalId === undefined) return [];
    return tag.synonyms.map((name) => ({
      ...{ kind: tag.kind, name, key: tagKey({ kind: tag.kind, name }) },
      ...{ canonical_id: canonicalId, shipped: true, created_at: now },
    }));
  });
  for (const some of batches(rows)) {
    await trx
      .insertInto('tag')
      .values(some)
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
      .execute();
  }
}

/** The ids of canonical tags, by name. */
async function idsOf(trx: Transaction<Tables>, tags: readonly ShippedTag[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('tag')
    .select(['id', 'kind', 'key'])
    .where('canonical', '=', true)
    .where('shipped', '=', true)
    .execute();
  const byKey = new Map(rows.map(({ id, kind, key }) => [`${kind}:${key}`, id]));
  return new Map(
    tags.flatMap((tag) => {
      const id = byKey.get(`${tag.kind}:${tagKey(tag)}`);
      return id === undefined ? [] : [[nameOf(tag), id] as const];
    }),
  );
}

const nameOf = ({ kind, name }: WrittenTag) => `${kind}:${name}`;

function batches<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / AT_ONCE);
  return Array.from({ length: count }, (_, batch) => rows.slice(batch * AT_ONCE, (batch + 1) * AT_ONCE));
}
