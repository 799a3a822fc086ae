import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { StoryArena } from '~/site/arenas';
import { isRatedFor, isUnhidden } from '../content-rating/listed-for.server';
import { storyAddress } from '../sharing/story-address';
import { collectionAddress, type SeriesPart } from './collection';
import { collectedTexts } from './texts';

/** A series that a story is part of, as pages say it, and the parts beside it. */
export interface StorySeries extends SeriesPart {
  text: string;
  /** Its address. */
  to: string;
  /** Their addresses; undefined where there is none for this person. */
  previous: string | undefined;
  next: string | undefined;
}

/** Which part of its series an item is: one more than the published stories before it, the same for every reader. */
export const partOfSeries = sql<number>`(
  select count(*)::integer from collection_story as before join story_listing on story_listing.id = before.story_id
  where before.collection_id = item.collection_id and (before.place, before.story_id) <= (item.place, item.story_id))`;

/** An SQL expression: the series that the story of a query's row was first put into. */
export function firstSeries() {
  return sql<SeriesPart | null>`(
    select json_build_object('id', series.id, 'title', series.title, 'part', ${partOfSeries})
    from collection_story as item join shown_collection as series on series.id = item.collection_id
    where item.story_id = story.id and series.kind = 'series' order by item.added_at, series.id limit 1)`;
}

/**
 * The series that a published story is part of, in the order in which it was put into them.
 * @see docs/product/series.md
 */
export async function seriesOfStory(executor: Executor, storyId: string, viewerId: string | undefined): Promise<StorySeries[]> {
  const { rows } = await sql<SeriesPart & { previous: Neighbour | null; next: Neighbour | null }>`
    select series.id, series.title, ${partOfSeries} as part, ${beside('previous', viewerId)} as previous, ${beside('next', viewerId)} as next
    from collection_story as item join shown_collection as series on series.id = item.collection_id
    join story_listing as here on here.id = item.story_id
    where item.story_id = ${storyId} and series.kind = 'series' order by item.added_at, series.id`.execute(executor);
  return rows.map(({ previous, next, ...of }) => ({ ...of, ...linkToSeries(of), previous: addressOf(previous), next: addressOf(next) }));
}

/** 'Part 2 of The Gates', with where that leads. */
export function linkToSeries(of: SeriesPart): { text: string; to: string } {
  return { text: collectedTexts.part(of), to: collectionAddress('series', of.id) };
}

interface Neighbour {
  id: string;
  arena: StoryArena;
}

/** The nearest part before or after an item that a person is shown and does not hide: who reads one by an author whom they mute is led on to the next. */
function beside(side: 'previous' | 'next', viewerId: string | undefined) {
  const [is, order] = side === 'previous' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  return sql`(
    select json_build_object('id', story.id, 'arena', story.arena)
    from collection_story as other join story_listing as story on story.id = other.story_id
    where other.collection_id = item.collection_id and (other.place, other.story_id) ${is} (item.place, item.story_id)
      and ${isRatedFor(viewerId)} and ${isUnhidden(viewerId)}
    order by other.place ${order}, other.story_id ${order} limit 1)`;
}

function addressOf(story: Neighbour | null): string | undefined {
  return story ? storyAddress(story.arena, story.id) : undefined;
}
