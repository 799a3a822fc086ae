import { anagramSolver } from './anagram-solver/game';
import type { DeclaredGame } from './declared-game';
import { definitionMatch } from './definition-match/game';
import { speedTyping } from './speed-typing/game';
import { synonymFinder } from './synonym-finder/game';
import { wordAssociation } from './word-association/game';
import { wordChain } from './word-chain/game';
import { wordCompletion } from './word-completion/game';
import { wordGuess } from './word-guess/game';
import { wordPuzzle } from './word-puzzle/game';
import { wordScrambler } from './word-scrambler/game';

/** The word games, each with its id, in the order in which people see them. */
export const games = {
  'word-scrambler': wordScrambler,
  'speed-typing': speedTyping,
  'word-association': wordAssociation,
  'anagram-solver': anagramSolver,
  'word-completion': wordCompletion,
  'synonym-finder': synonymFinder,
  'word-chain': wordChain,
  'word-guess': wordGuess,
  'definition-match': definitionMatch,
  'word-puzzle': wordPuzzle,
} as const satisfies Readonly<Record<string, DeclaredGame>>;

export type GameId = keyof typeof games;

export const GAME_IDS = Object.keys(games) as [GameId, ...GameId[]];

/** The games in the daily set of a day, in the order of all. @param day as 2026-11-20. */
export function gamesOfDay(day: string): GameId[] {
  const declared: Readonly<Record<GameId, DeclaredGame>> = games;
  return GAME_IDS.filter((game) => (declared[game].since ?? day) <= day);
}
