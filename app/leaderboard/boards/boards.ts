import { href } from 'react-router';
import type { Board } from '~/progress/progress.tables';
import type { Arena } from '~/site/arenas';
import { positionOfCursor } from './board-cursor';

/** The leaderboards in display order, with their slugs. */
export const boards: readonly { id: Board; label: string; slug: string | undefined }[] = [
  { id: 'all', label: 'All Games', slug: undefined },
  { id: 'story_weave', label: 'Story Weave', slug: 'story-weave' },
  { id: 'creative_writing', label: 'Creative Writing', slug: 'creative-writing' },
  { id: 'fan_fic', label: 'Fan Fiction Arena', slug: 'fan-fiction' },
  { id: 'word_games', label: 'Word Games', slug: 'word-games' },
];

export type LeaderboardView = 'global' | 'friends' | 'personal';

/** The part of the leaderboard that an address selects. */
export interface LeaderboardLocation {
  view: LeaderboardView;
  board: Board;
  /** The cursor at the end of an earlier page of the global board. */
  after?: string | undefined;
  /** The page of friends, from 1. */
  page?: number | undefined;
}

/** Parses the query of an address; invalid parameters are ignored. */
export function locationOfAddress(query: URLSearchParams): LeaderboardLocation & { page: number } {
  const view = query.get('view');
  const page = Number(query.get('page'));
  const after = query.get('after');
  return {
    view: view === 'friends' || view === 'personal' ? view : 'global',
    board: boards.find(({ slug }) => slug !== undefined && slug === query.get('board'))?.id ?? 'all',
    after: after && positionOfCursor(after) ? after : undefined,
    page: Number.isSafeInteger(page) && page > 0 && page < 1000 ? page : 1,
  };
}

/** The address of a part of the leaderboard. */
export function leaderboardAddress({ view, board, after, page }: LeaderboardLocation): string {
  const query = new URLSearchParams();
  const slug = boards.find(({ id }) => id === board)?.slug;
  if (view !== 'global') query.set('view', view);
  if (slug && view !== 'personal') query.set('board', slug);
  if (after) query.set('after', after);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${href('/leaderboard')}?${query}` : href('/leaderboard');
}

/** The display name of a board. */
export function boardLabel(id: Board | Arena): string {
  return boards.find((board) => board.id === id)?.label ?? id;
}
