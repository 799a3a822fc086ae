import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { requireUnblocked } from '~/blocks/stopped.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import { datesOnEarth } from '~/platform/clock/local-days';
import type { Db, Tables } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Lexicon } from '../lexicon/lexicon';
import { browserKey } from '../referee/browser-key.server';
import type { Referee } from '../referee/referee.server';
import type { RunOwner, RunView } from '../referee/referee-types';
import { scoredState } from '../referee/replay/stored-run';
import type { RunKeys } from '../referee/run-key.server';
import { type Games, loadRun } from '../referee/run-store.server';
import { type Ranked, rankRuns } from './challenge';
import {
  type ChallengeRow,
  type ChallengeRun,
  challengeRuns,
  insertChallenge,
  isOutdated,
  lockChallenge,
  makersOf,
  personOf,
  readChallenge,
} from './challenge-rows.server';
import type { BoardedRun, ChallengeView } from './challenge-view';
import { comparePuzzles } from './compare-runs.server';
import { dayOf, enterDailyRun, hasPlayedDeal, isRepeatedDeal } from './daily-entries.server';
import { admitRun, claimSeries, hasClaim, isFull, requireRoom } from './joining.server';
import { type NextChallenge, nextChallenge, shareOf } from './next-challenge.server';
import { seriesOf } from './series.server';
import { challengeTexts as texts } from './texts';

/** A challenge is kept as long, in ms. */
const KEPT_MS = 180 * DAY_MS;
/** Challenges that one person may make in an hour. */
const MADE = { max: 60, windowSeconds: 3600 };

/** A person who looks at a challenge. */
interface Challenger {
  /** Undefined while they have played nothing yet. */
  owner: RunOwner | undefined;
  /** Whose guest's runs this browser has; undefined where it has none. */
  guestId: string | undefined;
}

interface ChallengesDependencies {
  db: Db;
  clock: Clock;
  games: Games;
  keys: RunKeys;
  limiter: Pick<RateLimiter, 'use'>;
  referee: Referee;
  lexiconOf(day: string | undefined): Lexicon;
}

/** Challenges: the same deal for somebody else. */
export interface Challenges {
  /**
   * Makes a challenge of a finished run, or returns the one that it belongs to.
   * @throws {Refusal} when the key is wrong, the run goes on, or its player had played these puzzles before. @throws {RateLimited} after too many.
   */
  send(runId: string, key: string, guestId: string): Promise<string>;
  /** @returns undefined when there is no such challenge. */
  look(id: string, challenger: Challenger): Promise<ChallengeView | undefined>;
  /** This person's run of it, if they have begun one. */
  runOf(id: string, owner: RunOwner): Promise<RunView | undefined>;
  /**
   * Starts this person's run of it; the one that they have begun is returned as it is.
   * @throws {Refusal} when it is closed, full, of earlier rules, or there is a block between them and who sent it.
   */
  start(id: string, owner: RunOwner, guestId: string): Promise<RunView>;
  /** Lets nobody else answer it. @throws {Refusal} when somebody else sent it. */
  close(id: string, owner: RunOwner): Promise<void>;
  /** Deals what comes after it; see `nextChallenge`. @returns its id. @throws {RateLimited} after too many. */
  goOn(id: string, owner: RunOwner, guestId: string, what: NextChallenge): Promise<string>;
  /**
   * Gives an account what it has sent or played of a challenge's series in another way: as a guest of this browser, or in the daily set.
   * Nothing where there is a block between the account and a sender.
   */
  claim(id: string, playerId: string, guestId: string | undefined): Promise<void>;
  /** Deletes old challenges. @returns how many. */
  removeOld(): Promise<number>;
}

/** @see docs/product/word-challenges.md */
export function createChallenges({ db, clock, games, keys, limiter, referee, lexiconOf }: ChallengesDependencies): Challenges {
  const known = (id: string) => (isUuid(id) ? readChallenge(db, { id }) : undefined);

  async function needed(id: string): Promise<ChallengeRow> {
    const challenge = await known(id);
    if (!challenge) throw new Refusal(texts.unknown, { status: 404 });
    return challenge;
  }

  /** The date of whose set a challenge is, while that is played; undefined for another one. */
  async function openDay(challenge: ChallengeRow): Promise<string | undefined> {
    const day = await dayOf(db, challenge);
    return day && datesOnEarth(clock.now()).includes(day) ? day : undefined;
  }

  const keysOf = ({ game, deal }: ChallengeRow) => games[game].puzzleKeys(scoredState.parse(deal));
  const countMade = (owner: RunOwner) => limiter.use(`word-challenge:${personOf(owner)}`, MADE);

  /** Gives an account what it has there in another way. @param from guestId: whose runs it claims; browser: where it looks. */
  async function claim(id: string, playerId: string, from: { guestId: string | undefined; browser: string | undefined }): Promise<void> {
    const challenge = await known(id);
    if (!challenge) return;
    // Asked first without a lock: most who look have nothing there, or have it already.
    if (!(await hasClaim(db, challenge, { playerId, ...from }))) return;
    const claimer = { playerId, ...from, now: clock.now(), keysOf };
    await db.transaction().execute((trx) => claimSeries(trx, challenge.series, claimer));
  }

  return {
    async send(runId, key, guestId) {
      if (!isUuid(runId) || !keys.fits(runId, key)) throw new Refusal(texts.forbidden, { status: 403 });
      const run = await loadRun(db, games, runId);
      if (!run?.settledAt) throw new Refusal(texts.notOver);
      const first = run.challengeId ? { id: run.challengeId } : await readChallenge(db, { runId });
      if (first) return first.id;
      if (await isRepeatedDeal(db, runId)) throw new Refusal(texts.repeated);
      const { deal, rules } = await db.selectFrom('game_run').select(['deal', 'rules']).where('id', '=', runId).executeTakeFirstOrThrow();
      const { game, owner: maker } = run;
      await countMade(maker);
      try {
        const first = { series: randomUUID(), round: 1, rematchOf: null };
        return await insertChallenge(db, { game, rules, deal, runId, maker, browser: browserKey(guestId), ...first, now: clock.now() });
      } catch (error) {
        // Two presses at once: both get the first one.
        const made = isUniqueViolation(error) ? await readChallenge(db, { runId }) : undefined;
        if (!made) throw error;
        return made.id;
      }
    },

    async look(id, { owner, guestId }) {
      const challenge = await known(id);
      if (!challenge) return undefined;
      const person = owner && personOf(owner);
      const isMaker = person !== undefined && makersOf(challenge).includes(person);
      const runs = await challengeRuns(db, challenge);
      const asGuest = (run: ChallengeRun) => run.personId === guestId && run.playerId === undefined;
      const mine = runs.find((run) => run.personId === person) ?? runs.find(asGuest);
      const first = runs.find((run) => run.runId === challenge.runId);
      const board = rankRuns(runs, challenge);
      const isOver = mine?.settled === true;
      // What comes next is for who played: a guest's run that did not become the account's is only looked at.
      const mayAct = isOver && mine.personId === person;
      const rival = isOver ? rivalOf(board, mine, challenge) : undefined;
      const { next, standing, mayGoOn } = await seriesOf(db, games, challenge, mine?.personId ?? person);
      return {
        ...{
          id,
          game: challenge.game,
          seconds: games[challenge.game].seconds * shareOf(challenge),
          round: challenge.round,
          daily: (await openDay(challenge)) !== undefined,
          isMaker,
          answers: runs.filter((run) => run.runId !== challenge.runId).length,
        },
        from: first && { name: first.name, score: first.score },
        closed: challenge.closedAt !== null,
        full: isFull(challenge, runs),
        outdated: isOutdated(challenge, games),
        own: isOver ? 'played' : mine ? 'running' : 'open',
        board: isOver ? board.map((each) => boarded(each, mine.runId)) : [],
        compared: isOver && rival ? { name: rival.name, puzzles: await comparePuzzles(db, games, mine.runId, rival.runId) } : undefined,
        // Of earlier rounds it tells nothing that is sealed.
        series: isOver || challenge.round > 1 ? standing : undefined,
        next: isOver ? next : undefined,
        mayGoOn: mayAct && mayGoOn,
        mayRematch: mayAct && (board.length > 1 || next !== undefined),
      };
    },

    async runOf(id, owner) {
      const challenge = await known(id);
      const run = challenge && (await challengeRuns(db, challenge)).find(({ personId }) => personId === personOf(owner));
      return run && referee.runOf(run.runId, owner);
    },

    async start(id, owner, guestId) {
      const challenge = await needed(id);
      const browser = browserKey(guestId);
      // Their run of the daily set may be it.
      if ('playerId' in owner) await claim(id, owner.playerId, { guestId: undefined, browser });
      const runs = await challengeRuns(db, challenge);
      const mine = runs.find(({ personId }) => personId === personOf(owner));
      const begun = mine && (await referee.runOf(mine.runId, owner));
      if (begun) return begun;
      if ('playerId' in owner) await requireUnblocked(db, owner.playerId, makersOf(challenge));
      requireRoom(challenge, runs);
      if (isOutdated(challenge, games)) throw new Refusal(texts.outdated);
      const { game, rules, deal } = challenge;
      const day = 'playerId' in owner ? await openDay(challenge) : undefined;
      if ('playerId' in owner && day) {
        const { playerId } = owner;
        const stored = async (trx: Transaction<Tables>, runId: string) => {
          await admitRun(trx, id, runId);
          await enterDailyRun(trx, challenge, { playerId, browser, now: clock.now() });
        };
        return referee.start(game, owner, { day, rules, deal, stored });
      }
      if (await hasPlayedDeal(db, owner, challenge, keysOf(challenge))) throw new Refusal(texts.known);
      const stored = (trx: Transaction<Tables>, runId: string) => admitRun(trx, id, runId);
      return referee.start(game, owner, { challengeId: id, rules, deal, browser, stored });
    },

    async close(id, owner) {
      await needed(id);
      await db.transaction().execute(async (trx) => {
        const challenge = await lockChallenge(trx, id);
        if (!challenge || !makersOf(challenge).includes(personOf(owner))) throw new Refusal(texts.notYours, { status: 403 });
        if (!challenge.closedAt) await trx.updateTable('word_challenge').set({ closed_at: clock.now() }).where('id', '=', id).execute();
      });
    },

    async goOn(id, owner, guestId, what) {
      return nextChallenge({ db, clock, games, lexiconOf, countMade }, await needed(id), { owner, guestId, what });
    },

    claim: (id, playerId, guestId) => claim(id, playerId, { guestId, browser: guestId === undefined ? undefined : browserKey(guestId) }),

    removeOld: () => removeRows(db, 'word_challenge', sql`made_at < ${new Date(clock.now().getTime() - KEPT_MS)}`),
  };
}

/** With whom a run is compared: who sent the challenge, or for them the best of the others. */
function rivalOf(board: readonly Ranked<ChallengeRun>[], mine: ChallengeRun, { runId }: ChallengeRow): ChallengeRun | undefined {
  const others = board.map(({ run }) => run).filter((run) => run.runId !== mine.runId);
  return others.find((run) => run.runId === runId) ?? others[0];
}

function boarded({ run, rank, unranked }: Ranked<ChallengeRun>, ownRunId: string): BoardedRun {
  const { runId, name, score, finishedMs } = run;
  // An id would name a player whose name is hidden.
  const playerId = name === undefined ? undefined : run.playerId;
  return { rank, unranked, runId, name, playerId, score, finishedMs, own: runId === ownRunId };
}
