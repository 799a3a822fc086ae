import { createContext } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import { HOUR_S } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { Limit, RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Random } from '~/platform/random/random';
import type { FirstReaders } from '~/stories/first-readers/first-readers.server';
import {
  type Anthology,
  type AnthologyBook,
  type AnthologyReader,
  anthologyBook,
  challengeOfStory,
  type ListedAnthology,
  listAnthologies,
  readAnthology,
} from './anthology/read-anthology.server';
import { type ChallengeProgress, revealDue } from './anthology/reveal.server';
import { currentWeek, type RunningWeek } from './entering/current-week.server';
import { countEntries, enterText, type OwnEntry, ownEntry, type SentEntry, withdrawEntry } from './entering/enter.server';
import { drawDue } from './picks/draw.server';
import { enterLot, isInLot, type OwnPick, ownPick, pickStory } from './picks/pick.server';
import { readingsOf } from './picks/readings.server';
import { drawing, endOfWeek, namesWeek } from './rules/weeks';
import { texts } from './texts';

const CHANGES: Limit = { max: 60, windowSeconds: HOUR_S };
/** How many anthologies the page lists: those of a year. Each leads to the one before it. */
const LISTED = 52;

type Reader = Pick<Viewer, 'id' | 'role'>;

/** The week that runs, and the anthologies before it. */
export interface ChallengeNow extends RunningWeek {
  ends: Date;
  /** How many entries are sealed. */
  entries: number;
  own: OwnEntry | undefined;
  /** The latest first. */
  anthologies: ListedAnthology[];
}

/** What a player can do about the picks of a week. */
interface PickChances {
  /** How many entries by others they have read, and must have read to be drawn; undefined where there is no draw for them. */
  lot: { read: number; asked: number; entered: boolean } | undefined;
  pick: OwnPick | undefined;
  /** Which of the entries they have read. */
  read: string[];
}

export interface ChallengeService {
  now(player: Reader | undefined): Promise<ChallengeNow>;
  /** An anthology; 'sealed' while its week runs, undefined where there is none. */
  anthology(monday: string, reader: AnthologyReader): Promise<Anthology | 'sealed' | undefined>;
  chances(player: Reader, monday: string): Promise<PickChances>;
  book(monday: string): Promise<AnthologyBook | undefined>;
  /** The challenge that a published story comes from. */
  ofStory: (storyId: string) => ReturnType<typeof challengeOfStory>;
  /** @throws {Refusal} {RateLimited} */
  enter(player: Reader, sent: SentEntry): Promise<void>;
  /** @returns the draft it became. @throws {Refusal} {RateLimited} */
  withdraw(player: Reader, week: string): Promise<string>;
  /** @throws {Refusal} {RateLimited} */
  enterLot(player: Reader, week: string): Promise<void>;
  /** @throws {Refusal} {RateLimited} */
  pick(player: Reader, picked: { week: string; storyId: string; said: string }): Promise<void>;
  /** Publishes what is due, and draws readers. Any process may do it at any time. */
  turn(): Promise<void>;
}

/** Where loaders, actions and other features find it. */
export const challengeContext = createContext<ChallengeService>();

interface ChallengeDependencies {
  db: Db;
  clock: Clock;
  random: Random;
  limiter: Pick<RateLimiter, 'use'>;
  progress: ChallengeProgress;
  firstReaders: Pick<FirstReaders, 'finishedOf'>;
}

/** One prompt a week; what was written to it appears together. @see docs/product/challenge.md */
export function createChallenge({ db, clock, random, limiter, progress, firstReaders }: ChallengeDependencies): ChallengeService {
  const count = ({ id }: Reader) => limiter.use(`challenge:${id}`, CHANGES);
  const readings = ({ id }: Reader, week: string) => readingsOf({ db, firstReaders }, id, week);

  return {
    async now(player) {
      await revealDue(db, progress, clock.now());
      const week = await currentWeek(db, clock.now());
      return {
        ...week,
        ends: endOfWeek(week.monday),
        entries: await countEntries(db, week.monday),
        own: player && (await ownEntry(db, player.id, week.monday)),
        anthologies: await listAnthologies(db, LISTED),
      };
    },
    async anthology(monday, reader) {
      if (!namesWeek(monday)) return undefined;
      // Nobody waits for the job on Monday.
      await revealDue(db, progress, clock.now());
      return readAnthology(db, monday, reader);
    },
    async chances(player, monday) {
      const now = clock.now();
      await drawDue(db, random, now);
      const { read, asked } = await readings(player, monday);
      const open = now < drawing(monday).until;
      return {
        lot: open && asked !== undefined ? { read: read.size, asked, entered: await isInLot(db, player.id, monday) } : undefined,
        pick: await ownPick(db, player, monday, now),
        read: [...read],
      };
    },
    book: async (monday) => (namesWeek(monday) ? anthologyBook(db, monday) : undefined),
    ofStory: (storyId) => challengeOfStory(db, storyId),
    async enter(player, sent) {
      await count(player);
      await enterText(db, player.id, sent, clock.now());
    },
    async withdraw(player, week) {
      await count(player);
      return withdrawEntry(db, player.id, week, clock.now());
    },
    async enterLot(player, week) {
      await count(player);
      if (!namesWeek(week)) throw new Refusal(texts.lot.over, { status: 404 });
      await enterLot(db, player.id, week, await readings(player, week), clock.now());
    },
    async pick(player, picked) {
      await count(player);
      if (!namesWeek(picked.week)) throw new Refusal(texts.pick.notDrawn, { status: 404 });
      await pickStory(db, player, picked, await readings(player, picked.week), clock.now());
    },
    async turn() {
      const now = clock.now();
      await currentWeek(db, now);
      await revealDue(db, progress, now);
      await drawDue(db, random, now);
    },
  };
}
