import { createContext } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { WriterModel } from '~/ai-writers/writer-model';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { Limit, RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Log } from '~/platform/log/log.server';
import type { Random } from '~/platform/random/random';
import type { WayToWrite } from '~/site/shows';
import { storedText } from '~/stories/reading/text/stored-text';
import type { SaveAnswer, SaveRequest, SessionSave, Words } from '~/stories/saving/save.contract';
import { requireContinuable } from '~/stories/sharing/appendages/continued.server';
import { prepareWritten } from '~/stories/text/written-text.server';
import { type AfterClock, afterClock, type SessionText, sessionText } from './after/after-clock.server';
import { type Aims, aimsOf, setGoal } from './goal/aims.server';
import type { Goal } from './goal/goal';
import { createStoryHistories, type StoryHistories } from './history/history.server';
import { createDeskRecordings, type DeskRecordings } from './recording/desk-recordings.server';
import type { RecordingAnswer, RecordingBatch } from './recording/recording.contract';
import {
  findRecording,
  type PublishedAs,
  publishRecording,
  type Recording,
  recordingWatched,
  takeBatch,
} from './recording/recording.server';
import { dropRevision, findRevision, type OpenRevision, takeRevision } from './revising/revision.server';
import { takeWords } from './saving/save-words.server';
import { sessionSeconds } from './saving/story-text';
import { listDrafts, storeDraft } from './session/drafts.server';
import { FEWEST_WORDS } from './session/enough-words';
import { hasMoreTime, openSession } from './session/open-session.server';
import { findParent } from './session/parent-story.server';
import { createDealer } from './session/prompts/deal.server';
import type { DealtPrompt, OfferedOpener } from './session/prompts/prompt.contract';
import { promptOfDay } from './session/prompts/prompt-of-day';
import { createRunningSessions } from './session/running-sessions.server';
import { sessionForPage } from './session/session-for-page.server';
import type { CountedProgress } from './session/settle-session.server';
import type { Draft, OpenSession, ParentStory, Started, StartWishes } from './session/writing-types';
import { texts } from './texts';
import {
  type BroughtWords,
  findBrought,
  forgetVisitorWords,
  keepVisitorWords,
  takeVisitorWords,
  type VisitorWords,
} from './visiting/visitor-words.server';

const PROMPTS: Limit = { max: 30, windowSeconds: 60 };
const STARTS: Limit = { max: 20, windowSeconds: 3600 };
const DRAFTS: Limit = { max: 60, windowSeconds: 3600 };
const VISITS: Limit = { max: 60, windowSeconds: 3600 };

export interface WritingService {
  /**
   * A writing prompt, none of those in `seen` (newest first), with its openers.
   * @throws {RateLimited} above 30 per minute and player.
   */
  newPrompt(player: Viewer, seen: readonly string[]): Promise<DealtPrompt>;
  /** A prompt that the player chose elsewhere, with its openers; undefined when there is none with this id. @throws {RateLimited} as newPrompt. */
  chosenPrompt(player: Viewer, promptId: string): Promise<DealtPrompt | undefined>;
  /** The prompt of this UTC day, the same for everybody. */
  promptOfDay(): ReturnType<typeof promptOfDay>;
  /** Openers for a story that continues another one. */
  continuations(player: Viewer): Promise<OfferedOpener[]>;
  /**
   * Opens a session of 30 minutes of game time (60 with more time), or finds the open one: there is at most one per player.
   * @throws {RateLimited} above 20 per hour and player. @throws {StoryNotCreated} when it could not be stored.
   */
  startSession(player: Viewer, wishes: StartWishes): Promise<Started>;
  /** The player's open session, if any; settles a session that no longer accepts words first. */
  currentSession(player: Viewer): Promise<OpenSession | undefined>;
  /** Stores words, and ends the session if `request.purpose` says so, in one transaction. */
  saveWords(player: Viewer, storyId: string, request: SessionSave): Promise<SaveAnswer>;
  /**
   * Makes a draft of words that no session accepted. The same `draftId` always means the same draft.
   * @throws {Refusal} when they are too long. @throws {RateLimited} above 60 per hour and player.
   */
  keepAsDraft(player: Viewer, storyId: string, draftId: string, words: Words): Promise<void>;
  /**
   * Keeps what a visitor wrote until they have an account. @param earlierId what their browser kept before.
   * @returns its id. @throws {Refusal} when it is nothing or too much. @throws {RateLimited} above 60 per hour and network address.
   */
  keepVisitorWords(words: VisitorWords, visit: { clientAddress: string; earlierId: string | undefined }): Promise<string>;
  /** What the visitor wrote in whose browser the player has signed in; undefined when it is gone. */
  broughtWords(player: Viewer, broughtId: string): Promise<BroughtWords | undefined>;
  /** Makes a draft of what a visitor wrote. */
  takeBrought(player: Viewer, broughtId: string): Promise<void>;
  /** Removes what visitors wrote for which no account came. */
  forgetVisitorWords(): Promise<void>;
  /** The player's unpublished stories with words in them, latest first, except the one being written now. */
  draftsOf(player: Viewer): Promise<Draft[]>;
  /** A story to continue; undefined when the player may read none with this id. */
  parentStory(player: Viewer, storyId: string): Promise<ParentStory | undefined>;
  /** The earlier versions of the player's stories. */
  histories: StoryHistories;
  /** How a story was written, and what its writer may do now; undefined when it is not a story of Creative Writing. */
  afterClock(seen: { storyId: string; viewerId: string | undefined }): Promise<AfterClock | undefined>;
  /** The text of a revised story as its session left it; undefined when this person may read none. */
  sessionText(seen: { storyId: string; viewerId: string | undefined }): Promise<SessionText | undefined>;
  /** Remembers that a writer has answered the question for a title. */
  titleAnswered(player: Viewer, storyId: string): Promise<void>;
  /** A story to revise, with the words revised so far; undefined when the player may not. */
  revisionOf(player: Viewer, storyId: string): Promise<OpenRevision | undefined>;
  /** Keeps words of a revision, and publishes them if `request.purpose` is 'finish'. */
  saveRevision(player: Viewer, storyId: string, request: SaveRequest): Promise<SaveAnswer>;
  /** Drops the words revised so far. */
  dropRevision(player: Viewer, storyId: string): Promise<void>;
  /** How long the player's next session lasts, in minutes of game time. */
  sessionMinutes(player: Viewer): Promise<number>;
  /** The player's goal for a session, and their streak of days. */
  aimsOf(player: Viewer): Promise<Aims>;
  /** Sets the player's goal; null for none. */
  setGoal(player: Viewer, goal: Goal | null): Promise<Aims>;
  /** Recordings of what the player writes on other desks. */
  deskRecordings: DeskRecordings;
  /** Adds to the recording of a session, or of a text on another desk, what its page noticed. */
  recordSteps(player: Viewer, storyId: string, batch: RecordingBatch): Promise<RecordingAnswer>;
  /** How a story was written; undefined when there is nothing that this person may watch. */
  recordingOf(seen: { storyId: string; viewerId: string | undefined }): Promise<Recording | undefined>;
  /** Remembers that the player has watched a recording of their own to its end. */
  recordingWatched(player: Viewer, storyId: string): Promise<void>;
  /** Publishes a recording of the player's own, or takes it back. @throws {Refusal} when they have not watched it. */
  publishRecording(player: Viewer, storyId: string, as: PublishedAs): Promise<void>;
  /** Ends unfinished sessions that accept no more words. @returns how many. */
  settleDueSessions(): Promise<number>;
}

/** Other ways to write, as features declare them. */
export const waysToWriteContext = createContext<readonly WayToWrite[]>();

/** The key under which loaders, actions and other features find the service. */
export const writingContext = createContext<WritingService>();

/** Thrown when a session and its story could not be stored. */
export class StoryNotCreated extends Error {
  constructor(cause: unknown) {
    super(texts.createFailed, { cause });
    this.name = 'StoryNotCreated';
  }
}

interface WritingDependencies {
  db: Db;
  clock: Clock;
  random: Random;
  writerModel: WriterModel;
  progress: CountedProgress;
  limiter: Pick<RateLimiter, 'use'>;
  log?: Pick<Log, 'error' | 'warn'>;
  /** Default: FEWEST_WORDS; tests of other rules write less. */
  fewestWords?: number;
}

/**
 * Creates the service of Creative Writing: sessions on the server's clock, words that are never lost.
 * @see docs/product/creative-writing.md
 */
export function createWritingService({
  db,
  clock,
  random,
  writerModel,
  progress,
  limiter,
  log,
  fewestWords = FEWEST_WORDS,
}: WritingDependencies): WritingService {
  const dealer = createDealer({ db, clock, random, writerModel, log });
  const sessions = createRunningSessions({ db, clock, progress, fewestWords, log });

  return {
    async newPrompt(player, seen) {
      await limiter.use(`writing-prompt:${player.id}`, PROMPTS);
      return dealer.prompt(player.id, seen);
    },

    async chosenPrompt(player, promptId) {
      await limiter.use(`writing-prompt:${player.id}`, PROMPTS);
      return dealer.chosenPrompt(player.id, promptId);
    },

    promptOfDay: () => promptOfDay(clock.now()),

    continuations: (player) => dealer.continuations(player.id),

    async startSession(player, wishes) {
      const running = await sessions.runningStory(player.id);
      if (running) return { storyId: running, resumed: true, defaultStarter: false };
      await limiter.use(`writing-start:${player.id}`, STARTS);
      if (wishes.parentId !== undefined) await requireContinuable(db, player.id, wishes.parentId, clock.now());
      const parent = wishes.parentId === undefined ? undefined : await findParent(db, player.id, wishes.parentId);
      const prompt = parent ? texts.appendagePrompt : wishes.prompt;
      const { starter, isDefault } = await dealer.starter(player.id, { prompt, ending: parent?.ending, beginning: wishes.beginning ?? '' });
      try {
        const { timeZone, record } = wishes;
        const storyId = await openSession({ db, clock }, player.id, { prompt, timeZone, starter, parentId: parent?.id, record });
        if (storyId) return { storyId, resumed: false, defaultStarter: isDefault };
      } catch (error) {
        throw new StoryNotCreated(error);
      }
      const other = await sessions.runningStory(player.id);
      if (!other) throw new StoryNotCreated(undefined);
      return { storyId: other, resumed: true, defaultStarter: false };
    },

    async currentSession(player) {
      const storyId = await sessions.runningStory(player.id);
      return storyId ? await sessionForPage({ db, clock }, player.id, storyId) : undefined;
    },

    async saveWords(player, storyId, request) {
      if (!isUuid(storyId)) return { status: 'gone' };
      await prepareWritten(storedText(request.body), player.id);
      return db.transaction().execute((trx) => takeWords({ trx, clock, progress, fewestWords }, player.id, storyId, request));
    },

    async keepAsDraft(player, storyId, draftId, words) {
      await limiter.use(`writing-draft:${player.id}`, DRAFTS);
      await storeDraft(db, clock.now(), { player, storyId, draftId, words });
    },

    histories: createStoryHistories({ db, clock }),

    async keepVisitorWords(words, { clientAddress, earlierId }) {
      await limiter.use(`visitor-words:${clientAddress}`, VISITS);
      return keepVisitorWords(db, clock.now(), words, earlierId);
    },

    broughtWords: (player, broughtId) => findBrought(db, player.id, broughtId),

    takeBrought: (player, broughtId) =>
      db.transaction().execute((trx) => takeVisitorWords(trx, { playerId: player.id, broughtId, now: clock.now() })),

    forgetVisitorWords: () => forgetVisitorWords(db, clock.now()),

    draftsOf: (player) => listDrafts(db, player.id),

    parentStory: (player, storyId) => findParent(db, player.id, storyId),

    afterClock: (seen) => afterClock(db, seen),

    sessionText: (seen) => sessionText(db, seen),

    async titleAnswered(player, storyId) {
      if (!isUuid(storyId)) return;
      const session = db.updateTable('writing_session').set({ title_asked: true });
      await session.where('story_id', '=', storyId).where('player_id', '=', player.id).execute();
    },

    revisionOf: (player, storyId) => findRevision(db, player.id, storyId),

    async saveRevision(player, storyId, request) {
      if (request.purpose === 'finish') await prepareWritten(storedText(request.body), player.id);
      return db.transaction().execute((trx) => takeRevision(trx, clock, player.id, storyId, request));
    },

    dropRevision: (player, storyId) => db.transaction().execute((trx) => dropRevision(trx, player.id, storyId)),

    sessionMinutes: async (player) => sessionSeconds(await hasMoreTime(db, player.id)) / 60,

    aimsOf: (player) => aimsOf(db, player.id, clock.now()),

    async setGoal(player, goal) {
      await setGoal(db, player.id, goal);
      return aimsOf(db, player.id, clock.now());
    },

    deskRecordings: createDeskRecordings({ db, clock }),

    recordSteps: (player, storyId, batch) => db.transaction().execute((trx) => takeBatch(trx, clock, player.id, storyId, batch)),

    recordingOf: ({ storyId, viewerId }) => findRecording(db, storyId, viewerId),

    recordingWatched: (player, storyId) => recordingWatched(db, player.id, storyId),

    publishRecording: (player, storyId, as) => db.transaction().execute((trx) => publishRecording(trx, player.id, storyId, as)),

    settleDueSessions: sessions.settleDue,
  };
}
