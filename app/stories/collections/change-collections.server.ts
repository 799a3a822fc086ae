import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { isPenNameOf, namesOf } from '~/accounts/pen-names/pen-names-of.server';
import { penNameTexts } from '~/accounts/pen-names/texts';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { crudeText, hasCrudeWord, hasSlur } from '~/platform/text/crude-words.server';
import { nameOn } from '../co-authors/authors-of.server';
import { notifyOfCollected } from '../news/notify-of-collected.server';
import { storedTitle } from '../reading/text/stored-text';
import { type CollectionKind, type CollectionSaid, MOST_COLLECTIONS, MOST_STORIES, type SaidOfItem } from './collection';
import { isOwnedBy } from './maintained-by.server';
import { mayCollect } from './may-collect.server';
import { collectedTexts, collectionTexts } from './texts';

interface MadeCollection {
  playerId: string;
  kind: CollectionKind;
  title: string;
  /** The pen name whose series it is; undefined for one's own name. With a story, its name decides. */
  pen?: string | undefined;
  storyId?: string | undefined;
}

/** A collection that its owner changes. */
interface OwnCollection {
  playerId: string;
  kind: CollectionKind;
  collectionId: string;
}

export interface CollectionChanges {
  /**
   * Begins a collection, with a story where one is named.
   * @returns its id.
   * @throws {Refusal} an unfit title, too many, a story that cannot be in it, or a name that is not theirs to use.
   */
  make(made: MadeCollection): Promise<string>;
  /** Changes what its owner says of it. @throws {Refusal} not theirs, or unfit words. */
  change(own: OwnCollection, said: CollectionSaid): Promise<void>;
  /** Deletes it; its stories stay. @throws {Refusal} not theirs. */
  remove(own: OwnCollection): Promise<void>;
  /** Puts a story at its end; one that is there stays where it is. @throws {Refusal} not theirs, a story that cannot be in it, or too many. */
  put(own: OwnCollection, storyId: string): Promise<void>;
  /** Notes something beside a story of a list. @throws {Refusal} not theirs, no longer there, or unfit words. */
  say(own: OwnCollection, storyId: string, said: SaidOfItem): Promise<void>;
  /** Takes a story out; one that is not there is not an error. @throws {Refusal} not theirs. */
  takeOut(own: OwnCollection, storyId: string): Promise<void>;
  /** Gives a story of a series another number, from 1 to that of the last. @throws {Refusal} not theirs, or no longer there. */
  move(own: OwnCollection, storyId: string, to: number): Promise<void>;
}

/** @see docs/product/series.md */
export function createCollectionChanges({ db, clock }: { db: Db; clock: Clock }): CollectionChanges {
  /**
   * Does something to a collection whose row is locked, so that two tabs follow each other.
   * @param change says whether anything is different now; only then the collection has changed.
   */
  const changing = (own: OwnCollection, change: (trx: Transaction<Tables>, ownerId: string) => Promise<boolean>) =>
    db.transaction().execute(async (trx) => {
      const { owner_id: ownerId } = await requireOwn(trx, own);
      if (!(await change(trx, ownerId))) return;
      await trx.updateTable('collection').set({ changed_at: clock.now() }).where('id', '=', own.collectionId).execute();
    });

  return {
    make: ({ playerId, kind, title: typed, pen, storyId }) =>
      db.transaction().execute(async (trx) => {
        // Locks the person's own row, so that two tabs cannot exceed the limit.
        await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
        await requireRoom(trx, playerId, kind);
        const ownerId = kind === 'series' ? await nameOfSeries(trx, playerId, { pen, storyId }) : playerId;
        const [id, now] = [randomUUID(), clock.now()];
        const title = fitTitle(kind, typed);
        await trx
          .insertInto('collection')
          .values({ id, kind, owner_id: ownerId, title, is_public: kind === 'series', made_at: now, changed_at: now })
          .execute();
        if (storyId !== undefined) await putStory(trx, { playerId, kind, collectionId: id, ownerId }, storyId, now);
        return id;
      }),

    async change(own, { title: typed, summary, notes, complete, isPublic, fandomId }) {
      const title = fitTitle(own.kind, typed);
      for (const [field, text] of Object.entries({ summary, notes })) {
        if (hasSlur(text)) throw new Refusal(collectedTexts.unfit, { field, status: 422 });
      }
      const isShown = own.kind === 'series' || isPublic;
      await changing(own, async (trx) => {
        const columns = sql.raw('(title, summary, notes, complete, is_public, fandom_id)');
        // Bookmarks keep their name.
        const said = sql`(case when is_bookmarks then title else ${title}::text end, ${summary}::text, ${notes}::text, ${complete}::boolean,
          ${isShown}::boolean, ${fandomId}::text)`;
        const { numAffectedRows } = await sql`
          update collection set ${columns} = ${said} where id = ${own.collectionId} and ${columns} is distinct from ${said}`.execute(trx);
        return numAffectedRows !== 0n;
      });
    },

    remove: (own) =>
      db.transaction().execute(async (trx) => {
        const { is_bookmarks: isBookmarks } = await requireOwn(trx, own);
        if (isBookmarks) throw new Refusal(collectedTexts.bookmarksStay, { status: 409 });
        await trx.deleteFrom('collection').where('id', '=', own.collectionId).execute();
      }),

    put: (own, storyId) => changing(own, (trx, ownerId) => putStory(trx, { ...own, ownerId }, storyId, clock.now())),

    async say(own, storyId, { note, ownTags }) {
      if (hasSlur(note)) throw new Refusal(collectedTexts.unfit, { field: 'note', status: 422 });
      if (ownTags.some(hasSlur)) throw new Refusal(collectedTexts.unfit, { field: 'tags', status: 422 });
      await changing(own, async (trx) => {
        const item = await itemOf(trx, own, storyId);
        if (!item) throw new Refusal(collectedTexts.gone, { status: 404 });
        if (item.note === note && item.own_tags.join() === ownTags.join()) return false;
        await trx
          .updateTable('collection_story')
          .set({ note, own_tags: [...ownTags] })
          .where('collection_id', '=', own.collectionId)
          .where('story_id', '=', storyId)
          .execute();
        return true;
      });
    },

    async takeOut(own, storyId) {
      await changing(own, async (trx) => {
        const items = trx.deleteFrom('collection_story').where('collection_id', '=', own.collectionId);
        return (await items.where('story_id', '=', storyId).executeTakeFirst()).numDeletedRows > 0n;
      });
    },

    move: (own, storyId, to) =>
      changing(own, async (trx) => {
        const item = await itemOf(trx, own, storyId);
        if (!item) throw new Refusal(collectedTexts.gone, { status: 404 });
        if (item.number === to) return false;
        await sql`
          with ordered as (
            select story_id, row_number() over (order by place, story_id) as number from collection_story where collection_id = ${own.collectionId}),
          moved as (
            select story_id, row_number() over (order by
              case when story_id = ${storyId} then ${to} + case when number < ${to} then 0.5 else -0.5 end else number end) as number
            from ordered)
          update collection_story as item set place = moved.number from moved
          where item.collection_id = ${own.collectionId} and item.story_id = moved.story_id`.execute(trx);
        return true;
      }),
  };
}

/** A story of a collection, with what is noted beside it and its number, from 1; undefined where it is not there. */
function itemOf(trx: Transaction<Tables>, { collectionId }: Pick<OwnCollection, 'collectionId'>, storyId: string) {
  const number = sql<number>`(
    select count(*)::integer from collection_story as before
    where before.collection_id = item.collection_id and (before.place, before.story_id) <= (item.place, item.story_id))`;
  return trx
    .selectFrom('collection_story as item')
    .select(['item.note', 'item.own_tags', number.as('number')])
    .where('item.collection_id', '=', collectionId)
    .where('item.story_id', '=', isUuid(storyId) ? storyId : null)
    .executeTakeFirst();
}

async function requireOwn(
  trx: Transaction<Tables>,
  { playerId, kind, collectionId }: OwnCollection,
): Promise<{ owner_id: string; is_bookmarks: boolean }> {
  const row = isUuid(collectionId)
    ? await trx
        .selectFrom('collection')
        .select(['owner_id', 'is_bookmarks', isOwnedBy(playerId).as('own')])
        .where('id', '=', collectionId)
        .where('kind', '=', kind)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw new Refusal(collectedTexts.gone, { status: 404 });
  if (!row.own) throw new Refusal(collectedTexts.notYours, { status: 403 });
  return row;
}

/** Those under all of their names count. */
async function requireRoom(trx: Transaction<Tables>, playerId: string, kind: CollectionKind): Promise<void> {
  const { count } = await trx
    .selectFrom('collection')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`owner_id = any(${namesOf(playerId)})`)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (count >= MOST_COLLECTIONS) throw new Refusal(collectionTexts[kind].tooMany(MOST_COLLECTIONS), { status: 409 });
}

/** Whose a new series is. @throws {Refusal} for a pen name that is not theirs or is retired. */
async function nameOfSeries(
  trx: Transaction<Tables>,
  playerId: string,
  { pen, storyId }: Pick<MadeCollection, 'pen' | 'storyId'>,
): Promise<string> {
  const name = storyId === undefined ? (pen ?? playerId) : await nameUnder(trx, playerId, storyId);
  const field = storyId === undefined ? { field: 'pen' } : {};
  if (name !== playerId && !(await isPenNameOf(trx, playerId, name))) throw new Refusal(penNameTexts.notYours, { ...field, status: 409 });
  return name;
}

/** Under which of a player's names a story stands. */
async function nameUnder(trx: Transaction<Tables>, playerId: string, storyId: string): Promise<string> {
  const story = trx.selectFrom('story').select(nameOn(playerId).as('name'));
  return (await story.where('id', '=', isUuid(storyId) ? storyId : null).executeTakeFirst())?.name ?? playerId;
}

/** A title as it is stored. @throws {Refusal} where nothing of it shows, or it has a word that belongs in no title. */
function fitTitle(kind: CollectionKind, typed: string): string {
  const title = storedTitle(typed, '');
  if (title === '') throw new Refusal(collectionTexts[kind].titleMissing, { field: 'title', status: 422 });
  if (hasCrudeWord(title)) throw new Refusal(crudeText, { field: 'title', status: 422 });
  return title;
}

/** @returns whether it was not there before. */
async function putStory(trx: Transaction<Tables>, own: OwnCollection & { ownerId: string }, storyId: string, now: Date): Promise<boolean> {
  const { playerId, kind, collectionId, ownerId } = own;
  const story = trx
    .selectFrom('story')
    .select('id')
    .where('id', '=', isUuid(storyId) ? storyId : null);
  if (
    !(await story
      .where(mayCollect(playerId, kind, ownerId))
      .forKeyShare()
      .executeTakeFirst())
  ) {
    throw new Refusal(collectionTexts[kind].storyMissing, { status: 404 });
  }
  if (await itemOf(trx, own, storyId)) return false;
  const { rows } = await sql`
    insert into collection_story (collection_id, owner_id, story_id, place, added_at)
    select ${collectionId}, ${ownerId}, ${storyId}, coalesce(max(place), 0) + 1, ${now} from collection_story where collection_id = ${collectionId}
    having count(*) < ${MOST_STORIES[kind]} returning place`.execute(trx);
  if (rows.length === 0) throw new Refusal(collectionTexts[kind].full(MOST_STORIES[kind]), { status: 409 });
  await notifyOfCollected(trx, { storyId, collectionId }, now);
  return true;
}
