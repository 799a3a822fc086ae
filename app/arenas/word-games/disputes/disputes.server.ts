import type { Selectable } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { type Disputed, targetKey } from '../lexicon/decisions';
import type { RunOwner } from '../referee/referee-types';
import { replay } from '../referee/replay/replay';
import { movesOf, readRun } from '../referee/replay/stored-run';
import type { RunKeys } from '../referee/run-key.server';
import type { Games } from '../referee/run-store.server';
import type { GameRunTable } from '../word-games.tables';
import { lastDecision } from './decide.server';
import { disputedMoves, isNoWord, isTakenUp, missedTargets } from './disputed';
import type { DisputedPart, DisputeList, SentDispute } from './disputes.contract';
import { targetText, disputeTexts as texts } from './texts';

/** Disputes of one person in an hour: a run hardly gives occasion for more than a few. */
const OWN_DISPUTES = { max: 60, windowSeconds: 3_600 };
/** Disputes from one address in an hour. */
const ADDRESS_DISPUTES = { max: 300, windowSeconds: 3_600 };
/** How long a guest's id stays with what they disputed, in ms: as long as the cookie that identifies them. */
const GUEST_KEPT_MS = 90 * DAY_MS;

interface DisputesDependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  games: Games;
  keys: RunKeys;
}

/** What players dispute of the lexicon. */
export interface Disputes {
  /**
   * Files a dispute on a verdict or a missed answer of a run, once a person, puzzle and answer.
   * @throws {Refusal} when the key is wrong or there is nothing to dispute. @throws {RateLimited} after too many.
   */
  file(runId: string, sent: SentDispute, clientAddress: string): Promise<void>;
  /** What can be disputed of an owner's run; undefined while it is not over. */
  listOf(runId: string, owner: RunOwner): Promise<DisputeList | undefined>;
  /** Counts a dispute. @throws {RateLimited} after too many. */
  count(owner: RunOwner, clientAddress: string): Promise<void>;
  /** Removes guests' ids from old disputes. @returns how many. */
  forgetGuests(): Promise<number>;
}

/** @see docs/product/word-games.md */
export function createDisputes({ db, clock, limiter, games, keys }: DisputesDependencies): Disputes {
  async function count(owner: RunOwner, clientAddress: string): Promise<void> {
    await limiter.use(`lexicon-dispute:${'playerId' in owner ? owner.playerId : owner.guestId}`, OWN_DISPUTES);
    await limiter.use(`lexicon-dispute-address:${clientAddress}`, ADDRESS_DISPUTES);
  }

  const readRun = (runId: string) =>
    db
      .selectFrom('game_run')
      .select(['game', 'player_id', 'guest_id', 'rules', 'deal', 'moves', 'settled_at'])
      .where('id', '=', runId)
      .executeTakeFirst();

  return {
    count,

    async file(runId, { key, part }, clientAddress) {
      if (!isUuid(runId) || !keys.fits(runId, key)) throw new Refusal(texts.forbidden, { status: 403 });
      const run = await readRun(runId);
      if (!run) throw new Refusal(texts.unknown, { status: 404 });
      await count(ownerOf(run), clientAddress);
      const found = disputesOf(games, run).find((candidate) => isSamePart(candidate.part, part))?.disputed;
      if (!found) throw new Refusal(part.type === 'move' && isNoWordIn(run, part.number) ? texts.noWord : texts.unknown);
      const { kind, about, word, answer } = found;
      const last = await lastDecision(db, found);
      const decided = last && isTakenUp(kind, last) ? { decision: last, decided_at: clock.now() } : undefined;
      await db
        .insertInto('lexicon_dispute')
        .values({
          ...{ kind, about, word, answer },
          ...{ player_id: run.player_id, guest_id: run.guest_id, game: run.game, filed_at: clock.now() },
          ...{ decision: decided?.decision ?? null, decided_at: decided?.decided_at ?? null },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async listOf(runId, owner) {
      const run = isUuid(runId) ? await readRun(runId) : undefined;
      if (!run?.settled_at || !isOwnedBy(run, owner)) return undefined;
      const own = db.selectFrom('lexicon_dispute').select(['kind', 'about', 'word', 'answer']);
      const rows = await ('playerId' in owner
        ? own.where('player_id', '=', owner.playerId)
        : own.where('guest_id', '=', owner.guestId)
      ).execute();
      const filed = new Set(rows.map(disputedKey));
      const listed = new Map(disputesOf(games, run).map((each) => [disputedKey(each.disputed), each]));
      return {
        disputes: [...listed.values()].map(({ part, disputed }) => ({
          part,
          kind: disputed.kind,
          about: disputed.about,
          label: targetText(disputed),
          filed: filed.has(disputedKey(disputed)),
        })),
      };
    },

    async forgetGuests() {
      const { numUpdatedRows } = await db
        .updateTable('lexicon_dispute')
        .set({ guest_id: null })
        .where('guest_id', 'is not', null)
        .where('filed_at', '<', new Date(clock.now().getTime() - GUEST_KEPT_MS))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

type RunRow = Pick<Selectable<GameRunTable>, 'game' | 'player_id' | 'guest_id' | 'rules' | 'deal' | 'moves' | 'settled_at'>;

/** What can be disputed of a run, worked out from what is stored of it; missed answers only once it is over. */
function disputesOf(games: Games, run: RunRow): { part: DisputedPart; disputed: Disputed }[] {
  const { rules, deal, moves } = readRun(games, run);
  const ofMoves = disputedMoves(rules, deal, moves).map(({ number, ...disputed }) => ({
    part: { type: 'move' as const, number },
    disputed,
  }));
  if (!run.settled_at) return ofMoves;
  const missed = missedTargets(rules, replay(rules, deal, moves).state);
  return [...ofMoves, ...missed.map((disputed, index) => ({ part: { type: 'missed' as const, index }, disputed }))];
}

/** Whether a move, by its number from 1, gave an answer that nothing knows as a word. */
function isNoWordIn({ moves }: RunRow, number: number): boolean {
  const move = movesOf(moves)[number - 1];
  return move !== undefined && isNoWord(move);
}

function isSamePart(one: DisputedPart, other: DisputedPart): boolean {
  if (one.type === 'move') return other.type === 'move' && one.number === other.number;
  return other.type === 'missed' && one.index === other.index;
}

function disputedKey(disputed: Disputed): string {
  return `${disputed.kind}\n${targetKey(disputed)}`;
}

function ownerOf({ player_id, guest_id }: RunRow): RunOwner {
  return player_id ? { playerId: player_id } : { guestId: guest_id ?? '' };
}

function isOwnedBy({ player_id, guest_id }: RunRow, owner: RunOwner): boolean {
  return 'playerId' in owner ? player_id === owner.playerId : guest_id === owner.guestId;
}
