import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { wholeNames } from '../naming/whole-names.server';
import type { TagKind } from '../rules/tag';
import { tagKey } from '../rules/tag-key';
import { tagsInText } from '../rules/tags-in-text';
import { type ChangedTag, parentKinds, type TagAction, type TagState } from './changes';
import { askForMoves, lockWrangling } from './move-stories.server';
import { wranglingTexts as texts } from './texts';

/** What is done with some tags. */
export interface AskedChange {
  /** Who does it; null for authors who agreed. */
  playerId: string | null;
  action: TagAction;
  tagIds: readonly number[];
  /** Of a merge: the name of the canonical tag as which the others will count. */
  into?: string | undefined;
  /** The names of the tags above them, separated by commas: those of new canonical ones, or instead of all others. */
  parents?: string | undefined;
}

/** What came of it. */
export interface MadeChange {
  /** Undefined where nothing changed. */
  id: number | undefined;
  changed: number;
  /** Whether stories must still follow. */
  moves: boolean;
}

/** A tag with what wranglers have decided. */
interface WrangledTag extends TagState {
  id: number;
  name: string;
  isOfRegistry: boolean;
}

/**
 * Makes tags canonical, merges them into one, puts them below others or leaves them as they are, and writes it into the log. Tags
 * that are so already are passed over.
 * @throws {Refusal} for what cannot be; nothing is changed then. It names the field.
 * @see docs/product/tags.md
 */
export async function changeTags(trx: Transaction<Tables>, asked: AskedChange, now: Date): Promise<MadeChange> {
  await lockWrangling(trx);
  const kind = await requireKind(trx, asked.tagIds);
  const intoId = asked.action === 'merge' || asked.action === 'agree' ? await requireTarget(trx, kind, asked.into ?? '') : undefined;
  const parents = await requireParents(trx, kind, asked);
  const locked = await lockTags(trx, intoId === undefined ? asked.tagIds : [...asked.tagIds, intoId]);
  const tags = locked.filter(({ id }) => asked.tagIds.includes(id));
  const items: ChangedTag[] = [];
  for (const tag of tags) {
    const item = intoId !== undefined ? await merged(trx, tag, intoId) : await changed(trx, tag, asked.action, parents);
    if (item) items.push(item);
  }
  if (items.length === 0) return { id: undefined, changed: 0, moves: false };
  const moving = items.filter(({ before, after }) => before.canonicalId !== after.canonicalId);
  await askForMoves(
    trx,
    moving.flatMap(({ id, synonyms }) => [id, ...synonyms]),
    now,
  );
  const { id } = await trx
    .insertInto('tag_change')
    .values({ at: now, player_id: asked.playerId, action: asked.action, into_id: intoId ?? null, items: JSON.stringify(items) })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Names of tags stand on any number of pages; wranglers change them seldom.
  await sql`select announce('page_changed', 'all', true)`.execute(trx);
  return { id, changed: items.length, moves: moving.length > 0 };
}

/**
 * Tags by their ids and all that count as one of them, with what is above each. They are locked in one order, in which authors lock
 * those of their stories, so that nobody waits in a circle.
 */
export async function lockTags(trx: Transaction<Tables>, ids: readonly number[]): Promise<WrangledTag[]> {
  const { rows } = await sql<WrangledTag>`
    select id, name, canonical, canonical_id as "canonicalId", settled, fandom_id is not null as "isOfRegistry",
      array(select parent_id from tag_parent where tag_id = tag.id order by parent_id) as parents
    from tag where id = any(${ids}::integer[]) or canonical_id = any(${ids}::integer[]) order by id for no key update`.execute(trx);
  return rows;
}

/** The kind of all of these tags. @throws {Refusal} they are of several kinds, or gone. */
async function requireKind(trx: Transaction<Tables>, ids: readonly number[]): Promise<TagKind> {
  const kinds = await trx.selectFrom('tag').select('kind').distinct().where('id', '=', sql<number>`any(${ids}::integer[])`).execute();
  if (kinds.length > 1) throw new Refusal(texts.kindsDiffer, { status: 409 });
  const [found] = kinds;
  if (!found) throw new Refusal(texts.noneChosen, { status: 409 });
  return found.kind;
}

/** The id of the canonical tag of a name, or of the one as which what it names counts. @throws {Refusal} there is none. */
async function requireTarget(trx: Transaction<Tables>, kind: TagKind, name: string): Promise<number> {
  const wanted = await wholeNames(trx, tagsInText(kind, name));
  if (wanted.length === 0) throw new Refusal(texts.intoMissing, { field: 'into', status: 422 });
  // One tag is meant: of several names none is taken.
  const said = wanted.length === 1 ? (wanted[0]?.name ?? '') : name.trim();
  const [id] = await canonicalIds(trx, [said], kind);
  if (id === undefined) throw new Refusal(texts.intoUnknown(said), { field: 'into', status: 422 });
  return id;
}

/** The ids of the canonical tags that a wrangler names as those above others; undefined where they named none. @throws {Refusal} */
async function requireParents(
  trx: Transaction<Tables>,
  kind: TagKind,
  { action, tagIds, parents = '' }: AskedChange,
): Promise<number[] | undefined> {
  const parentKind = parentKinds[kind];
  const isAsked = action === 'parents' || (action === 'canonical' && parents.trim() !== '');
  if (!isAsked) return undefined;
  if (!parentKind) throw new Refusal(texts.noParents, { field: 'parents', status: 422 });
  const named = await wholeNames(trx, tagsInText(parentKind, parents));
  const names = named.map(({ name }) => name);
  const ids = await canonicalIds(trx, names, parentKind);
  const unknown = names.find((_, place) => ids[place] === undefined);
  if (unknown !== undefined) throw new Refusal(texts.parentUnknown(unknown), { field: 'parents', status: 422 });
  const known = [...new Set(ids.filter((id) => id !== undefined))].sort((one, other) => one - other);
  if (await areBelow(trx, known, tagIds)) throw new Refusal(texts.parentsInCircle, { field: 'parents', status: 422 });
  return known;
}

/** The canonical tags of names, in their order; undefined where there is none. */
async function canonicalIds(trx: Transaction<Tables>, names: readonly string[], kind: TagKind): Promise<(number | undefined)[]> {
  const keys = names.map((name) => tagKey({ kind, name }));
  const { rows } = await sql<{ key: string; id: number }>`
    select tag.key, counted.id from tag join tag as counted on counted.id = coalesce(tag.canonical_id, tag.id)
    where tag.kind = ${kind} and tag.key = any(${keys}::text[]) and counted.canonical`.execute(trx);
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  return keys.map((key) => ids.get(key));
}

/** Whether some tags are among others, or anywhere below them. */
export async function areBelow(trx: Transaction<Tables>, ids: readonly number[], others: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ below: boolean }>`
    with recursive above (id) as (
      select unnest(${ids}::integer[]) union select parent_id from tag_parent join above on above.id = tag_parent.tag_id)
    select exists (select from above where id = any(${others}::integer[])) as below`.execute(trx);
  return rows[0]?.below ?? false;
}

/** Has a tag count as another from now on; undefined for one that does. @throws {Refusal} a fandom of the registry. */
async function merged(trx: Transaction<Tables>, tag: WrangledTag, intoId: number): Promise<ChangedTag | undefined> {
  if (tag.id === intoId || tag.canonicalId === intoId) return undefined;
  if (tag.isOfRegistry) throw new Refusal(texts.registryStays(tag.name), { status: 409 });
  const synonyms = await trx.selectFrom('tag').select('id').where('canonical_id', '=', tag.id).orderBy('id').execute();
  const children = await trx.selectFrom('tag_parent').select('tag_id').where('parent_id', '=', tag.id).orderBy('tag_id').execute();
  // What is above the other one is not put below it, too.
  const { rows: moved } = await sql<{ tag_id: number }>`
    with recursive above (id) as (
      select ${intoId}::integer union select parent_id from tag_parent join above on above.id = tag_parent.tag_id)
    insert into tag_parent (tag_id, parent_id)
      select tag_id, ${intoId} from tag_parent where parent_id = ${tag.id} and tag_id not in (select id from above)
    on conflict do nothing returning tag_id`.execute(trx);
  await sql`delete from tag_parent where tag_id = ${tag.id} or parent_id = ${tag.id}`.execute(trx);
  await trx.updateTable('tag').set({ canonical_id: intoId }).where('canonical_id', '=', tag.id).execute();
  const after: TagState = { canonical: false, canonicalId: intoId, settled: false, parents: [] };
  await writeState(trx, tag.id, after);
  return {
    ...{ id: tag.id, name: tag.name, before: stateOf(tag), after },
    synonyms: synonyms.map(({ id }) => id),
    children: children.map(({ tag_id }) => tag_id),
    movedChildren: moved.map(({ tag_id }) => tag_id),
  };
}

/** Makes a tag canonical, puts it below others or leaves it as it is; undefined where it is so already. */
async function changed(
  trx: Transaction<Tables>,
  tag: WrangledTag,
  action: TagAction,
  parents: readonly number[] | undefined,
): Promise<ChangedTag | undefined> {
  const before = stateOf(tag);
  const above = parents ?? before.parents;
  const after: TagState =
    action === 'canonical'
      ? { canonical: true, canonicalId: null, settled: false, parents: above }
      : { ...before, parents: above, settled: action === 'settle' || before.settled };
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  await writeState(trx, tag.id, after);
  return { id: tag.id, name: tag.name, before, after, synonyms: [], children: [], movedChildren: [] };
}

/** What has been decided about a tag, in one order of its properties. */
export function stateOf({ canonical, canonicalId, settled, parents }: TagState): TagState {
  return { canonical, canonicalId, settled, parents };
}

/** Writes what is decided about a tag; of those above it only canonical ones. */
export async function writeState(trx: Transaction<Tables>, id: number, state: TagState): Promise<void> {
  await trx
    .updateTable('tag')
    .set({ canonical: state.canonical, canonical_id: state.canonicalId, settled: state.settled })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('tag_parent').where('tag_id', '=', id).execute();
  await sql`
    insert into tag_parent (tag_id, parent_id)
    select ${id}, tag.id from tag where id = any(${state.parents}::integer[]) and canonical and id <> ${id}`.execute(trx);
}
