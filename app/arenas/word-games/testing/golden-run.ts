import { seededRandom } from '~/platform/random/random';
import type { Verdict } from '../games/game.contract';
import { gameRules } from '../games/game-rules';
import type { GameId } from '../games/games';
import type { ScoredState, WordGame } from '../games/word-game';
import { replayedMoves } from '../referee/replay/replay';
import type { StoredMove } from '../word-games.tables';
import { goodPlayer } from './play/simulated-player';
import { simulateRun } from './play/simulated-run';
import { smallLexicon } from './small-lexicon';

/** What a move of a run led to. */
interface Outcome {
  score: number;
  verdict: Verdict;
  view: unknown;
}

/** A run as it was stored once, with what each of its moves led to then. */
export interface GoldenRun {
  game: GameId;
  /** The version of the rules that it was begun with. */
  rules: number;
  deal: unknown;
  moves: StoredMove[];
  outcomes: Outcome[];
}

/** A run of Word Speed Typing has hundreds of moves, which are all alike. */
const MOST_MOVES = 30;
const SEED = 35;

/** What each move of a run leads to. */
export function outcomesOf(rules: WordGame, deal: ScoredState, moves: readonly StoredMove[]): Outcome[] {
  return [...replayedMoves(rules, deal, moves)].map(({ after, verdict }) => ({ score: after.score, verdict, view: rules.view(after) }));
}

/** A run of a game under the rules of today, by a good player who errs at times. */
export function newGoldenRun(game: GameId): GoldenRun {
  const rules = gameRules[game];
  const random = seededRandom(SEED);
  const run = simulateRun(game, goodPlayer(random), { lexicon: smallLexicon(), random });
  const moves = run.moves.slice(0, MOST_MOVES);
  return { game, rules: rules.version ?? 1, deal: run.deal, moves, outcomes: outcomesOf(rules, run.deal, moves) };
}
