import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { requireUnblocked } from '~/blocks/stopped.server';
import { isBlockedAmong } from '~/blocks/unseen.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import { datesOnEarth } from '~/platform/clock/local-days';
import type { Db } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { seededRandom } from '~/platform/random/random';
import { dealRound, WHOLE_RUN } from '../games/word-game';
import type { Lexicon } from '../lexicon/lexicon';
import { browserKey } from '../referee/browser-key.server';
import type { Referee } from '../referee/referee.server';
import type { RunOwner, RunView } from '../referee/referee-types';
import { scoredState } from '../referee/replay/stored-run';
import type { RunKeys } from '../referee/run-key.server';
import { type Games, loadRun } from '../referee/run-store.server';
import { MOST_ANSWERS, type Ranked, rankRuns } from './challenge';
import { type ChallengeRow, type ChallengeRun, challengeRuns, personOf, readChallenge } from './challenge-rows.server';
import type { BoardedRun, ChallengeView } from './challenge-view';
import { comparePuzzles } from './compare-runs.server';
import { dayOf, enterDailyRun, hasPlayedDeal } from './daily-entries.server';
import { seriesOf } from './series.server';
import { challengeTexts as texts } from './texts';

/** A challenge is kept as long, in ms. */
const KEPT_MS = 180 * DAY_MS;
const MAX_SEED = 2 ** 32;

/** Somebody who looks at a challenge. */
interface Challenger {
  /** Undefined for somebody who has played nothing yet. */
  owner: RunOwner | undefined;
  /** Whose guest's runs this browser has; undefined where it has none. */
  guestId: string | undefined;
}

interface ChallengesDependencies {
  db: Db;
  clock: Clock;
  games: Games;
  keys: RunKeys;
  referee: Referee;
  lexiconOf(day: string | undefined): Lexicon;
}

/** Challenges: the same deal for somebody else. */
export interface Challenges {
  /**
   * Makes a challenge of a finished run, or returns the one that it belongs to.
   * @throws {Refusal} when the key is wrong or the run goes on.
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
  /**
   * Deals the next round of a series, or the first one of a new series.
   * @returns its id. @throws {Refusal} before one's own run is over, when the series is decided, and for another round where one
   * of the two blocks the other.
   */
  goOn(id: string, owner: RunOwner, guestId: string, what: 'round' | 'rematch'): Promise<string>;
  /**
   * Gives an account what it has played of a challenge in another way: as a guest of this browser, or in the daily set. Nothing to
   * somebody between whom and its sender there is a block.
   */
  claim(id: string, playerId: string, guestId: string | undefined): Promise<void>;
  /** Deletes old challenges. @returns how many. */
  removeOld(): Promise<number>;
}

/** @see docs/product/word-challenges.md */
export function createChallenges({ db, clock, games, keys, referee, lexiconOf }: ChallengesDependencies): Challenges {
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

  const isOutdated = ({ game, rules }: ChallengeRow) => rules !== (games[game].version ?? 1);

  /** Guests are nobody whom one could block. @throws {Refusal} */
  async function requireOpenBetween(owner: RunOwner, people: readonly string[]): Promise<void> {
    if ('playerId' in owner) await requireUnblocked(db, owner.playerId, people);
  }

  async function store(made: Omit<ChallengeRow, 'id' | 'closedAt'>): Promise<string> {
    const id = randomUUID();
    await db
      .insertInto('word_challenge')
      .values({
        ...{ id, game: made.game, rules: made.rules, deal: JSON.stringify(made.deal), run_id: made.runId },
        ...{ player_id: 'playerId' in made.maker ? made.maker.playerId : null },
        ...{ guest_id: 'guestId' in made.maker ? made.maker.guestId : null },
        ...{ browser: made.browser, series: made.series, round: made.round, made_at: clock.now(), closed_at: null },
      })
      .execute();
    return id;
  }

  return {
    async send(runId, key, guestId) {
      if (!isUuid(runId) || !keys.fits(runId, key)) throw new Refusal(texts.forbidden, { status: 403 });
      const run = await loadRun(db, games, runId);
      if (!run?.settledAt) throw new Refusal(texts.notOver);
      const first = run.challengeId ? { id: run.challengeId } : await readChallenge(db, { runId });
      if (first) return first.id;
      const { deal, rules } = await db.selectFrom('game_run').select(['deal', 'rules']).where('id', '=', runId).executeTakeFirstOrThrow();
      const maker = run.owner;
      try {
        return await store({ game: run.game, rules, deal, runId, maker, browser: browserKey(guestId), series: randomUUID(), round: 1 });
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
      const isMaker = person !== undefined && personOf(challenge.maker) === person;
      const runs = await challengeRuns(db, challenge);
      const mine = runs.find((run) => run.personId === person || (run.personId === guestId && run.playerId === undefined));
      const first = runs.find((run) => run.runId === challenge.runId);
      const board = rankRuns(runs, challenge);
      const isOver = mine?.settled === true;
      const rival = isOver ? rivalOf(board, mine, challenge) : undefined;
      const { next, standing, mayGoOn } = await seriesOf(db, challenge, mine?.personId);
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
        outdated: isOutdated(challenge),
        own: isOver ? 'played' : mine ? 'running' : 'open',
        board: isOver ? board.map((each) => boarded(each, mine.runId)) : [],
        compared: isOver && rival ? { name: rival.name, puzzles: await comparePuzzles(db, games, mine.runId, rival.runId) } : undefined,
        series: isOver ? standing : undefined,
        next: isOver ? next : undefined,
        mayGoOn: isOver && mayGoOn,
      };
    },

    async runOf(id, owner) {
      const challenge = await known(id);
      const run = challenge && (await challengeRuns(db, challenge)).find(({ personId }) => personId === personOf(owner));
      return run && referee.runOf(run.runId, owner);
    },

    async start(id, owner, guestId) {
      const challenge = await needed(id);
      const runs = await challengeRuns(db, challenge);
      const mine = runs.find(({ personId }) => personId === personOf(owner));
      const begun = mine && (await referee.runOf(mine.runId, owner));
      if (begun) return begun;
      // As a guest, in this browser.
      if (mine) throw new Refusal(texts.played);
      await requireOpenBetween(owner, [personOf(challenge.maker)]);
      if (challenge.closedAt) throw new Refusal(texts.closed);
      if (isFull(challenge, runs)) throw new Refusal(texts.full);
      if (isOutdated(challenge)) throw new Refusal(texts.outdated);
      const { game, rules, deal } = challenge;
      const day = 'playerId' in owner ? await openDay(challenge) : undefined;
      if ('playerId' in owner && day) {
        const run = await referee.start(game, owner, { day, rules, deal });
        await enterDailyRun(db, challenge, owner.playerId, clock.now());
        return run;
      }
      const keys = games[game].puzzleKeys(scoredState.parse(deal));
      if (await hasPlayedDeal(db, owner, challenge, keys)) throw new Refusal(texts.known);
      return referee.start(game, owner, { challengeId: id, rules, deal, browser: browserKey(guestId) });
    },

    async close(id, owner) {
      const challenge = await needed(id);
      if (personOf(challenge.maker) !== personOf(owner)) throw new Refusal(texts.notYours, { status: 403 });
      await db.updateTable('word_challenge').set({ closed_at: clock.now() }).where('id', '=', id).where('closed_at', 'is', null).execute();
    },

    async goOn(id, owner, guestId, what) {
      const challenge = await needed(id);
      const mine = (await challengeRuns(db, challenge)).find(({ personId }) => personId === personOf(owner));
      if (!mine?.settled) throw new Refusal(texts.playFirst);
      const { next, mayGoOn, people } = await seriesOf(db, challenge, personOf(owner));
      if (what === 'round' && next) return next;
      if (what === 'round' && !mayGoOn) throw new Refusal(texts.decided);
      if (what === 'round') await requireOpenBetween(owner, people);
      const { game } = challenge;
      const round = { ...WHOLE_RUN, share: shareOf(challenge) };
      const deal = dealRound(games[game], { lexicon: lexiconOf(undefined), random: seededRandom(randomInt(MAX_SEED)) }, round);
      const series = what === 'round' ? challenge.series : randomUUID();
      const number = what === 'round' ? challenge.round + 1 : 1;
      try {
        const made = {
          game,
          rules: games[game].version ?? 1,
          deal,
          runId: null,
          maker: owner,
          browser: browserKey(guestId),
          series,
          round: number,
        };
        return await store(made);
      } catch (error) {
        const begun = isUniqueViolation(error) ? (await seriesOf(db, challenge, personOf(owner))).next : undefined;
        if (!begun) throw error;
        return begun;
      }
    },

    async claim(id, playerId, guestId) {
      const challenge = await known(id);
      if (!challenge || (await isBlockedAmong(db, playerId, [personOf(challenge.maker)]))) return;
      if (!challenge.closedAt && !isFull(challenge, await challengeRuns(db, challenge)))
        await enterDailyRun(db, challenge, playerId, clock.now());
      if (!guestId) return;
      await db
        .updateTable('game_run')
        .set({ claimed_by: playerId })
        .where('challenge_id', '=', id)
        .where('guest_id', '=', guestId)
        .where('claimed_by', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('game_run as own').select('own.id').where('own.challenge_id', '=', id).where('own.player_id', '=', playerId)),
          ),
        )
        .execute();
    },

    removeOld: () => removeRows(db, 'word_challenge', sql`made_at < ${new Date(clock.now().getTime() - KEPT_MS)}`),
  };
}

/** The share of its game's time that its deal has. */
function shareOf({ deal }: ChallengeRow): number {
  return scoredState.parse(deal).share ?? 1;
}

function isFull({ runId }: ChallengeRow, runs: readonly ChallengeRun[]): boolean {
  return runs.filter((run) => run.runId !== runId).length >= MOST_ANSWERS;
}

/** With whom a run is compared: who sent the challenge, or for them the best of the others. */
function rivalOf(board: readonly Ranked<ChallengeRun>[], mine: ChallengeRun, { runId }: ChallengeRow): ChallengeRun | undefined {
  const others = board.map(({ run }) => run).filter((run) => run.runId !== mine.runId);
  return others.find((run) => run.runId === runId) ?? others[0];
}

function boarded({ run, rank, unranked }: Ranked<ChallengeRun>, ownRunId: string): BoardedRun {
  const { runId, name, playerId, score, finishedMs } = run;
  return { rank, unranked, runId, name, playerId, score, finishedMs, own: runId === ownRunId };
}
