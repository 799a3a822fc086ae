import type { StoryArena } from '~/site/arenas';
import type { StoryFilters } from '../listing/filters/story-filters';
import type { StorySort } from '../listing/story-orders';
import { quoted } from './tsquery';

export type SearchSort = 'relevance' | StorySort;

/** How far back a search goes: 1, 2 and 3 are the newest stories, from few to many; 4 is all of them. */
export type SearchDepth = 1 | 2 | 3 | 4;

/** Stories per block at each depth except the last, as `index_story` in the database counts them. */
const blockSizes = { 1: 4_096, 2: 32_768, 3: 262_144 } as const;

/** Where a page of results ended. The searched range stays the same, so that pages neither skip nor repeat. */
export interface SearchPosition {
  /** The number of the newest story searched. */
  top: number;
  /** How far back texts, and titles with names and prompts, were searched. */
  depth: SearchDepth;
  headDepth: SearchDepth;
  /** The last result's sort value; 0 where only its number counts. */
  value: number;
  number: number;
}

const letters: Record<SearchSort, string> = {
  ...{ relevance: 's', latest: 'n', rating: 'a', updated: 'u' },
  ...{ kudos: 'k', comments: 'c', bookmarks: 'b', words: 'w' },
};
// Story numbers are integers of the database, so nine digits are always safe.
const CURSOR = /^([snaukcbw])\.(\d{1,9})\.([1-4])\.([1-4])\.(\d[\d.e+-]{0,30})\.(\d{1,9})$/;

/** A position in results, encoded for an address. */
export function searchCursor(sort: SearchSort, { top, depth, headDepth, value, number }: SearchPosition): string {
  return btoa([letters[sort], top, depth, headDepth, value, number].join('.'))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The position that a cursor encodes; undefined when it is broken or belongs to another order. */
export function searchPosition(sort: SearchSort, cursor: string | null | undefined): SearchPosition | undefined {
  if (!cursor || !/^[\w-]{1,120}$/.test(cursor) || cursor.length % 4 === 1) return undefined;
  const [, letter, top, depth, headDepth, value, number] = CURSOR.exec(atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))) ?? [];
  if (letter !== letters[sort] || !Number.isFinite(Number(value))) return undefined;
  return { top: Number(top), depth: depthOf(depth), headDepth: depthOf(headDepth), value: Number(value), number: Number(number) };
}

function depthOf(text: string | undefined): SearchDepth {
  return ([1, 2, 3] as const).find((depth) => String(depth) === text) ?? 4;
}

/**
 * The marks that a story must have in the index to be searched, as the text of a tsquery; empty when all are searched.
 * @param top the number of the newest story to search.
 */
export function marksOf(arena: StoryArena | undefined, { length, writers }: StoryFilters, depth: SearchDepth, top: number): string {
  const marked = { arena, length, writers: writers === 'human' || writers === 'ai' ? writers : undefined };
  const marks = Object.entries(marked).flatMap(([name, value]) => (value ? [mark(name, value)] : []));
  if (depth === 4) return marks.join(' & ');
  const block = Math.floor(top / blockSizes[depth]);
  const blocks = [block, block - 1].filter((number) => number >= 0).map((number) => mark(`block${depth}`, number));
  return [...marks, `(${blocks.join(' | ')})`].join(' & ');
}

/** Begins with a character that is removed from every query. */
function mark(name: string, value: string | number): string {
  return quoted(`\uE000${name}:${value}`);
}
