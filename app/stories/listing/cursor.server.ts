import { UUID_FORM } from '~/platform/ids/uuid';
import { columnOf, type StorySort } from './story-orders';

/** The last story of a page, after which the next page starts. */
export interface ListPosition {
  /** When it was published, in ms since 1970. */
  publishedAt: number;
  id: string;
  /** What the list is sorted by before that: a score from 0 to 5, a count, or a moment in ms since 1970. */
  value?: number;
}

const letters = { latest: 'l', updated: 'u', rating: 'r', kudos: 'k', comments: 'c', bookmarks: 'b', words: 'w' } as const satisfies Record<
  StorySort,
  string
>;

// Times of up to 14 digits: the database cannot represent later ones.
const CURSOR = new RegExp(String.raw`^([lurkcbw])\.(\d{1,14})\.(${UUID_FORM})(?:\.(\d{1,14}(?:\.\d{1,6})?))?$`);
/** The largest integer of the database. */
const MAX_COUNT = 2 ** 31 - 1;

/** A position in a list, encoded for an address. */
export function cursorOf(sort: StorySort, position: ListPosition): string {
  const parts = [letters[sort], position.publishedAt, position.id];
  if (columnOf(sort)) parts.push(position.value ?? 0);
  return Buffer.from(parts.join('.')).toString('base64url');
}

/** The position that a cursor encodes; undefined when it is broken or belongs to another order. */
export function positionOf(sort: StorySort, cursor: string | null | undefined): ListPosition | undefined {
  if (!cursor) return undefined;
  const [, letter, publishedAt, id, valueText] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (!id || letter !== letters[sort]) return undefined;
  const position = { publishedAt: Number(publishedAt), id };
  if (!columnOf(sort)) return valueText === undefined ? position : undefined;
  if (valueText === undefined) return undefined;
  const value = Number(valueText);
  return fits(sort, value) ? { ...position, value } : undefined;
}

/** Whether stories can have such a value. */
function fits(sort: StorySort, value: number): boolean {
  if (sort === 'updated') return Number.isInteger(value);
  return sort === 'rating' ? value <= 5 : Number.isInteger(value) && value <= MAX_COUNT;
}

/** The cursor if it is valid in this order; undefined when it is not, and the list starts from its top. */
export function validCursor(sort: StorySort, cursor: string | null): string | undefined {
  return cursor && positionOf(sort, cursor) ? cursor : undefined;
}
