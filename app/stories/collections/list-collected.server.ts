import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { StoryFilters } from '../listing/filters/story-filters';
import { cardOf, listStories, PAGE_SIZE, withCardColumns } from '../listing/list-stories.server';
import { type AskedCollection, isAsked, type ListedAsked } from '../listing/listed/is-listed.server';
import type { StorySort } from '../listing/story-orders';
import { isNamedFor } from '../reading/readable-by.server';
import type { StoryCard } from '../story';
import type { CollectionKind, SaidOfItem } from './collection';
import { partOfSeries } from './series-parts.server';
import { collectedTexts } from './texts';

export interface CollectedAsked {
  kind: CollectionKind;
  collection: AskedCollection;
  /** Undefined: in the order of the collection. */
  sort: StorySort | undefined;
  filters: StoryFilters;
  /** Where an earlier page ended; an invalid one gives the first page. */
  cursor: string | undefined;
  viewerId: string | undefined;
  /** Whether it also has what lists leave out for this person. */
  isWhole?: boolean | undefined;
}

/** A card with what the owner of a list says of its story. */
type CollectedCard = StoryCard & Partial<SaidOfItem>;

export interface CollectedPage {
  cards: CollectedCard[];
  /** The cursor of the page after this one; undefined on the last. */
  next: string | undefined;
}

/** Where the last story shown stands in a collection's own order. */
interface Position {
  place: number;
  storyId: string;
}

/** A cursor of a collection's own order, such as '12_' and a story's id; undefined for one that says nothing. */
export function collectedCursor(cursor: string | null | undefined): string | undefined {
  return positionIn(cursor) && (cursor ?? undefined);
}

function positionIn(cursor: string | null | undefined): Position | undefined {
  const [, place, storyId = ''] = /^(\d{1,9})_(.+)$/.exec(cursor ?? '') ?? [];
  return place !== undefined && isUuid(storyId) ? { place: Number(place), storyId } : undefined;
}

/**
 * A page of the stories of a collection that a person is shown: a series from its first part, a list from the latest added, or in
 * any order that lists have.
 */
export async function listCollected(
  executor: Executor,
  { kind, sort, ...asked }: CollectedAsked & Pick<ListedAsked, 'now'>,
): Promise<CollectedPage> {
  const { collection, filters, viewerId, isWhole, cursor, now } = asked;
  const shownAs = (cards: StoryCard[]): Promise<CollectedCard[]> =>
    kind === 'series' ? asParts(executor, cards, { seriesId: collection.id, viewerId }) : withNotes(executor, cards, collection.id);
  if (sort !== undefined) {
    const page = await listStories(executor, { ...asked, sort });
    return { ...page, cards: await shownAs(page.cards) };
  }
  const after = positionIn(cursor);
  const [beyond, order] = kind === 'series' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const { rows: items } = await sql<{ id: string; place: number }>`
    select story.id, item.place from collection_story as item join story_listing as story on story.id = item.story_id
    where item.collection_id = ${collection.id} and ${isAsked({ filters, viewerId, isWhole, collection, now })}
      ${after === undefined ? sql`` : sql`and (item.place, item.story_id) ${beyond} (${after.place}, ${after.storyId}::uuid)`}
    order by item.place ${order}, item.story_id ${order} limit ${PAGE_SIZE + 1}`.execute(executor);
  const shown = items.slice(0, PAGE_SIZE);
  const ids = shown.map(({ id }) => id);
  const stories = executor.selectFrom('story').where(sql<boolean>`story.id = any(${ids}::uuid[])`);
  const rows = await withCardColumns(stories, viewerId).execute();
  const last = shown.at(-1);
  const cards = ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => cardOf(row)));
  return {
    cards: await shownAs(cards),
    next: last && items.length > PAGE_SIZE ? `${last.place}_${last.id}` : undefined,
  };
}

/** Cards that say which part they are of this series, and to what they are appendages. */
async function asParts(
  executor: Executor,
  cards: readonly StoryCard[],
  { seriesId, viewerId }: { seriesId: string; viewerId: string | undefined },
): Promise<StoryCard[]> {
  const { rows } = await sql<{ story_id: string; part: number; parent: string | null }>`
    select item.story_id, ${partOfSeries} as part, (
      select story.title from story join story as here on here.parent_id = story.id
      where here.id = item.story_id and ${isNamedFor(viewerId)}) as parent
    from collection_story as item
    where item.collection_id = ${seriesId} and item.story_id = any(${cards.map(({ id }) => id)}::uuid[])`.execute(executor);
  return cards.map((card) => {
    const own = rows.find((row) => row.story_id === card.id);
    return own ? { ...card, series: { text: collectedTexts.partHere(own.part, own.parent) } } : card;
  });
}

/** Cards with what the owner of a list notes beside their stories. */
async function withNotes(executor: Executor, cards: readonly StoryCard[], listId: string): Promise<CollectedCard[]> {
  const ids = cards.map(({ id }) => id);
  const rows = await executor
    .selectFrom('collection_story')
    .select(['story_id', 'note', 'own_tags as ownTags'])
    .where('collection_id', '=', listId)
    .where(sql<boolean>`story_id = any(${ids}::uuid[])`)
    .execute();
  return cards.map((card) => {
    const { note, ownTags } = rows.find((row) => row.story_id === card.id) ?? { note: '', ownTags: [] };
    return { ...card, note, ownTags };
  });
}
