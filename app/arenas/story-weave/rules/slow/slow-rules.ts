import { cutAt } from '~/platform/text/printable';
import { whyNotSeated } from '../policy';
import { type Moment, type PersonTurn, type Room, real, seatOf } from '../room';
import { closing } from '../turns/closing';
import { type RoomEffect, type RoomStep, same } from '../turns/running-turn';
import {
  isSlow,
  latestWriter,
  MAX_SLOW_TURN,
  nextInTurn,
  penLastsMs,
  SILENCE_MS,
  SLOW_CLOSES_MS,
  SLOW_TURNS,
  type SlowRoom,
  slowWriters,
  withoutSlowWriter,
} from './slow';
import type { SlowRoomEvent } from './slow-events';
import { whyNotEnding, whyNotHandingIn, whyNotLettingRead, whyNotPassingPen, whyNotTakingPen } from './slow-policy';
import { freshSlow, type Slow } from './slow-state';

/** A new room that begins at once, slowly. @param prompt its opener's, or one that was drawn. */
export function asSlowRoom(room: Room, { prompt, promptBy }: { prompt: string; promptBy: string | undefined }, moment: SlowMoment): Room {
  const slow = freshSlow(moment.now);
  const spareOpening = { ...room.spareOpening, prompt, ...(promptBy && { starter: prompt }) };
  return withTimes({ ...room, spareOpening, slow, waitsUntil: null, nextAt: null, ...(promptBy && { promptBy }) }, moment);
}

/** A new fold that goes round: these people are in it from the beginning, and the first of them has the pen. */
export function asRoundFold(room: Room, { prompt, people, until }: RoundFold, moment: SlowMoment): Room {
  const slow = { ...freshSlow(moment.now), foldsUntil: until };
  const seats = room.seats.map((seat, place) => {
    const one = people[place];
    return one ? { ...seat, person: { ...one, awaySince: null, lost: false, emptyTurns: 0, fromRound: 1 } } : seat;
  });
  const opening = { prompt, starter: '', isDefault: false };
  return withTimes({ ...room, seats, slow, opening, waitsUntil: null, nextAt: null }, moment);
}

interface RoundFold {
  prompt: string;
  people: readonly { playerId: string; name: string }[];
  /** When it ends, in ms since 1970. */
  until: number;
}

type SlowMoment = Pick<Moment, 'now' | 'gameSpeed'>;

/**
 * Applies an event to a slow room. Nobody is present or away in one: people have the seats they took until they leave them.
 * @see docs/product/slow-rooms.md
 */
export function slowStep(room: SlowRoom, event: SlowRoomEvent, moment: Moment): RoomStep {
  return [happened, handedOn, due, ended].reduce<RoomStep>(
    (step, rule) => {
      if (!isSlow(step.room) || step.room.status === 'closed') return step;
      const next = rule(step.room, event, moment);
      return { room: next.room, effects: [...step.effects, ...next.effects] };
    },
    { room, effects: [] },
  );
}

/** When something happens in a slow room if nobody does anything, in ms since 1970. */
export function slowDueAt({ slow, opening, openingBy, closesAt }: SlowRoom, moment: Pick<Moment, 'gameSpeed'>): number {
  const { pen } = slow;
  const times = [closesAt];
  if (!opening) times.push(openingBy);
  if (pen && !pen.free) times.push(pen.since + real(moment, penLastsMs({ slow }, pen)));
  if (!slow.offered && slow.foldsUntil === undefined) times.push(slow.quietSince + real(moment, SILENCE_MS));
  return Math.min(...times);
}

function happened(room: SlowRoom, event: SlowRoomEvent, moment: Moment): RoomStep {
  switch (event.type) {
    case 'joined':
      return same(joined(room, event, moment));
    case 'left':
    case 'removed':
      return same(withoutWriter(room, event.playerId, event.type === 'removed'));
    case 'closed-by-opener':
      return same({ ...room, closesAt: Math.min(room.closesAt, moment.now) });
    case 'opening-ready':
      return same(room.opening ? room : { ...room, opening: withBy(room, event.opening) });
    case 'slow-turn':
      return whyNotHandingIn({ id: event.playerId }, room) ? same(room) : written(room, event, moment);
    case 'pen-taken': {
      const { playerId } = event;
      if (whyNotTakingPen({ id: playerId }, room)) return same(room);
      const pen = { playerId, since: moment.now, taken: true, free: false };
      return { room: withSlow(room, { pen }), effects: [{ type: 'pen-held', playerId }] };
    }
    case 'pen-passed':
      return whyNotPassingPen({ id: event.playerId }, room) ? same(room) : passed(room, event.playerId, moment);
    case 'readers-let':
      return same(whyNotLettingRead({ id: event.playerId }, room) ? room : withVoice(room, 'letsRead', event));
    case 'end-wanted':
      return same(whyNotEnding({ id: event.playerId }, room) ? room : withVoice(room, 'wantsEnd', event));
    default:
      return same(room);
  }
}

function joined(room: SlowRoom, { playerId, name, role }: SlowRoomEvent & { type: 'joined' }, moment: Moment): SlowRoom {
  if (seatOf(room, playerId) !== undefined || whyNotSeated({ id: playerId }, room, moment.now)) return room;
  const free = room.seats.findIndex(({ person }) => person === null);
  const person = { playerId, name, awaySince: null, lost: false, emptyTurns: 0, fromRound: 1, ...(role && { role }) };
  return { ...room, seats: room.seats.map((seat, index) => (index === free ? { ...seat, person } : seat)) };
}

function withoutWriter(room: SlowRoom, playerId: string, forGood: boolean): SlowRoom {
  const setting = room.setting && forGood ? { ...room.setting, removed: [...room.setting.removed, playerId] } : room.setting;
  const seats = room.seats.map((seat) => (seat.person?.playerId === playerId ? { ...seat, person: null } : seat));
  return { ...room, ...(setting && { setting }), seats, slow: withoutSlowWriter(room.slow, playerId) };
}

/** A turn is begun and ended in one: what is being written stands in its writer's draft until then. */
function written(
  room: SlowRoom,
  { playerId, text: sent, submitId, last }: SlowRoomEvent & { type: 'slow-turn' },
  moment: Moment,
): RoomStep {
  const text = cutAt(sent, MAX_SLOW_TURN).trim();
  const seat = seatOf(room, playerId);
  if (text === '' || seat === undefined) return same(room);
  const { wrote, pen, offered } = room.slow;
  const number = room.lastNumber + 1;
  const startedAt = Math.min(pen?.since ?? moment.now, moment.now);
  const turn: PersonTurn = { kind: 'person', number, seat, playerId, startedAt, endsAt: moment.now };
  const slow: Slow = {
    ...room.slow,
    ...{ wrote: { ...wrote, [playerId]: number }, pen: null, passed: [] },
    ...{ quietSince: moment.now, offered: false, wantsEnd: [] },
  };
  // Nobody writes twice in a row but to end the story.
  const isLast = number >= SLOW_TURNS || (offered && (last || latestWriter(room) === playerId));
  const next = withTimes({ ...room, lastNumber: number, round: number, slow }, moment);
  return {
    room: isLast ? { ...next, closesAt: moment.now } : next,
    effects: [
      { type: 'turn-started', turn },
      { type: 'turn-ended', turn, text, submitId },
    ],
  };
}

/** The pen goes to the next one in turn after whoever passes; it stays where there is nobody else. */
function passed(room: SlowRoom, playerId: string, moment: Moment): RoomStep {
  const next = nextInTurn(room, playerId);
  const passed = [...room.slow.passed.filter((id) => id !== playerId), playerId];
  return next === undefined ? same(room) : given(withSlow(room, { passed }), next, moment);
}

/** A pen that nobody has goes to the one who wrote longest ago. */
function handedOn(room: SlowRoom, _event: SlowRoomEvent, moment: Moment): RoomStep {
  const next = room.slow.pen === null && !isEnding(room, moment) ? nextInTurn(room) : undefined;
  return next === undefined ? same(room) : given(room, next, moment);
}

function given(room: SlowRoom, playerId: string, moment: Moment): RoomStep {
  const pen = { playerId, since: moment.now, taken: false, free: false };
  return { room: withSlow(room, { pen }), effects: [{ type: 'pen-given', playerId }] };
}

/** What time brings: an opening, a pen that is free, an ending on offer. */
function due(room: SlowRoom, _event: SlowRoomEvent, moment: Moment): RoomStep {
  const opened =
    room.opening || moment.now < room.openingBy ? room : { ...room, opening: withBy(room, { ...room.spareOpening, isDefault: true }) };
  const { pen, quietSince, offered, foldsUntil } = opened.slow;
  const effects: RoomEffect[] = [];
  let changed = opened;
  if (pen && !pen.free && moment.now >= pen.since + real(moment, penLastsMs(opened, pen))) {
    changed = withSlow(changed, { pen: { ...pen, free: true } });
    effects.push({ type: 'pen-freed', playerId: pen.playerId });
  }
  if (!offered && foldsUntil === undefined && moment.now >= quietSince + real(moment, SILENCE_MS) && !isEnding(changed, moment)) {
    changed = withSlow(changed, { offered: true });
    effects.push({ type: 'ending-offered' });
  }
  return { room: changed, effects };
}

/** The room closes with its last turn, when more than half of its writers want it to, when nobody is left, or after its silence. */
function ended(room: SlowRoom, _event: SlowRoomEvent, moment: Moment): RoomStep {
  if (!isEnding(room, moment)) return same(room);
  return closing({ ...room, closesAt: Math.min(room.closesAt, moment.now) }, moment);
}

function isEnding(room: SlowRoom, moment: Moment): boolean {
  const writers = slowWriters(room);
  return moment.now >= room.closesAt || writers.length === 0 || room.slow.wantsEnd.length * 2 > writers.length;
}

function withTimes<Changed extends Room>(room: Changed, moment: SlowMoment): Changed {
  const closesAt = room.slow?.foldsUntil ?? moment.now + real(moment, SLOW_CLOSES_MS);
  return { ...room, closesAt, gameEndsAt: closesAt };
}

function withSlow(room: SlowRoom, change: Partial<Slow>): SlowRoom {
  return { ...room, slow: { ...room.slow, ...change } };
}

/** A writer says yes or takes it back. */
function withVoice(room: SlowRoom, list: 'wantsEnd' | 'letsRead', { playerId, on }: { playerId: string; on: boolean }): SlowRoom {
  if (room.slow[list].includes(playerId) === on) return room;
  const others = room.slow[list].filter((id) => id !== playerId);
  return withSlow(room, { [list]: on ? [...others, playerId] : others });
}

function withBy({ promptBy }: Room, opening: NonNullable<Room['opening']>): NonNullable<Room['opening']> {
  return promptBy ? { ...opening, by: promptBy } : opening;
}
