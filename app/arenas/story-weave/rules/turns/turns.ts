import { cutAt } from '~/platform/text/printable';
import { battleDueAt, battleProceeds } from '../battle/battle-rules';
import { foldDueAt, foldProceeds } from '../fold/fold-rules';
import { MAX_TURN_LENGTH } from '../limits';
import { inWholeSentences } from '../reveal/reveal';
import { type Moment, type Room, seatsOf } from '../room';
import { isBattle } from '../room-setting';
import { giveUpSeats, seatGoesAt } from '../seats/seats';
import { isSlow } from '../slow/slow';
import type { SlowRoomEvent } from '../slow/slow-events';
import { slowDueAt, slowStep } from '../slow/slow-rules';
import { isAbandoned, roomMoment, standstillEndsAt, stoodStill } from '../standstill';
import { steeringProceeds } from '../steering/steering';
import { waitingDueAt, waitingProceeds } from '../waiting/waiting-rules';
import { closing } from './closing';
import { happened, withWriter } from './happened';
import type { RoomEvent } from './room-event';
import { askAhead, beginTurn, endTurn, isTimeForTurn, type RoomStep, same, turnEndsAt, waitsForText } from './running-turn';

/**
 * Applies an event to a room. Whatever the event, everything that is due at the moment happens too; so an event that
 * comes late, twice or not at all never stalls a room.
 * @returns the room and its effects; the identical room object when nothing has changed.
 * @see docs/product/story-weave.md
 */
export function roomStep(room: Room, event: RoomEvent, moment: Moment): RoomStep {
  if (room.status === 'closed') return { room, effects: [] };
  if (isSlow(room)) return slowStep(room, ofSlowRoom(event), moment);
  const step = isAbandoned(room, moment) ? applied(room, { type: 'closed-by-opener' }, moment) : applied(room, event, moment);
  return { room: stoodStill(step.room, moment), effects: step.effects };
}

/** Nobody is here or away in a slow room, and nothing streams: what is left is as if time had passed. */
function ofSlowRoom(event: RoomEvent): SlowRoomEvent {
  switch (event.type) {
    case 'joined':
    case 'left':
    case 'removed':
    case 'closed-by-opener':
    case 'opening-ready':
    case 'slow-turn':
    case 'pen-taken':
    case 'pen-passed':
    case 'readers-let':
    case 'end-wanted':
      return event;
    default:
      return { type: 'time' };
  }
}

/** Everything that an event brings, by the room's own clock. */
function applied(room: Room, event: RoomEvent, outside: Moment): RoomStep {
  const moment = roomMoment(room, outside);
  const rules = rulesOf(room);
  return rules.reduce<RoomStep>(
    (step, rule) => {
      const next = rule(step.room, moment, event);
      return { room: next.room, effects: [...step.effects, ...next.effects] };
    },
    { room, effects: [] },
  );
}

/** What is due in a room, in this order. */
function rulesOf(room: Room) {
  if (room.waiting) return [happened, seatsAndStatus, waitingProceeds, closing];
  if (room.fold) return [happened, seatsAndStatus, foldProceeds, closing];
  if (isBattle(room)) return [happened, seatsAndStatus, battleProceeds, closing];
  return [happened, steeringProceeds, seatsAndStatus, turnOver, closing, turnBegun];
}

/** When something happens next if nobody does anything, in ms since 1970; null for a closed room. */
export function dueAt(room: Room, moment: Pick<Moment, 'gameSpeed'>): number | null {
  if (room.status === 'closed') return null;
  if (isSlow(room)) return slowDueAt(room, moment);
  const still = standstillEndsAt(room, moment);
  if (still !== undefined) return still;
  const seats = seatsOf(room).map((seat) => seatGoesAt(room, seat, moment));
  const openingBy = room.opening || room.waiting ? null : room.openingBy;
  const times: (number | null | undefined)[] = [...seats, openingBy, waitingDueAt(room, moment)];
  if (room.status === 'open') times.push(room.gameEndsAt);
  times.push(room.lastPart?.awaits?.until);
  if (room.fold) times.push(room.closesAt, room.waitsUntil, ...(room.waiting ? [] : foldDueAt(room, moment)));
  else if (isBattle(room)) times.push(room.closesAt, room.waitsUntil, ...battleDueAt(room));
  else if (room.turn) times.push(turnEndsAt(room, room.turn));
  else times.push(room.closesAt, room.waitsUntil, nextTurnDueAt(room, moment));
  return Math.min(...times.filter((time) => time !== null && time !== undefined));
}

function nextTurnDueAt(room: Room, moment: Pick<Moment, 'gameSpeed'>): number | null {
  if (room.nextAt === null || !room.opening || !isTimeForTurn(room, { ...moment, now: room.nextAt })) return null;
  return waitsForText(room) ? Math.max(room.nextAt, room.asked?.until ?? 0) : room.nextAt;
}

function seatsAndStatus(room: Room, moment: Moment): RoomStep {
  const seated = giveUpSeats(room, moment);
  const opened =
    seated.opening || seated.waiting || moment.now < seated.openingBy
      ? seated
      : { ...seated, opening: withWriter(seated, { ...seated.spareOpening, isDefault: true }) };
  return same(opened.status === 'open' && moment.now >= opened.gameEndsAt ? { ...opened, status: 'epilogue' } : opened);
}

function turnOver(room: Room, moment: Moment): RoomStep {
  const { turn } = room;
  if (!turn || moment.now < turnEndsAt(room, turn)) return same(room);
  return endTurn(room, turn, inWholeSentences(cutAt(moment.draft, MAX_TURN_LENGTH).trim()), moment);
}

function turnBegun(room: Room, moment: Moment): RoomStep {
  if (room.nextAt === null || !room.opening || !isTimeForTurn(room, moment)) return same(room);
  // The words before the next turn are known: its AI writer can start thinking.
  return moment.now < room.nextAt ? askAhead(room, moment) : beginTurn(room, moment);
}
