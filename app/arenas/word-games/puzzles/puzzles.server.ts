import { randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { seededRandom } from '~/platform/random/random';
import { GAME_IDS, type GameId } from '../games/games';
import { createMemo } from '../games/memo';
import type { Lexicon } from '../lexicon/lexicon';
import type { BarredPuzzles } from '../practice/barred-puzzles.server';
import { scoredState } from '../referee/replay/stored-run';
import type { Games } from '../referee/run-store.server';
import { type PickedPuzzle, pickMissed, pickPuzzle } from './pick-puzzle.server';
import { moveInPuzzle, type PuzzleRules } from './play-puzzle.server';
import { type PuzzleStep, targetOf } from './puzzle-rating';
import { latestTries, openTry, type PastRow, ratingsOf, readSolver, type Solver, type TryRow } from './puzzle-rows.server';
import type { PuzzleAnswer, PuzzleEnd, SentPuzzleMove } from './puzzles.contract';
import { type TriedWord, wordKinds } from './record/word-kinds';
import { puzzleTexts as texts } from './texts';

const ASKED = { max: 300, windowSeconds: 600 };
const MAX_SEED = 2 ** 32;
/** How many of the latest puzzles are listed. */
const LISTED = 12;
/** From how many of the latest puzzles strong and weak kinds of words follow. */
const KINDS_FROM = 300;

/** A puzzle as its page gets it; its answer is not in it. */
export interface PuzzleView {
  id: string;
  game: GameId;
  nextMove: number;
  /** By the contract of its game. */
  view: unknown;
  hint: string | undefined;
  /** Whether a hint can be asked for beside the game's own. */
  hintable: boolean;
  rated: boolean;
  /** Ratings in points, and the doubt of one's own. */
  own: Pick<Solver, 'mean' | 'deviation'>;
  item: number;
}

/** A puzzle that is over, for its owner. */
export interface PastPuzzle {
  id: string;
  game: GameId;
  outcome: PuzzleEnd['outcome'];
  /** One's rating before and after it; the same for one that was not rated. */
  before: number;
  after: number;
}

/** What a player has reached, for themselves alone. */
export interface SolverStanding extends Solver {
  latest: PastPuzzle[];
  kinds: ReturnType<typeof wordKinds>;
}

/** Single puzzles without a clock, rated like the people who solve them. */
export interface Puzzles {
  standingOf(playerId: string): Promise<SolverStanding>;
  /** The puzzle that a player is at, of a game or of any; undefined where there is none. */
  current(playerId: string, game: GameId | undefined): Promise<PuzzleView | undefined>;
  /**
   * Asks the next puzzle, or the same again while it is open.
   * @throws {Refusal} when the game has none. @throws {RateLimited} after too many.
   */
  next(playerId: string, game: GameId | undefined): Promise<PuzzleView>;
  /** Plays a move. @returns undefined when this person has no such puzzle, or the move is none of it. */
  play(playerId: string, puzzleId: string, sent: SentPuzzleMove): Promise<PuzzleAnswer | undefined>;
  /** Chooses how much easier or harder further puzzles are. */
  setStep(playerId: string, step: PuzzleStep): Promise<void>;
}

interface PuzzlesDependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  games: Games;
  lexiconOf(day: undefined): Lexicon;
  barred: BarredPuzzles;
}

/** The games that have single puzzles. */
export function puzzleGames(games: Games): GameId[] {
  return GAME_IDS.filter((id) => games[id].single);
}

/** @see docs/product/puzzles.md */
export function createPuzzles({ db, clock, limiter, games, lexiconOf, barred }: PuzzlesDependencies): Puzzles {
  const ids = puzzleGames(games);
  const known = new Map(ids.map((id) => [id, createMemo((lexicon: Lexicon) => singleOf(id).single.all(lexicon))]));

  function singleOf(game: GameId): PuzzleRules {
    const rules = games[game];
    if (!rules.single) throw new RangeError(`${game} has no single puzzles.`);
    return { rules, single: rules.single };
  }

  async function viewOf(row: TryRow): Promise<PuzzleView> {
    const { rules, single } = singleOf(row.game);
    const [own, ratings] = await Promise.all([readSolver(db, row.player_id, clock.now()), ratingsOf(db, row.game, [row.item])]);
    return {
      ...{ id: row.id, game: row.game, nextMove: row.moves + 1, rated: row.rated, hint: row.hint || undefined },
      view: rules.view(scoredState.parse(row.state)),
      hintable: single.hint !== undefined,
      own: { mean: own.mean, deviation: own.deviation },
      item: ratings.get(row.item) ?? row.difficulty,
    };
  }

  async function pick(playerId: string, game: GameId | undefined): Promise<PickedPuzzle | undefined> {
    const now = clock.now();
    const lexicon = lexiconOf(undefined);
    const closed = await barred({ playerId });
    const [latest] = await latestTries(db, playerId, 1);
    // Where all games are asked, never the same one twice in a row.
    const isOpen = (id: GameId) => game !== undefined || id !== latest?.game;
    const missed = await pickMissed({ db, playerId, game, now });
    const again = missed.find(({ game: id, item }) => isOpen(id) && !closed.has(item) && isKnown(id, item));
    if (again) return { game: again.game, key: again.item, difficulty: difficultyOf(again.game, again.item), rated: false };
    const random = seededRandom(randomInt(MAX_SEED));
    const solver = await readSolver(db, playerId, now);
    const order = game ? [game] : random.shuffle(ids.filter(isOpen));
    for (const id of order) {
      const target = targetOf(solver, solver.step);
      const picked = await pickPuzzle(known.get(id)?.(lexicon) ?? [], { db, playerId, game: id, target, barred: closed, now, random });
      if (picked) return picked;
    }
    return undefined;
  }

  const find = (game: GameId, item: string) =>
    known
      .get(game)?.(lexiconOf(undefined))
      .find(({ key }) => key === item);
  const isKnown = (game: GameId, item: string) => find(game, item) !== undefined;
  const difficultyOf = (game: GameId, item: string) => find(game, item)?.difficulty ?? 0;

  async function ask(playerId: string, { game, key, difficulty, rated }: PickedPuzzle): Promise<void> {
    const state = singleOf(game).single.ask(key, lexiconOf(undefined), seededRandom(randomInt(MAX_SEED)));
    if (!state) throw new RangeError(`The lexicon has lost a puzzle of ${game}.`);
    await db
      .insertInto('puzzle_try')
      .values({
        ...{ id: randomUUID(), player_id: playerId, game, item: key, rated, difficulty },
        ...{ state: JSON.stringify(state), asked_at: clock.now() },
      })
      // A second press asks the same puzzle.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  return {
    async standingOf(playerId) {
      const [solver, tries] = await Promise.all([readSolver(db, playerId, clock.now()), latestTries(db, playerId, KINDS_FROM)]);
      const lexicon = lexiconOf(undefined);
      const tried = tries.flatMap((row) => triedWord(row, lexicon));
      return { ...solver, latest: tries.slice(0, LISTED).flatMap(pastPuzzle), kinds: wordKinds(tried) };
    },

    async current(playerId, game) {
      const row = await openTry(db, playerId, game);
      return row && viewOf(row);
    },

    async next(playerId, game) {
      await limiter.use(`puzzles:${playerId}`, ASKED);
      const open = await openTry(db, playerId, game);
      if (open) return viewOf(open);
      const picked = await pick(playerId, game);
      if (!picked) throw new Refusal(texts.noneLeft);
      await ask(playerId, picked);
      const asked = await openTry(db, playerId, picked.game);
      if (!asked) throw new Refusal(texts.lost);
      return viewOf(asked);
    },

    async play(playerId, puzzleId, sent) {
      if (!isUuid(puzzleId)) return undefined;
      return db.transaction().execute(async (trx) => {
        const own = trx.selectFrom('puzzle_try').selectAll().where('id', '=', puzzleId).where('player_id', '=', playerId);
        const row = await own.forUpdate().executeTakeFirst();
        return row && moveInPuzzle(trx, row, sent, { ...singleOf(row.game), lexicon: lexiconOf(undefined), now: clock.now() });
      });
    },

    async setStep(playerId, step) {
      const solver = await readSolver(db, playerId, clock.now());
      await db
        .insertInto('puzzle_solver')
        .values({ ...solver, player_id: playerId, step, rated_at: clock.now() })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ step }))
        .execute();
    },
  };
}

/** A rated puzzle about a single word; none of another. */
function triedWord({ item, rated, outcome, own_before: own, item_before: before }: PastRow, lexicon: Lexicon): TriedWord[] {
  const entry = lexicon.entry(item);
  if (!entry || !rated || !outcome || own === null || before === null) return [];
  return [{ band: entry.band, part: entry.part, outcome, own, item: before }];
}

function pastPuzzle({ id, game, outcome, own_before: before, own_after: after }: PastRow): PastPuzzle[] {
  return outcome && before !== null && after !== null ? [{ id, game, outcome, before, after }] : [];
}
