import { href } from 'react-router';
import type { BoardDeclaration } from '~/progress/boards';

/** The arena's name on tabs and boards; `ARENA_NAME` is that on cards and in headings. */
const label = 'Word Games';
export const ARENA_NAME = `${label} Arena`;

/** The board of what players' best runs are worth. @see docs/product/leaderboard.md */
export const WORD_GAMES_BOARD = {
  ...{ id: 'word_games', label, slug: 'word-games' },
  scoreLabel: 'Score',
  sharesRanks: true,
  empty: 'Score in a word game, and the first place is yours.',
  wayOnto: { to: href('/word-games'), label: `Play ${label}` },
} satisfies BoardDeclaration;
