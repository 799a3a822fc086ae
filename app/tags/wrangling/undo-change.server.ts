import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { areBelow, lockTags, stateOf, writeState } from './change-tags.server';
import { type ChangedTag, isAsLeft } from './changes';
import { askForMoves, lockWrangling } from './move-stories.server';
import { wranglingTexts as texts } from './texts';

/** What of a change was taken back. */
export interface UndoneChange {
  undone: number;
  /** Tags that have been changed since, and stay. */
  stayed: number;
  /** Whether stories must still follow. */
  moves: boolean;
}

/**
 * Takes back a change of tags: each that still is as the change left it. Names that counted as it count so again, and what was
 * below it is below it again.
 * @throws {Refusal} no such change, or it is undone.
 * @see docs/product/tags.md
 */
export async function undoChange(
  trx: Transaction<Tables>,
  { id, playerId }: { id: number; playerId: string },
  now: Date,
): Promise<UndoneChange> {
  await lockWrangling(trx);
  const change = await trx
    .selectFrom('tag_change')
    .select(['into_id', 'items'])
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!change) throw new Refusal(texts.undoneAlready, { status: 409 });
  const ids = change.items.flatMap((item) => [item.id, ...item.synonyms]);
  const locked = await lockTags(trx, change.into_id === null ? ids : [...ids, change.into_id]);
  const tags = new Map(locked.map((tag) => [tag.id, tag]));
  const undone: ChangedTag[] = [];
  for (const item of change.items) {
    const tag = tags.get(item.id);
    if (tag && isAsLeft(stateOf(tag), item.after) && (await takeBack(trx, item, change.into_id))) undone.push(item);
  }
  if (undone.length === 0) throw new Refusal(texts.changedSince, { status: 409 });
  await trx.updateTable('tag_change').set({ undone_at: now, undone_by: playerId }).where('id', '=', id).execute();
  const moving = undone.filter(({ before, after }) => before.canonicalId !== after.canonicalId);
  await askForMoves(
    trx,
    moving.flatMap((item) => [item.id, ...item.synonyms]),
    now,
  );
  await sql`select announce('page_changed', 'all', true)`.execute(trx);
  return { undone: undone.length, stayed: change.items.length - undone.length, moves: moving.length > 0 };
}

/**
 * @returns whether it could be taken back: a tag as which others count since then stays canonical, and one above its former parents
 *   where it is.
 */
async function takeBack(trx: Transaction<Tables>, item: ChangedTag, intoId: number | null): Promise<boolean> {
  const { id, before, synonyms, children, movedChildren } = item;
  if (!before.canonical && (await hasSynonyms(trx, id))) return false;
  if (await areBelow(trx, before.parents, [id])) return false;
  await writeState(trx, id, { ...before, canonicalId: await stillCanonical(trx, before.canonicalId) });
  if (intoId === null) return true;
  await sql`update tag set canonical_id = ${id} where canonical_id = ${intoId} and id = any(${synonyms}::integer[])`.execute(trx);
  await sql`delete from tag_parent where parent_id = ${intoId} and tag_id = any(${movedChildren}::integer[])`.execute(trx);
  // What is above it by now is not put below it.
  await sql`
    with recursive above (id) as (
      select ${id}::integer union select parent_id from tag_parent join above on above.id = tag_parent.tag_id)
    insert into tag_parent (tag_id, parent_id)
      select tag.id, ${id} from tag where id = any(${children}::integer[]) and canonical_id is null and id not in (select id from above)
    on conflict do nothing`.execute(trx);
  return true;
}

async function hasSynonyms(trx: Transaction<Tables>, id: number): Promise<boolean> {
  const synonym = await trx.selectFrom('tag').select('id').where('canonical_id', '=', id).limit(1).executeTakeFirst();
  return synonym !== undefined;
}

/** A tag as which another counted, or the one as which it counts by now; null where it is not canonical any more. */
async function stillCanonical(trx: Transaction<Tables>, id: number | null): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select counted.id from tag join tag as counted on counted.id = coalesce(tag.canonical_id, tag.id)
    where tag.id = ${id} and counted.canonical`.execute(trx);
  return rows[0]?.id ?? null;
}
