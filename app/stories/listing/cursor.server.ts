import { UUID_FORM } from '~/platform/ids/uuid';
import type { StorySort } from '../story';

/** The last story of a page, after which the next page starts. */
export interface ListPosition {
  /** When it was published, in ms since 1970. */
  publishedAt: number;
  id: string;
  /** Its score in the order of the best, 0 to 5, when the list is sorted by that. */
  score?: number;
}

// Times of up to 14 digits: the database cannot represent later ones.
const CURSOR = new RegExp(String.raw`^([lr])\.(\d{1,14})\.(${UUID_FORM})(?:\.([0-5](?:\.\d{1,6})?))?$`);

/** A position in a list, encoded for an address. */
export function cursorOf(sort: StorySort, position: ListPosition): string {
  const parts = [sort === 'rating' ? 'r' : 'l', position.publishedAt, position.id];
  if (sort === 'rating') parts.push(position.score ?? 0);
  return Buffer.from(parts.join('.')).toString('base64url');
}

/** The position that a cursor encodes; undefined when it is broken or belongs to another order. */
export function positionOf(sort: StorySort, cursor: string | null | undefined): ListPosition | undefined {
  if (!cursor) return undefined;
  const [, kind, publishedAt, id, score] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (!id || kind !== (sort === 'rating' ? 'r' : 'l')) return undefined;
  const position = { publishedAt: Number(publishedAt), id };
  if (sort === 'latest') return score === undefined ? position : undefined;
  return score === undefined ? undefined : { ...position, score: Number(score) };
}

/** The cursor if it is valid in this order; undefined when it is not, and the list starts from its top. */
export function validCursor(sort: StorySort, cursor: string | null): string | undefined {
  return cursor && positionOf(sort, cursor) ? cursor : undefined;
}
