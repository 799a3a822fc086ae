import { href } from 'react-router';
import type { BoardDeclaration } from '~/progress/boards';
import { WORD_GAMES } from '~/site/arenas';

/** The board of what players' best runs are worth. @see docs/product/leaderboard.md */
export const WORD_GAMES_BOARD = {
  ...{ id: 'word_games', label: WORD_GAMES, slug: 'word-games' },
  scoreLabel: 'Score',
  sharesRanks: true,
  empty: 'Score in a word game, and the first place is yours.',
  wayOnto: { to: href('/word-games'), label: `Play ${WORD_GAMES}` },
} satisfies BoardDeclaration;
