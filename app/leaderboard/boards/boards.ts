import { href } from 'react-router';
import type { BoardDeclaration } from '~/progress/boards';
import { WORD_GAMES } from '~/site/arenas';
import { positionOfCursor } from './board-cursor';

/** The board of everything, which stands before those of other features. */
export const EVERYTHING = {
  id: 'all',
  label: 'All Games',
  slug: undefined,
  scoreLabel: 'XP',
  empty: 'Play a word game, or write a story that readers like, and the first place is yours.',
  wayOnto: { to: href('/word-games'), label: `Play ${WORD_GAMES}` },
} satisfies BoardDeclaration;

export type LeaderboardView = 'global' | 'friends' | 'personal';

/** The part of the leaderboard that an address selects. */
export interface LeaderboardLocation {
  view: LeaderboardView;
  /** The board's name in addresses; undefined for the first. */
  board?: string | undefined;
  /** The cursor at the end of an earlier page of the global board. */
  after?: string | undefined;
  /** The page of friends, from 1. */
  page?: number | undefined;
}

/** Parses the query of an address; invalid parameters are ignored, and the board is any name. */
export function locationOfAddress(query: URLSearchParams): LeaderboardLocation & { page: number } {
  const view = query.get('view');
  const page = Number(query.get('page'));
  const after = query.get('after');
  return {
    view: view === 'friends' || view === 'personal' ? view : 'global',
    board: query.get('board') ?? undefined,
    after: after && positionOfCursor(after) ? after : undefined,
    page: Number.isSafeInteger(page) && page > 0 && page < 1000 ? page : 1,
  };
}

/** The address of a part of the leaderboard. */
export function leaderboardAddress({ view, board, after, page }: LeaderboardLocation): string {
  const query = new URLSearchParams();
  if (view !== 'global') query.set('view', view);
  if (board && view !== 'personal') query.set('board', board);
  if (after) query.set('after', after);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${href('/leaderboard')}?${query}` : href('/leaderboard');
}
