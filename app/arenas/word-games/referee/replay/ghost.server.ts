import type { Db } from '~/platform/database/database.server';
import { ownBestCurve, type RecordBoard } from '../../boards/game-records.server';
import { challengeRuns, readChallenge } from '../../challenges/challenge-rows.server';
import { challengesWith } from '../../challenges/daily-entries.server';
import { challengeTexts } from '../../challenges/texts';
import { boardOf } from '../../daily/daily-board.server';
import type { ClockedMove } from '../../fair-play/played-move';
import type { GameId } from '../../games/games';
import { pointsSince } from '../../games/word-game';
import type { Games, Run } from '../run-store.server';
import { replay } from './replay';
import { type ScoreCurve, scoreCurve } from './score-curve';
import { readRun, type StoredRun } from './stored-run';

/** What of a run is replayed. */
const RUN = ['game', 'rules', 'deal', 'moves'] as const;

/** How a score grew, and whose it is: nothing said is one's own. */
interface Ghost {
  ghost?: ScoreCurve | undefined;
  rival?: string;
}

/**
 * Whose score grows beside a run's clock: in a challenge the best one so far, the daily set's too where it was come to by one; in a past
 * set one's own or the best; else one's own best.
 * @see docs/product/word-challenges.md
 */
export async function ghostFor(db: Db, games: Games, { id, owner, game, challengeId, dailyOn, pastOn }: Run): Promise<Ghost> {
  const playerId = 'playerId' in owner ? owner.playerId : undefined;
  const answered = challengeId ?? (dailyOn && (await challengesWith(db, id)).at(-1));
  if (answered) return rivalGhost(db, games, answered, id);
  if (pastOn) return ghostOfDay(db, games, { game, day: pastOn, playerId });
  return playerId ? { ghost: await ghostOf(db, games, playerId, game) } : {};
}

/**
 * How the score of a player's best run of a game grew; undefined before their first run with a score under the rules of today. Best runs
 * of earlier releases, which stored no curve, are replayed.
 */
async function ghostOf(db: Db, games: Games, playerId: string, game: GameId): Promise<ScoreCurve | undefined> {
  const best = await db
    .selectFrom('game_best')
    .select(['best_score', 'reached_at', 'curve'])
    .where('player_id', '=', playerId)
    .where('game', '=', game)
    .where('rules', '=', pointsSince(games[game]))
    .executeTakeFirst();
  if (!best || best.best_score === 0) return undefined;
  return best.curve ?? (await replayedCurve(db, games, { playerId, game, settledAt: best.reached_at }));
}

/** The same of their best run in a period of the game's board. */
export async function ghostOfPeriod(db: Db, games: Games, board: RecordBoard, playerId: string): Promise<ScoreCurve | undefined> {
  const best = await ownBestCurve(db, board, playerId);
  if (!best) return undefined;
  return best.curve ?? (await replayedCurve(db, games, { playerId, game: board.game, settledAt: best.reachedAt }));
}

/**
 * The same of their best run that began at a moment or later, of those that can be a best one: boards know the days of UTC alone.
 * @param since not long ago: all of a player's runs from then on are looked at.
 */
export async function ghostSince(
  db: Db,
  games: Games,
  { game, playerId, since }: { game: GameId; playerId: string; since: Date },
): Promise<ScoreCurve | undefined> {
  const best = await db
    .selectFrom('game_run')
    .select(RUN)
    .where('player_id', '=', playerId)
    .where('game', '=', game)
    .where('started_at', '>=', since)
    .where('settled_at', 'is not', null)
    .where('fault', 'is', null)
    .where('challenge_id', 'is', null)
    .where('past_on', 'is', null)
    .where('room_id', 'is', null)
    .where('rules', '>=', pointsSince(games[game]))
    .orderBy('score', 'desc')
    .orderBy('finished_ms')
    .limit(1)
    .executeTakeFirst();
  return best && curveOf(games, best);
}

/** The curve of a run that was stored without one. */
async function replayedCurve(
  db: Db,
  games: Games,
  { playerId, game, settledAt }: { playerId: string; game: GameId; settledAt: Date },
): Promise<ScoreCurve | undefined> {
  const run = await db
    .selectFrom('game_run')
    .select(RUN)
    .where('player_id', '=', playerId)
    .where('game', '=', game)
    .where('settled_at', '=', settledAt)
    .executeTakeFirst();
  return run && curveOf(games, run);
}

/** How the best other run of a challenge grew, and whose it is; nothing before anybody has finished one. */
async function rivalGhost(db: Db, games: Games, challengeId: string, ownRunId: string): Promise<Ghost> {
  const challenge = await readChallenge(db, { id: challengeId });
  const runs = challenge ? await challengeRuns(db, challenge) : [];
  const best = runs.find(({ runId, settled, fault }) => runId !== ownRunId && settled && !fault);
  if (!best) return {};
  const run = await db.selectFrom('game_run').select(RUN).where('id', '=', best.runId).executeTakeFirstOrThrow();
  return { ghost: curveOf(games, run), rival: best.name ?? challengeTexts.guest };
}

/** How one's own run of a date's set grew, and where there is none, the best one of those on its board, with its player's name. */
async function ghostOfDay(
  db: Db,
  games: Games,
  { game, day, playerId }: { game: GameId; day: string; playerId: string | undefined },
): Promise<Ghost> {
  const runs = db
    .selectFrom('game_run')
    .select(['game_run.game', 'game_run.rules', 'game_run.deal', 'game_run.moves'])
    .where('game_run.daily_on', '=', day)
    .where('game_run.game', '=', game)
    .where('game_run.settled_at', 'is not', null)
    .where('game_run.fault', 'is', null)
    .limit(1);
  const own = playerId && (await runs.where('game_run.player_id', '=', playerId).executeTakeFirst());
  if (own) return { ghost: curveOf(games, own) };
  const shown = boardOf(db, day).as('shown');
  const best = await runs
    .innerJoin(shown, 'shown.player_id', 'game_run.player_id')
    .select('shown.name')
    .orderBy('game_run.score', 'desc')
    .executeTakeFirst();
  return best ? { ghost: curveOf(games, best), rival: best.name } : {};
}

/** @returns undefined for a run without a point. */
function curveOf(games: Games, run: StoredRun): ScoreCurve | undefined {
  const moves: ClockedMove[] = [];
  const read = readRun(games, run);
  replay(read.rules, read.deal, read.moves, (move) => moves.push(move));
  const curve = scoreCurve(moves);
  return curve.length > 0 ? curve : undefined;
}
