import { createContext } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import { HOUR_S } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { Limit, RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Log } from '~/platform/log/log.server';
import type { ProgressService } from '~/progress/progress.server';
import type { FirstReaders } from '~/stories/first-readers/first-readers.server';
import type { SaveAnswer, SaveRequest } from '~/stories/saving/save.contract';
import type { DuelCard } from '~content/duels/cards';
import { type Company, companyOf } from './company';
import { answerNote, type NoteAnswer } from './outcome/answer-notes.server';
import { closeDue } from './outcome/close-duel.server';
import { duelOfStory } from './outcome/duel-of-story.server';
import { type KeepChoice, keepText } from './outcome/keep-text.server';
import { type Outcome, readOutcome } from './outcome/outcome.server';
import { type OwnDuel, ownDuels } from './outcome/own-duels.server';
import { askRematch } from './outcome/rematch.server';
import { reportRings } from './outcome/report-rings.server';
import { pairWaiting } from './pairing/pair-waiting.server';
import { type Answer, answerReading } from './reading/answer-reading.server';
import { dealDue, lapseHeld, releaseDue } from './reading/deal-due.server';
import { dealOne, holdsOne } from './reading/deal-one.server';
import { type HeldReading, heldReading } from './reading/held-reading.server';
import { mayReadDuels } from './reading/may-read.server';
import { type SwapReason, swapReading } from './reading/swap-reading.server';
import { texts } from './texts';
import { type DeskText, deskText } from './writing/desk-text.server';
import { cardsOfDay, type Draw, drawCards } from './writing/draw.server';
import { keepUnsealed } from './writing/keep-as-draft.server';
import { saveDuelWords } from './writing/save-words.server';
import { type Statement, sealText } from './writing/seal-text.server';
import { startText, type WritingWish } from './writing/start-text.server';
import { bringTextBack, readTextHistory, type TextHistory } from './writing/text-history.server';
import { textBeingWritten } from './writing/text-rows.server';
import { withdrawText } from './writing/withdraw-text.server';

const STARTS: Limit = { max: 20, windowSeconds: HOUR_S };
const READINGS: Limit = { max: 60, windowSeconds: HOUR_S };

/** What a player finds on the page of duels. */
export interface DuelsPage {
  draw: Draw;
  /** The text they are writing. */
  writing: DeskText | undefined;
  /** Whether a duel waits for them to read, and whether they may be dealt one. */
  holds: boolean;
  mayRead: boolean;
  own: OwnDuel[];
}

export interface DuelsService {
  /** A card of each form that is on the table today: what visitors see. */
  cardsOfDay(): DuelCard[];
  page(player: Viewer): Promise<DuelsPage>;
  /** @throws {Refusal} above two times a day. */
  drawAgain(player: Viewer): Promise<void>;
  /** Begins a text. @returns its id. @throws {Refusal} {RateLimited} */
  start(player: Viewer, wish: WritingWish): Promise<string>;
  /** A text of a writer's that is being written, or waits to be handed in; undefined for any other. */
  deskText(player: Viewer, textId: string): Promise<DeskText | undefined>;
  saveWords(player: Viewer, textId: string, request: SaveRequest): Promise<SaveAnswer>;
  /** The earlier versions of a text that is not handed in yet; undefined for any other. */
  history(player: Viewer, textId: string, query: URLSearchParams): Promise<TextHistory | undefined>;
  /** Puts an earlier version back. @throws {Refusal} */
  bringBack(player: Viewer, version: { textId: string; versionId: string }): Promise<void>;
  /** @throws {Refusal} */
  seal(player: Viewer, textId: string, statement: Statement): Promise<void>;
  /** @returns the draft it became. @throws {Refusal} */
  withdraw(player: Viewer, textId: string): Promise<string | undefined>;
  /** Deals a reader a duel to read. @returns whether there was one. @throws {Refusal} {RateLimited} */
  deal(player: Viewer): Promise<boolean>;
  /** What a reader holds. */
  reading(player: Viewer): Promise<HeldReading | undefined>;
  /** @throws {Refusal} {RateLimited} */
  answer(player: Viewer, answer: Answer): Promise<void>;
  /** @throws {Refusal} */
  swap(player: Viewer, swapped: { readingId: string; why: SwapReason }): Promise<boolean>;
  outcome(player: Viewer, textId: string): Promise<Outcome | undefined>;
  /** @throws {Refusal} */
  answerNote(player: Viewer, answer: { noteId: string; answer: NoteAnswer }): Promise<void>;
  /** @returns the story or draft. @throws {Refusal} */
  keep(player: Viewer, kept: { textId: string; as: KeepChoice }): Promise<string | undefined>;
  /** @returns the text to write, once both agree. @throws {Refusal} */
  rematch(player: Viewer, textId: string): Promise<string | undefined>;
  /** The duel that a published story comes from, in words; undefined for any other. */
  ofStory(storyId: string): Promise<string | undefined>;
  /** What clocks do: pairs, closes, deals on, and keeps what was not handed in. Any process may do it at any time. */
  turn(): Promise<void>;
  /** Looks for people who favour each other, and brings them before moderators. @returns how many rings are new. */
  findRings(): Promise<number>;
}

/** Where loaders, actions and other features find it. */
export const duelsContext = createContext<DuelsService>();

export interface DuelDependencies {
  db: Db;
  clock: Clock;
  limiter: Pick<RateLimiter, 'use'>;
  progress: Pick<ProgressService, 'countStoryPublished'>;
  firstReaders: Pick<FirstReaders, 'finishedLately'>;
  log?: Pick<Log, 'error'>;
  /** How many readings close a duel where many people write. */
  readings(): Promise<number>;
  /** Who shares something with a writer, such as a circle; nobody by default. */
  company?: Company;
}

/** Duels between two texts to one card, judged by strangers. @see docs/product/duels.md */
export function createDuels(dependencies: DuelDependencies): DuelsService {
  const { db, clock, limiter, progress, firstReaders, log, readings, company = companyOf([]) } = dependencies;
  const dealing = () => ({ now: clock.now(), company });
  const failed = (what: string) => (error: unknown, id: string) => log?.error({ err: error, id }, what);

  return {
    cardsOfDay: () => cardsOfDay(clock.now()),
    async page(player) {
      const now = clock.now();
      const open = await textBeingWritten(db, player.id);
      return {
        draw: await drawCards(db, player.id, now, false),
        writing: open && (await deskText({ db, clock }, player, open.id)),
        holds: await holdsOne(db, player.id),
        mayRead: await mayReadDuels({ db, firstReaders }, player.id),
        own: await ownDuels(db, player.id),
      };
    },
    async drawAgain(player) {
      await drawCards(db, player.id, clock.now(), true);
    },
    async start(player, wish) {
      await limiter.use(`duel-start:${player.id}`, STARTS);
      return startText({ db, clock }, player.id, wish);
    },
    deskText: (player, textId) => deskText({ db, clock }, player, textId),
    saveWords: (player, textId, request) => db.transaction().execute((trx) => saveDuelWords({ trx, clock }, player.id, textId, request)),
    history: (player, textId, query) => readTextHistory(db, player.id, textId, query),
    bringBack: (player, version) => bringTextBack({ db, clock }, player.id, version),
    seal: (player, textId, statement) => sealText({ db, clock }, player.id, textId, statement),
    withdraw: (player, textId) => withdrawText({ db, clock }, player.id, textId),
    async deal(player) {
      await limiter.use(`duel-reading:${player.id}`, READINGS);
      if (!(await mayReadDuels({ db, firstReaders }, player.id))) throw new Refusal(texts.writeOrReadFirst, { status: 403 });
      return db.transaction().execute((trx) => dealOne(trx, player.id, dealing()));
    },
    reading: (player) => heldReading(db, player.id, clock.now()),
    async answer(player, answer) {
      await limiter.use(`duel-reading:${player.id}`, READINGS);
      await answerReading(db, player.id, answer, clock.now());
    },
    swap: (player, swapped) => swapReading(db, player.id, swapped, dealing()),
    outcome: (player, textId) => readOutcome(db, player.id, textId),
    answerNote: (player, answer) => answerNote(db, player.id, answer, clock.now()),
    async keep(player, kept) {
      if (!isUuid(kept.textId)) throw new Refusal(texts.textGone, { status: 404 });
      return keepText({ db, progress }, player.id, kept, clock.now());
    },
    async rematch(player, textId) {
      if (!isUuid(textId)) throw new Refusal(texts.textGone, { status: 404 });
      return askRematch({ db, clock }, player.id, textId);
    },
    ofStory: (storyId) => duelOfStory(db, storyId),
    findRings: () => reportRings(db, clock.now()),
    async turn() {
      const now = clock.now();
      await keepUnsealed(db, now, failed('a text that was not handed in could not be kept'));
      await pairWaiting(db, await readings(), now);
      await lapseHeld(db, now);
      await closeDue(db, now, failed('a duel could not be closed'));
      await dealDue(db, { now, company });
      await releaseDue(db, { now, company });
    },
  };
}
