import { z } from 'zod';
import type { GameId } from '../../games/games';
import type { ScoredState, WordGame } from '../../games/word-game';
import type { StoredMove } from '../../word-games.tables';
import { earlierRules } from './earlier-rules';

/** A deal as its row holds it. */
export interface StoredDeal {
  /** The version of the rules that it was dealt by. */
  rules: number;
  deal: unknown;
}

/** A run as its row holds it. */
export interface StoredRun extends StoredDeal {
  game: GameId;
  /** One line of JSON each. */
  moves: string;
}

/** A run as it was played. */
export interface ReadRun {
  /** Those that it was begun with, with the time that it has. */
  rules: WordGame;
  deal: ScoredState;
  moves: StoredMove[];
}

/** A state of any game; each game knows its own. */
export const scoredState = z.looseObject({ score: z.number(), share: z.exactOptional(z.number()) });
const storedMove = z.object({ elapsedMs: z.number(), move: z.unknown(), facts: z.unknown().optional() });

/**
 * Reads a stored run under the rules that it was begun with, whatever today's are.
 * @throws a run of rules that this release does not know, or one that nothing has stored.
 */
export function readRun(games: Readonly<Record<GameId, WordGame>>, { game, rules: version, deal, moves }: StoredRun): ReadRun {
  const rules = games[game];
  const played = { deal: scoredState.parse(deal), moves: movesOf(moves) };
  if (version === (rules.version ?? 1)) return { rules: inItsTime(rules, played.deal), ...played };
  const earlier = earlierRules[game]?.[version];
  if (!earlier) throw new Error(`A run of ${game} was begun with rules ${version}, which this release does not know.`);
  return { ...played, rules: inItsTime(earlier.rules, played.deal), deal: earlier.readDeal(played.deal) };
}

/** The rules of a game with the time that a deal has: less in a shorter round. */
function inItsTime(rules: WordGame, { share = 1 }: ScoredState): WordGame {
  return share === 1 ? rules : { ...rules, seconds: rules.seconds * share };
}

/** A move as one line of a run's stored moves. */
export function moveLine(move: StoredMove): string {
  return `${JSON.stringify(move)}\n`;
}

/** Parses the moves of such lines. */
export function movesOf(lines: string): StoredMove[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => storedMove.parse(JSON.parse(line)));
}
