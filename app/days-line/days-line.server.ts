import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS, DAY_S } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { NOTHING_YET, type OwnDay, ownDay } from './days/read-day.server';
import { type LineWeek, readWeek, weekOfStory } from './days/read-week.server';
import { turnDay } from './days/turn-day.server';
import type { WeekProgress } from './days/week-story.server';
import type { LinePerson } from './person';
import { dayOf, endOf, weekOf } from './rules/days';
import { addSentence, type SentSentence } from './taking-part/add-sentence.server';
import { dealPairTo, pickSentence } from './taking-part/pairs.server';

/** Sentences and picks of one player. */
const OF_PLAYER = { max: 60, windowSeconds: 600 };
/** The same of all guests at one address: a class may share it. */
const OF_ADDRESS = { max: 200, windowSeconds: DAY_S };
/** New guests from one address. */
const NEW_GUESTS = { max: 60, windowSeconds: DAY_S };
/** How long pairs and the ids of guests are kept. */
const KEPT_MS = 7 * DAY_MS;

/** A person who takes part, with where they come from. */
export interface Participant {
  person: LinePerson;
  clientAddress: string;
}

/** The day that runs. */
export interface LineToday {
  /** In UTC. */
  day: string;
  ends: Date;
  week: LineWeek;
  /** The sentence that everybody continues. */
  opening: { body: string; name: string | null; playerId: string | null; id: string | null };
  own: OwnDay;
}

export interface DaysLineService {
  /** The day that runs, as a person sees it. @param person undefined for a visitor who has done nothing yet. */
  today(person: LinePerson | undefined): Promise<LineToday>;
  /** A week by its Monday; undefined where there is none. */
  week(monday: string): Promise<LineWeek | undefined>;
  /** The week whose lines a story is; undefined for any other story. */
  weekOfStory: (storyId: string, viewerId: string | undefined) => ReturnType<typeof weekOfStory>;
  /** @throws {Refusal} {RateLimited} */
  add(who: Participant, sent: SentSentence): Promise<void>;
  /** @throws {Refusal} {RateLimited} */
  pick(who: Participant, picked: { pairId: string; sentenceId: string }): Promise<void>;
  /** Deals a pair where there was none before. @throws {Refusal} {RateLimited} */
  deal(who: Participant, day: string): Promise<void>;
  /** Counts a new guest of an address. @throws {RateLimited} */
  countGuest(clientAddress: string): Promise<void>;
  /** Decides the day before, and opens today, unless that has happened. */
  turn(): Promise<unknown>;
  /** Forgets who picked what, and which browser a guest's sentence came from. */
  forgetOld(): Promise<void>;
}

/** Where loaders, actions and other features find it. */
export const daysLineContext = createContext<DaysLineService>();

interface DaysLineDependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  progress: WeekProgress;
}

/** @see docs/product/days-line.md */
export function createDaysLine({ db, clock, limiter, progress }: DaysLineDependencies): DaysLineService {
  const turn = () => turnDay({ db, clock, progress });

  /** Counts something that a person does. */
  async function count({ person, clientAddress }: Participant): Promise<void> {
    if (person.kind === 'player') await limiter.use(`days-line:${person.id}`, OF_PLAYER);
    else await limiter.use(`days-line:${clientAddress}`, OF_ADDRESS);
  }

  return {
    async today(person) {
      const day = await turn();
      const week = await readWeek(db, weekOf(day));
      if (!week) throw new Error('There is no week of today.');
      const own = person ? await ownDay(db, person, day) : NOTHING_YET;
      return { day, ends: endOf(day), week, opening: openingOf(week), own };
    },
    week: (monday) => readWeek(db, monday),
    weekOfStory: (storyId, viewerId) => weekOfStory(db, storyId, viewerId),
    async add(who, sent) {
      await count(who);
      await turn();
      await addSentence({ db, clock }, who.person, sent);
    },
    async pick(who, picked) {
      await count(who);
      await turn();
      await pickSentence({ db, clock }, who.person, picked);
    },
    async deal(who, day) {
      await count(who);
      await turn();
      await dealPairTo({ db }, who.person, day);
    },
    countGuest: (clientAddress) => limiter.use(`days-line-guest:${clientAddress}`, NEW_GUESTS),
    turn,
    async forgetOld() {
      const before = dayOf(new Date(clock.now().getTime() - KEPT_MS));
      await removeRows(db, 'days_line_pair', sql`day < ${before}`);
      await db
        .updateTable('days_line_sentence')
        .set({ guest_id: null })
        .where('guest_id', 'is not', null)
        .where('day', '<', before)
        .execute();
    },
  };
}

/** What the running day of a week opens with: the sentence that was chosen last. */
function openingOf({ opening, days }: LineWeek): LineToday['opening'] {
  const line = days.findLast((day) => day.line !== null)?.line;
  return line
    ? { body: line.body, name: line.name, playerId: line.playerId, id: line.id }
    : { body: opening, name: null, playerId: null, id: null };
}
