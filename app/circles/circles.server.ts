import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { StoryWeave } from '~/arenas/story-weave/story-weave.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS, HOUR_S } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import type { Limit, RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Log } from '~/platform/log/log.server';
import type { EveningAnswer, WeeklyTime } from './rules/evenings';
import { circleCalendar } from './server/calendar.server';
import { type CircleView, circlePage, type InvitationView, invitationView, type OwnCircle, ownCircles } from './server/circle-page.server';
import { answerEvening, sitDown, turnEvenings } from './server/evenings.server';
import {
  handOver,
  joinCircle,
  leaveCircle,
  makeCircle,
  removeMember,
  renameCircle,
  renewInvitation,
  setWeeklyTime,
} from './server/membership.server';

/** How often a player may make a circle, and change or answer in one. */
const MADE: Limit = { max: 10, windowSeconds: HOUR_S };
const CHANGED: Limit = { max: 120, windowSeconds: HOUR_S };
/** How long evenings are kept, with who came, in ms: longer than a season. */
const KEPT_MS = 120 * DAY_MS;

/** What a host or a member changes. */
type CircleChange =
  | { change: 'leave' | 'new-link' | 'no-time' }
  | { change: 'remove' | 'hand-over'; person: string }
  | { change: 'rename'; name: string }
  | { change: 'set-time'; time: WeeklyTime };

/** People who meet each week. @see docs/product/circles.md */
export interface CirclesService {
  own(playerId: string): Promise<OwnCircle[]>;
  /** A circle as a member sees it; undefined for everybody else. */
  page(playerId: string, circleId: string): Promise<CircleView | undefined>;
  /** The circle of a link; undefined where it leads nowhere. */
  invitation(playerId: string, invitation: string): Promise<InvitationView | undefined>;
  /** @returns its id. @throws {Refusal} {RateLimited} */
  make(playerId: string, made: { name: string; roomId?: string | undefined }): Promise<string>;
  /** @returns its id. @throws {Refusal} {RateLimited} */
  join(playerId: string, invitation: string): Promise<string>;
  /** @throws {Refusal} {RateLimited} */
  change(playerId: string, circleId: string, changed: CircleChange): Promise<void>;
  /** @throws {Refusal} {RateLimited} */
  answer(playerId: string, said: { circleId: string; eveningId: string; answer: EveningAnswer }): Promise<void>;
  /** @returns the room of an open evening. @throws {Refusal} {RateLimited} */
  sit(playerId: string, evening: { circleId: string; eveningId: string }): Promise<string>;
  /** The text of an .ics file; undefined for an address that leads nowhere. @param site the site's address. */
  calendar(calendar: string, site: string): Promise<string | undefined>;
  /** What clocks do. Any process may do it at any time. */
  turn(): Promise<void>;
  /** Forgets old evenings. */
  removeOld(): Promise<void>;
}

/** Where loaders, actions and other features find it. */
export const circlesContext = createContext<CirclesService>();

interface CircleDependencies {
  db: Db;
  clock: Clock;
  limiter: Pick<RateLimiter, 'use'>;
  weave: Pick<StoryWeave, 'open' | 'join' | 'depart' | 'slow'>;
  log?: Pick<Log, 'error'>;
}

/** @see docs/product/circles.md */
export function createCircles({ db, clock, limiter, weave, log }: CircleDependencies): CirclesService {
  const evenings = {
    db,
    clock,
    weave,
    failed: (error: unknown, id: string) => log?.error({ err: error, id }, 'an evening could not go on'),
  };
  const counted = (playerId: string) => limiter.use(`circle:${playerId}`, CHANGED);

  return {
    own: (playerId) => ownCircles(db, playerId, clock.now()),
    page: (playerId, circleId) => circlePage({ db, clock }, playerId, circleId),
    invitation: (playerId, invitation) => invitationView(db, playerId, invitation),
    async make(playerId, made) {
      await limiter.use(`circle-made:${playerId}`, MADE);
      return await makeCircle({ db, clock }, playerId, made);
    },
    async join(playerId, invitation) {
      await counted(playerId);
      return await joinCircle({ db, clock }, playerId, invitation);
    },
    async change(playerId, circleId, changed) {
      await counted(playerId);
      switch (changed.change) {
        case 'leave':
          return await leaveCircle({ db }, playerId, circleId);
        case 'new-link':
          return await renewInvitation({ db }, playerId, circleId);
        case 'no-time':
          return await setWeeklyTime({ db, clock }, playerId, circleId, undefined);
        case 'set-time':
          return await setWeeklyTime({ db, clock }, playerId, circleId, changed.time);
        case 'remove':
          return await removeMember({ db }, playerId, circleId, changed.person);
        case 'hand-over':
          return await handOver({ db }, playerId, circleId, changed.person);
        case 'rename':
          return await renameCircle({ db }, playerId, circleId, changed.name);
      }
    },
    async answer(playerId, said) {
      await counted(playerId);
      await answerEvening({ db, clock }, playerId, said);
    },
    async sit(playerId, evening) {
      await counted(playerId);
      return await sitDown(evenings, playerId, evening);
    },
    calendar: (calendar, site) => circleCalendar(db, { clock, site }, calendar),
    turn: () => turnEvenings(evenings),
    removeOld: async () => void (await removeRows(db, 'circle_evening', sql`starts_at < ${new Date(clock.now().getTime() - KEPT_MS)}`)),
  };
}
