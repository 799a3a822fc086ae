import { seededRandom } from '~/platform/random/random';
import { type JudgedRun, judgeRun } from '../../fair-play/judge-run';
import { countedPoints } from '../../fair-play/par';
import type { PlayedMove } from '../../fair-play/played-move';
import { gameRules } from '../../games/game-rules';
import { GAME_IDS, type GameId, games } from '../../games/games';
import type { Lexicon } from '../../lexicon/lexicon';
import { replay } from '../../referee/replay/replay';
import { EARNING_RUNS } from '../../referee/settling/earning-runs.server';
import { runXp } from '../../referee/settling/xp';
import { bot, goodPlayer } from './simulated-player';
import { type SimulatedRun, simulateRun } from './simulated-run';

/** Simulated runs of each game. */
const GOOD_RUNS = 100;
const BOT_RUNS = 20;
/** A bot's share of the speed that the bounds allow. */
const BOT_SHARE = 0.9;

interface FairGame {
  game: GameId;
  par: number;
  /** What a good player's middle run counts on the board of Word Games, in points. */
  goodScore: number;
  /** The bot's middle score. */
  botScore: number;
  /** XP of a day's earning runs. */
  goodXp: number;
  botXp: number;
}

/** What a good player and a bot just below all bounds earn on a day on which both play every run that gives XP. */
export interface FairDay {
  games: FairGame[];
  goodXp: number;
  botXp: number;
}

/** A simulated run as the referee judges it. */
export function judged(game: GameId, { deal, moves }: SimulatedRun, realPerGameMs = 1): ReturnType<typeof judgeRun> {
  const played: PlayedMove[] = [];
  replay(gameRules[game], deal, moves, (move) => played.push(move));
  return judgeRun({ game, moves: played, realPerGameMs, timesKeys: gameRules[game].timesKeys?.(deal) ?? false } satisfies JudgedRun);
}

/** Simulates the day over the real lexicon. @see docs/product/fair-play.md */
export function fairDay(lexicon: Lexicon): FairDay {
  const rows = GAME_IDS.map((game): FairGame => {
    const runs = (count: number, playerOf: typeof goodPlayer) =>
      Array.from({ length: count }, (_, seed) => {
        const random = seededRandom(seed + 1);
        const run = simulateRun(game, playerOf(random), { lexicon, random });
        const earnsBonus = gameRules[game].earnsBonus(run.state);
        const { score } = run.state;
        const counts = countedPoints(game, gameRules[game], replay(gameRules[game], run.deal, run.moves));
        return {
          score: counts,
          xp: judged(game, run) ? 0 : runXp(gameRules[game], score, { earnsBonus, par: games[game].par }),
        };
      });
    const [good, fast] = [runs(GOOD_RUNS, goodPlayer), runs(BOT_RUNS, () => bot(BOT_SHARE))];
    const dayXp = (played: typeof good) => (sumOf(played.map(({ xp }) => xp)) / played.length) * EARNING_RUNS;
    return {
      game,
      par: games[game].par,
      goodScore: middle(good.map(({ score }) => score)),
      botScore: middle(fast.map(({ score }) => score)),
      goodXp: Math.round(dayXp(good)),
      botXp: Math.round(dayXp(fast)),
    };
  });
  return { games: rows, goodXp: sumOf(rows.map(({ goodXp }) => goodXp)), botXp: sumOf(rows.map(({ botXp }) => botXp)) };
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
