import { randomInt, randomUUID } from 'node:crypto';
import { type Clock, gameMsUntil, gameTimeFromNow, realMs } from '~/platform/clock';
import type { Db } from '~/platform/database/database.server';
import { seededRandom } from '~/platform/random';
import { levelProgress } from '~/progress/level';
import type { Lexicon } from './lexicon';
import type { MoveAnswer, RunOwner, RunResult, RunView, SentMove } from './referee-types';
import { createRunCache } from './run-cache.server';
import { createRunKeys } from './run-key.server';
import { isRunId, loadRun, openRunOf, type Run, recentPuzzleKeys, storeMove, storeRun } from './run-store.server';
import { type SettlingProgress, settleRun } from './settle-run.server';
import { refereeTexts as texts } from './texts';
import type { GameId, WordGame } from './word-game';

/** A move may come this much after the deadline, for the network's sake, in ms. */
const GRACE_MS = 1_000;
/** Puzzles of this many of a player's last runs of a game are not dealt again while there are others. */
const REMEMBERED_RUNS = 20;
const CACHED_RUNS = 5_000;
const MAX_SEED = 2 ** 32;
const SETTLE_AT_ONCE = 200;

export interface RefereeDoors {
  db: Db;
  clock: Clock;
  secret: string;
  games: Readonly<Record<GameId, WordGame>>;
  /** Loads the lexicon at the first game. */
  lexicon(): Lexicon;
  progress: SettlingProgress;
}

export interface StartWishes {
  /** Deals from this seed, the same for everyone (the daily set), instead of by chance. */
  seed?: number;
  /** The UTC day of the daily set that the run belongs to. */
  dailyOn?: string;
}

/** The server's side of every word game. */
export interface Referee {
  /** Starts a run; an older unfinished one of the same game and owner is settled first. */
  start(gameId: GameId, owner: RunOwner, wishes?: StartWishes): Promise<RunView>;
  /** The owner's unfinished run of a game, if there is one. */
  resume(gameId: GameId, owner: RunOwner): Promise<RunView | undefined>;
  /** A run of the owner's, settled if its time is over. */
  runOf(runId: string, owner: RunOwner): Promise<RunView | undefined>;
  /** Takes a numbered move; the same one sent again counts once. */
  move(runId: string, sent: SentMove): Promise<MoveAnswer>;
  /** Ends a run before its time. @returns it, settled; undefined when it is not the owner's. */
  finish(runId: string, owner: RunOwner): Promise<RunView | undefined>;
  /** Settles runs that nobody finished. @returns how many. */
  settleDueRuns(): Promise<number>;
}

/**
 * Makes the referee of all ten games: it deals, keeps the clock, takes moves and settles.
 * @see docs/product/word-games.md
 */
export function createReferee({ db, clock, secret, games, lexicon, progress }: RefereeDoors): Referee {
  const keys = createRunKeys(secret);
  const cache = createRunCache(CACHED_RUNS);
  const game = (run: Pick<Run, 'game'>) => games[run.game];
  const deadline = (run: Run) => run.endsAt.getTime() + GRACE_MS;
  const isLate = (run: Run) => clock.now().getTime() > deadline(run);
  const ownedBy = (run: Run, owner: RunOwner) =>
    'playerId' in owner
      ? 'playerId' in run.owner && run.owner.playerId === owner.playerId
      : 'guestId' in run.owner && run.owner.guestId === owner.guestId;

  async function settled(run: Run): Promise<Run> {
    await db.transaction().execute((trx) => settleRun({ trx, progress, games, runId: run.id, now: clock.now() }));
    const now = await loadRun(db, run.id);
    if (now) cache.keep(now);
    return now ?? run;
  }

  async function resultOf(run: Run): Promise<RunResult> {
    const { score } = run.state;
    const unsolved = game(run).unsolved(run.state);
    if (!('playerId' in run.owner)) return { score, xp: 0, isBest: false, unsolved };
    const { playerId } = run.owner;
    const [best, { xp }] = await Promise.all([
      db.selectFrom('game_best').select('best_score').where('player_id', '=', playerId).where('game', '=', run.game).executeTakeFirst(),
      progress.progressOf(playerId),
    ]);
    const bestScore = best?.best_score ?? 0;
    return {
      score,
      xp: run.xp,
      best: bestScore,
      isBest: score > 0 && score === bestScore,
      unsolved,
      progress: { xp, ...levelProgress(xp) },
    };
  }

  async function viewOf(run: Run): Promise<RunView> {
    return {
      runId: run.id,
      game: run.game,
      key: keys.keyOf(run.id),
      nextMove: run.moveCount + 1,
      score: run.state.score,
      msLeft: run.settledAt ? 0 : gameMsUntil(clock, run.endsAt),
      view: game(run).view(run.state),
      ...(run.settledAt && { result: await resultOf(run) }),
    };
  }

  async function current(run: Run): Promise<Run> {
    return !run.settledAt && (isLate(run) || game(run).isOver(run.state)) ? settled(run) : run;
  }

  async function apply(run: Run, sent: SentMove): Promise<MoveAnswer | 'stale'> {
    if (run.settledAt || isLate(run)) {
      const ended = run.settledAt ? run : await settled(run);
      return { status: 'over', text: texts.over, score: ended.state.score, result: await resultOf(ended) };
    }
    if (sent.number <= run.moveCount) return repeated(run, sent.number);
    if (sent.number > run.moveCount + 1) return { status: 'skipped', text: texts.skipped, nextMove: run.moveCount + 1 };
    const rules = game(run);
    const move = rules.readMove(sent.move);
    if (move === undefined) return { status: 'malformed', text: texts.malformed, nextMove: run.moveCount + 1 };

    const elapsedMs = Math.round((clock.now().getTime() - run.startedAt.getTime()) * clock.gameSpeed);
    const facts = rules.consult?.(run.state, move, lexicon());
    const { state, verdict } = rules.play(run.state, move, { elapsedMs }, facts);
    const accepted = verdict.kind !== 'refused';
    const record = { number: sent.number, elapsedMs, move, ...(facts !== undefined && { facts }), state, verdict, accepted };
    if (!(await storeMove(db, run, record))) return 'stale';
    const next: Run = {
      ...run,
      state,
      moveCount: sent.number,
      acceptedMoves: run.acceptedMoves + (accepted ? 1 : 0),
      lastVerdict: verdict,
    };
    cache.keep(next);
    const ended = rules.isOver(state) ? await settled(next) : undefined;
    return { ...played(next, 'played'), ...(ended && { msLeft: 0, result: await resultOf(ended) }) };
  }

  function played(run: Run, status: 'played' | 'repeated'): Extract<MoveAnswer, { status: 'played' | 'repeated' }> {
    return {
      status,
      number: run.moveCount,
      verdict: run.lastVerdict ?? { kind: 'told', text: '', points: 0 },
      score: run.state.score,
      msLeft: gameMsUntil(clock, run.endsAt),
      view: game(run).view(run.state),
    };
  }

  function repeated(run: Run, number: number): MoveAnswer {
    const answer = played(run, 'repeated');
    return number === run.moveCount ? answer : { ...answer, verdict: { kind: 'told', text: '', points: 0 } };
  }

  return {
    async start(gameId, owner, { seed = randomInt(MAX_SEED), dailyOn } = {}) {
      const open = await openRunOf(db, gameId, owner);
      if (open) await settled(open);
      const rules = games[gameId];
      const seen = dailyOn ? new Set<string>() : await recentPuzzleKeys(db, gameId, owner, REMEMBERED_RUNS);
      const state = rules.deal(lexicon(), seededRandom(seed), seen);
      const run: Run = {
        id: randomUUID(),
        game: gameId,
        owner,
        dailyOn,
        state,
        moveCount: 0,
        acceptedMoves: 0,
        startedAt: clock.now(),
        endsAt: gameTimeFromNow(clock, rules.seconds * 1000),
        settledAt: undefined,
        xp: 0,
        lastVerdict: undefined,
      };
      await storeRun(db, run, rules.puzzleKeys(state));
      cache.keep(run);
      return viewOf(run);
    },

    async resume(gameId, owner) {
      const open = await openRunOf(db, gameId, owner);
      if (!open) return undefined;
      const run = await current(open);
      return run.settledAt ? undefined : viewOf(run);
    },

    async runOf(runId, owner) {
      const run = isRunId(runId) ? await loadRun(db, runId) : undefined;
      return run && ownedBy(run, owner) ? viewOf(await current(run)) : undefined;
    },

    async move(runId, sent) {
      if (!isRunId(runId) || !keys.fits(runId, sent.key)) return { status: 'forbidden', text: texts.forbidden };
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const run = (attempt === 0 ? cache.get(runId) : undefined) ?? (await loadRun(db, runId));
        if (!run) return { status: 'unknown', text: texts.unknown };
        const answer = await apply(run, sent);
        if (answer !== 'stale') return answer;
        cache.forget(runId);
      }
      return { status: 'skipped', text: texts.skipped };
    },

    async finish(runId, owner) {
      const run = isRunId(runId) ? await loadRun(db, runId) : undefined;
      if (!run || !ownedBy(run, owner)) return undefined;
      return viewOf(run.settledAt ? run : await settled(run));
    },

    async settleDueRuns() {
      const due = await db
        .selectFrom('game_run')
        .select('id')
        .where('settled_at', 'is', null)
        .where('ends_at', '<', new Date(clock.now().getTime() - GRACE_MS - realMs(clock, GRACE_MS)))
        .orderBy('ends_at')
        .limit(SETTLE_AT_ONCE)
        .execute();
      for (const { id } of due) {
        await db.transaction().execute((trx) => settleRun({ trx, progress, games, runId: id, now: clock.now() }));
        cache.forget(id);
      }
      return due.length;
    },
  };
}
