import { randomInt } from 'node:crypto';
import { type SqlBool, sql, type Transaction } from 'kysely';
import { type Clock, gameMsUntil } from '~/platform/clock/clock';
import type { Executor, OpenDatabase, Tables } from '~/platform/database/database.server';
import { sweep } from '~/platform/database/sweep.server';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { Log } from '~/platform/log/log.server';
import { seededRandom } from '~/platform/random/random';
import { createRecent } from '~/platform/storage/recent';
import { judgeRun } from '../fair-play/judge-run';
import type { GameId } from '../games/games';
import type { Lexicon } from '../lexicon/lexicon';
import { refereeTexts as texts } from '../texts';
import type { StoredMove } from '../word-games.tables';
import type { MoveAnswer, SentMove } from './moves.contract';
import { newRun } from './new-run.server';
import type { RunOwner, RunView } from './referee-types';
import { ghostFor } from './replay/ghost.server';
import { isAccepted, unheldMs } from './replay/replay';
import { type ReadRun, readRun } from './replay/stored-run';
import { createRunKeys } from './run-key.server';
import {
  type Games,
  loadRun,
  onceRunOf,
  openRunOf,
  type RoomPlace,
  type Run,
  recentPuzzleKeys,
  storeMove,
  storeRuns,
} from './run-store.server';
import { resultOf } from './settling/run-result.server';
import { type Judge, type SettlingProgress, settleRun } from './settling/settle-run.server';
import type { SharedDeal } from './shared-deal.server';
import { startTogether, type TogetherRuns } from './start-together.server';

/** How long after the deadline a move may arrive, for the network's sake, and before it the end, as clocks differ, in ms. */
const GRACE_MS = 1_000;
const CACHED_RUNS = 5_000;
const MAX_SEED = 2 ** 32;
/** The most attempts to apply a move to a run that another process has moved on. */
const TRIES = 3;

export interface RefereeDependencies {
  database: Pick<OpenDatabase, 'db' | 'change'>;
  clock: Clock;
  secret: string;
  games: Games;
  /** The lexicon of a run: of now, or of a day of the daily set. */
  lexiconOf(day: string | undefined): Lexicon;
  progress: SettlingProgress;
  log?: Pick<Log, 'error'>;
  /** Another judge of pace for tests. */
  judge?: Judge;
}

/** Hears how far a run in a room of words has come. */
type RoomListener = (roomId: string, progress: { round: number; seat: number; score: number; done: boolean }) => void;

/** The server's side of every word game. */
export interface Referee {
  /** Starts a run. Settles an unfinished one of the same game and owner first; returns one of the same day as it is. */
  start(gameId: GameId, owner: RunOwner, dealt?: SharedDeal): Promise<RunView>;
  /** The owner's unfinished run of a game, if any. @param day its day, for a run of the daily set. */
  resume(gameId: GameId, owner: RunOwner, day?: string): Promise<RunView | undefined>;
  /** A run of this owner, settled if its time is over. */
  runOf(runId: string, owner: RunOwner): Promise<RunView | undefined>;
  /** Takes a numbered move; sending it again counts once. */
  move(runId: string, sent: SentMove): Promise<MoveAnswer>;
  /** Ends a run, when its page's time is up and every move is answered; answers how it stands while it has time left. */
  end(runId: string, key: string): Promise<MoveAnswer>;
  /** Deals a game to everybody in a room of words at one moment, in the transaction that lets it begin. */
  startTogether(trx: Transaction<Tables>, runs: TogetherRuns): Promise<void>;
  /** Ends a run as it is. */
  settle(runId: string): Promise<void>;
  /** Subscribes to every move in rooms of words that this process takes, and every run that it settles. */
  onRoomRun(listener: RoomListener): void;
  /** Settles the runs that nobody finished. @returns how many. */
  settleDueRuns(): Promise<number>;
}

/**
 * Creates the referee of all ten games: it deals, keeps the clock, takes moves and settles.
 * @see docs/product/word-games.md
 */
export function createReferee(dependencies: RefereeDependencies): Referee {
  const { database, clock, secret, games, lexiconOf, progress, log, judge = judgeRun } = dependencies;
  const { db } = database;
  const keys = createRunKeys(secret);
  /** May be behind what another process has stored; the statement of a move detects that. */
  const cache = createRecent<Run>(CACHED_RUNS);
  const roomListeners: RoomListener[] = [];
  /** Whether a run must be settled: its time is over, or nothing is left to play. */
  const isDue = (run: Run, graceMs = GRACE_MS) => clock.now().getTime() > run.endsAt.getTime() + graceMs || run.rules.isOver(run.state);

  const settling = () => ({ progress, games, judge, lexicon: lexiconOf(undefined), now: clock.now() });
  const settle = (runId: string) => db.transaction().execute((trx) => settleRun({ trx, runId, ...settling() }));

  /** Settles a run unless that is already done. */
  async function settled(run: Run): Promise<Run> {
    const here = await settle(run.id);
    const ended = here ?? (await loadRun(db, games, run.id)) ?? run;
    cache.set(ended.id, ended);
    if (ended.room) publishProgress(ended, ended.room);
    return ended;
  }

  /** Tells a room of words how far one of its runs has come. */
  function publishProgress({ state, settledAt }: Run, { id, ...place }: RoomPlace): void {
    for (const listener of roomListeners) listener(id, { ...place, score: state.score, done: settledAt !== undefined });
  }

  /** A random deal, of puzzles that its player has not met lately. */
  async function freshDeal(game: GameId, owner: RunOwner): Promise<Pick<ReadRun, 'rules' | 'deal'>> {
    const rules = games[game];
    const seen = await recentPuzzleKeys(db, game, [owner]);
    return { rules, deal: rules.deal(lexiconOf(undefined), seededRandom(randomInt(MAX_SEED)), seen) };
  }

  async function viewOf(run: Run): Promise<RunView> {
    const { rules } = run;
    return {
      runId: run.id,
      game: run.game,
      day: run.dailyOn ?? run.pastOn,
      challengeId: run.challengeId,
      key: keys.keyOf(run.id),
      nextMove: run.moveCount + 1,
      score: run.state.score,
      seconds: rules.seconds,
      msLeft: run.settledAt ? 0 : gameMsUntil(clock, run.endsAt),
      view: rules.view(run.state),
      ...(run.settledAt ? { result: await resultOf(db, progress, rules, run) } : await ghostFor(db, games, run)),
    };
  }

  /** A run in its state at this moment. */
  async function current(run: Run): Promise<Run> {
    return !run.settledAt && isDue(run) ? settled(run) : run;
  }

  async function over(run: Run): Promise<MoveAnswer> {
    const ended = run.settledAt ? run : await settled(run);
    return { status: 'over', text: texts.over, score: ended.state.score, result: await resultOf(db, progress, ended.rules, ended) };
  }

  /** Plays a move on a run as it was read. @returns 'stale' when the stored run has moved on since. */
  async function apply(run: Run, sent: SentMove): Promise<MoveAnswer | 'stale'> {
    if (run.settledAt || isDue(run)) return over(run);
    const nextMove = run.moveCount + 1;
    if (sent.number < 1) return { status: 'malformed', text: texts.malformed, nextMove };
    if (sent.number < nextMove) return repeated(run, sent.number);
    if (sent.number > nextMove) return { status: 'skipped', text: texts.skipped, nextMove };
    const { rules } = run;
    const move = rules.readMove(sent.move);
    if (move === undefined) return { status: 'malformed', text: texts.malformed, nextMove };

    const elapsedMs = Math.round((clock.now().getTime() - run.startedAt.getTime()) * clock.gameSpeed);
    const facts = rules.lookUp?.(run.state, move, lexiconOf(run.dailyOn));
    const { state, verdict } = rules.play(run.state, move, { elapsedMs }, facts);
    const { holdMs = 0 } = verdict;
    const heldMs = run.heldMs - unheldMs(rules, run, elapsedMs);
    const movedMs = heldMs + holdMs - run.heldMs;
    // The deadline moves with the stopped clock.
    const endsAt = new Date(run.endsAt.getTime() + movedMs / clock.gameSpeed);
    const stored: StoredMove = { elapsedMs, move, ...(facts !== undefined && { facts }) };
    if (!(await storeMove(database, { ...run, endsAt: movedMs === 0 ? undefined : endsAt }, stored, state.score))) return 'stale';
    const next: Run = {
      ...run,
      ...{ state, lastVerdict: verdict, moveCount: nextMove, endsAt },
      acceptedMoves: run.acceptedMoves + (isAccepted(verdict) ? 1 : 0),
      playedMs: elapsedMs - heldMs,
      heldMs: heldMs + holdMs,
    };
    cache.set(next.id, next);
    if (next.room && !rules.isOver(state)) publishProgress(next, next.room);
    if (!rules.isOver(state)) return played(next, 'played');
    return { ...played(next, 'played'), msLeft: 0, result: await resultOf(db, progress, rules, await settled(next)) };
  }

  function played(run: Run, status: 'played' | 'repeated'): Extract<MoveAnswer, { status: 'played' | 'repeated' }> {
    return {
      status,
      number: run.moveCount,
      verdict: run.lastVerdict ?? { kind: 'told', text: '', points: 0 },
      score: run.state.score,
      msLeft: gameMsUntil(clock, run.endsAt),
      view: run.rules.view(run.state),
    };
  }

  function repeated(run: Run, number: number): MoveAnswer {
    const answer = played(run, 'repeated');
    return number === run.moveCount ? answer : { ...answer, verdict: { kind: 'told', text: '', points: 0 } };
  }

  return {
    async start(gameId, owner, dealt) {
      const daily = dealt && 'day' in dealt ? dealt : undefined;
      const challenge = dealt && 'challengeId' in dealt ? dealt : undefined;
      const once = daily ?? challenge;
      // What is played once: a second press must not end the run that has just begun.
      const begun = once && (await onceRunOf(db, games, gameId, owner, once));
      if (begun) return viewOf(await current(begun));
      const open = daily ? undefined : await openRunOf(db, games, gameId, owner);
      // Another press has begun the challenge in between.
      if (open && challenge && open.challengeId === challenge.challengeId) return viewOf(await current(open));
      if (open?.room && !isDue(open)) throw new Refusal(texts.inRoom, { status: 409 });
      if (open) await settled(open);
      const { rules, deal: state } = dealt ? readRun(games, { game: gameId, ...dealt, moves: '' }) : await freshDeal(gameId, owner);
      const run = newRun(clock, {
        ...{ game: gameId, rules, owner, state, room: undefined },
        ...{ dailyOn: daily?.day, challengeId: challenge?.challengeId, pastOn: dealt && 'pastOn' in dealt ? dealt.pastOn : undefined },
      });
      try {
        const store = (executor: Executor) => storeRuns(executor, [{ run, browser: challenge?.browser }], rules.puzzleKeys(state));
        const stored = dealt?.stored;
        if (stored)
          await db.transaction().execute(async (trx) => {
            await store(trx);
            await stored(trx, run.id);
          });
        else await store(db);
      } catch (error) {
        // Two presses at once: both get the first run.
        if (!isUniqueViolation(error)) throw error;
        const first = (once && (await onceRunOf(db, games, gameId, owner, once))) ?? (await openRunOf(db, games, gameId, owner));
        if (!first) throw error;
        return viewOf(first);
      }
      cache.set(run.id, run);
      return viewOf(run);
    },

    async resume(gameId, owner, day) {
      const standing = await (day ? onceRunOf(db, games, gameId, owner, { day }) : openRunOf(db, games, gameId, owner));
      if (!standing || standing.room) return undefined;
      const run = await current(standing);
      return run.settledAt ? undefined : viewOf(run);
    },

    async runOf(runId, owner) {
      const run = isUuid(runId) ? await loadRun(db, games, runId) : undefined;
      return run && isOwnedBy(run, owner) ? viewOf(await current(run)) : undefined;
    },

    async move(runId, sent) {
      if (!isUuid(runId) || !keys.fits(runId, sent.key)) return { status: 'forbidden', text: texts.forbidden };
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const cached = attempt === 0 ? cache.get(runId) : undefined;
        const run = cached ?? (await loadRun(db, games, runId));
        if (!run) return { status: 'unknown', text: texts.unknown };
        const answer = await apply(run, sent);
        // This process's cache may be behind what another process has stored.
        const behind = cached !== undefined && answer !== 'stale' && (answer.status === 'skipped' || answer.status === 'repeated');
        if (answer !== 'stale' && !behind) return answer;
        cache.delete(runId);
      }
      return { status: 'skipped', text: texts.skipped };
    },

    async end(runId, key) {
      if (!isUuid(runId) || !keys.fits(runId, key)) return { status: 'forbidden', text: texts.forbidden };
      const run = await loadRun(db, games, runId);
      if (!run) return { status: 'unknown', text: texts.unknown };
      return run.settledAt || isDue(run, -GRACE_MS) ? over(run) : played(run, 'repeated');
    },

    startTogether: (trx, runs) => startTogether(trx, { clock, settling: settling() }, runs),

    async settle(runId) {
      const run = await loadRun(db, games, runId);
      if (run && !run.settledAt) await settled(run);
    },

    onRoomRun: (listener) => void roomListeners.push(listener),

    async settleDueRuns() {
      const where = sql<SqlBool>`settled_at is null and ends_at < ${new Date(clock.now().getTime() - GRACE_MS)}`;
      return sweep(
        db,
        { table: 'game_run', key: 'id', due: 'ends_at', where },
        async (runId) => {
          const run = await settle(runId);
          cache.delete(runId);
          return run !== undefined;
        },
        (error, runId) => log?.error({ err: error, runId }, 'a run could not be settled'),
      );
    },
  };
}

function isOwnedBy({ owner, claimedBy }: Run, asker: RunOwner): boolean {
  if ('playerId' in asker) return asker.playerId === ('playerId' in owner ? owner.playerId : claimedBy);
  return 'guestId' in owner && owner.guestId === asker.guestId;
}
