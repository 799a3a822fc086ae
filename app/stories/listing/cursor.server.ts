import { UUID_FORM } from '~/platform/ids/uuid';
import type { StorySort } from '../story';

/** The last story of a page: where the next one goes on. */
export interface StoryPlace {
  /** When it was published, in ms since 1970. */
  publishedAt: number;
  id: string;
  /** Its place in the order of the best, 0 to 5, when the list is sorted by that. */
  score?: number;
}

// Times of up to 14 digits: later ones no database could be asked for.
const PLACE = new RegExp(String.raw`^([lr])\.(\d{1,14})\.(${UUID_FORM})(?:\.([0-5](?:\.\d{1,6})?))?$`);

/** A place in a list as a word for an address. */
export function cursorOf(sort: StorySort, place: StoryPlace): string {
  const parts = [sort === 'rating' ? 'r' : 'l', place.publishedAt, place.id];
  if (sort === 'rating') parts.push(place.score ?? 0);
  return Buffer.from(parts.join('.')).toString('base64url');
}

/** The place that a cursor names; undefined when it is broken or of a list sorted otherwise. */
export function placeOf(sort: StorySort, cursor: string | null | undefined): StoryPlace | undefined {
  if (!cursor) return undefined;
  const [, kind, publishedAt, id, score] = PLACE.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (!id || kind !== (sort === 'rating' ? 'r' : 'l')) return undefined;
  const place = { publishedAt: Number(publishedAt), id };
  if (sort === 'latest') return score === undefined ? place : undefined;
  return score === undefined ? undefined : { ...place, score: Number(score) };
}

/** A cursor that can be read in a list sorted so; undefined when it is broken, and the list begins at its top. */
export function readableCursor(sort: StorySort, cursor: string | null): string | undefined {
  return cursor && placeOf(sort, cursor) ? cursor : undefined;
}
