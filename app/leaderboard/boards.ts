import { href } from 'react-router';
import type { Arena } from '~/progress/arenas';
import type { Board } from '~/progress/progress.tables';

/** The leaderboards in the order in which people see them, with their names in addresses. */
export const boards: readonly { id: Board; label: string; slug: string | undefined }[] = [
  { id: 'all', label: 'All Games', slug: undefined },
  { id: 'story_weave', label: 'Story Weave', slug: 'story-weave' },
  { id: 'creative_writing', label: 'Creative Writing', slug: 'creative-writing' },
  { id: 'fan_fic', label: 'Fan Fiction Arena', slug: 'fan-fiction' },
  { id: 'word_games', label: 'Word Games', slug: 'word-games' },
];

export type LeaderboardView = 'global' | 'personal';

/** The board that an address asks for; all games for any other word. */
export function boardOf(slug: string | null): Board {
  return boards.find((board) => board.slug !== undefined && board.slug === slug)?.id ?? 'all';
}

/** The address of a board. */
export function boardAddress(id: Board): string {
  const slug = boards.find((board) => board.id === id)?.slug;
  return slug ? `${href('/leaderboard')}?${new URLSearchParams({ board: slug })}` : href('/leaderboard');
}

/** The name of an arena as leaderboards call it. */
export function gameTypeLabel(arena: Arena): string {
  return boards.find((board) => board.id === arena)?.label ?? arena;
}
