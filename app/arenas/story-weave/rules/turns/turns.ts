import type { Card } from '~/ai-writers/card';
import type { OpeningView } from '../../protocol/room.contract';
import { type BattleEvent, battleAskerLost, battleDueAt, battleHappened, battleLeft, battleProceeds } from '../battle/battle-rules';
import { joinRound } from '../battle/round';
import { type FoldEvent, foldAskerLost, foldDueAt, foldHappened, foldLeft, foldProceeds } from '../fold/fold-rules';
import { MAX_TURN_LENGTH } from '../limits';
import { type MemoryEvent, withMemory } from '../memory/room-memory';
import { noteOf, type RoomNote } from '../note';
import { noted } from '../noted';
import { whyNotSeated } from '../policy';
import { inWholeSentences } from '../reveal/reveal';
import { type Moment, type Person, type Room, seatOf, seatsOf, withPerson } from '../room';
import { isBattle } from '../room-setting';
import { giveUpSeats, isDeserted, isOnlyOneHere, seatGoesAt, seatPerson, withoutRemoved, woken } from '../seats/seats';
import { isSlow } from '../slow/slow';
import type { SlowEvent, SlowRoomEvent } from '../slow/slow-events';
import { slowDueAt, slowStep } from '../slow/slow-rules';
import { isAbandoned, roomMoment, standstillEndsAt, stoodStill } from '../standstill';
import { withoutOther } from '../steering/last-part';
import { type SteeringEvent, steered, steeringProceeds } from '../steering/steering';
import { type WaitingEvent, waitingDueAt, waitingHappened, waitingProceeds } from '../waiting/waiting-rules';
import { closing } from './closing';
import { askAhead, beginTurn, endTurn, isTimeForTurn, type RoomStep, same, turnEndsAt, waitsForText } from './running-turn';

/** An event in a room. */
export type RoomEvent =
  /** A person sits down or returns; a room without a free seat stays as it is. */
  | { type: 'joined'; playerId: string; name: string; role?: Person['role']; origin?: string }
  /** A person leaves: their running turn ends. */
  | { type: 'left'; playerId: string }
  /** A person has closed their last page: their running turn continues, as they may be back. */
  | { type: 'away'; playerId: string }
  /** A person's last connection broke, `since` a moment that may be some seconds ago: their seat is kept longer, and a room of lost people stands still. */
  | { type: 'lost'; playerId: string; since: number }
  /** The opener removes a person: their words stay. */
  | { type: 'removed'; playerId: string }
  /** The opener closes the room. */
  | { type: 'closed-by-opener' }
  /** A person who is passed over responds. */
  | { type: 'here'; playerId: string }
  /** The only person who is present wants to read the whole text of the AI writer's running turn now. */
  | { type: 'shown-all'; playerId: string; turn: number }
  | { type: 'submitted'; playerId: string; turn: number; text: string; submitId: string }
  | { type: 'opening-ready'; opening: OpeningView }
  /** `text` is null when the writer could not write. */
  | { type: 'text-ready'; number: number; aiWriterId: string; text: string | null; seed: number }
  /** The writer has no sure answer. `card`: what it would lay on the table. */
  | { type: 'writer-passes'; number: number; aiWriterId: string; card: Card }
  /** The process that waited for a text is gone. */
  | { type: 'asker-lost'; process: string }
  | WaitingEvent
  /** The opener says how the AI writers are to write; with 0 of them, that the room is for people only. */
  | { type: 'noted'; note: RoomNote }
  /** Somebody lets the AI writers joke, or not. */
  | { type: 'jokes'; on: boolean }
  | BattleEvent
  | FoldEvent
  | SlowEvent
  | SteeringEvent
  | MemoryEvent
  /** Time has passed. */
  | { type: 'time' };

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

function happened(room: Room, moment: Moment, event: RoomEvent): RoomStep {
  switch (event.type) {
    case 'joined':
      return joined(room, event, moment);
    case 'left':
      return left(room, event.playerId, moment);
    case 'removed': {
      const { room: stopped, effects } = left(room, event.playerId, moment);
      return { room: withoutRemoved(stopped, event.playerId), effects };
    }
    case 'closed-by-opener':
      return closedNow(room, moment);
    case 'away':
      return same(gone(room, event.playerId, moment));
    case 'lost':
      return same(lost(room, event.playerId, Math.min(event.since, moment.now)));
    case 'here': {
      const seat = seatOf(room, event.playerId);
      if (seat === undefined || (room.seats[seat]?.person?.emptyTurns === 0 && !isDeserted(room))) return same(room);
      return same(woken(withPerson(room, seat, { emptyTurns: 0 }), moment));
    }
    case 'shown-all':
      return shownAll(room, event, moment);
    case 'submitted':
      if (room.turn?.kind !== 'person' || room.turn.number !== event.turn || room.turn.playerId !== event.playerId) return same(room);
      return endTurn(room, room.turn, event.text, moment, event.submitId);
    case 'opening-ready':
      return same(room.opening ? room : { ...room, opening: withWriter(room, event.opening) });
    case 'text-ready':
      return same(withText(room, event, moment));
    case 'writer-passes':
      return same(withPass(room, event));
    case 'noted':
      return same(noted(room, event.note));
    case 'jokes':
      return same(noteOf(room).jokes === event.on ? room : { ...room, note: { ...noteOf(room), jokes: event.on } });
    case 'said':
    case 'memory-read':
      return same(withMemory(room, event));
    case 'another-asked':
    case 'part-struck':
    case 'part-changed':
    case 'steering-undone':
    case 'another-ready':
      return steered(room, event, moment);
    case 'passage':
    case 'passage-back':
    case 'picked':
    case 'watcher-picked':
    case 'passage-marked':
    case 'ready':
    case 'passage-ready':
      if (room.fold) return same(room.waiting ? room : foldHappened(room, event, moment));
      return same(isBattle(room) ? battleHappened(room, event, moment) : room);
    case 'read-on':
    case 'line-marked':
    case 'line-picked':
    case 'fold-title':
      return same(room.fold ? foldHappened(room, event, moment) : room);
    case 'asker-lost':
      if (room.fold) return same(foldAskerLost(room, event.process, moment));
      if (isBattle(room)) return same(battleAskerLost(room, event.process, moment));
      return same(withoutAsker(room, event.process, moment));
    case 'slow-turn':
    case 'pen-taken':
    case 'pen-passed':
    case 'readers-let':
    case 'end-wanted':
    case 'time':
      return same(room);
    default:
      return room.waiting ? waitingHappened(room, room.waiting, event, moment) : same(room);
  }
}

function joined(room: Room, event: RoomEvent & { type: 'joined' }, moment: Moment): RoomStep {
  if (whyNotSeated({ id: event.playerId }, room, moment.now)) return same(room);
  const seated = seatPerson(room, event, moment);
  return isBattle(room) ? joinRound(seated, event.playerId, moment) : same(seated);
}

/** Nobody else waits, so that the text need not be typed to its end. */
function shownAll(room: Room, { playerId, turn: number }: RoomEvent & { type: 'shown-all' }, moment: Moment): RoomStep {
  const { turn } = room;
  if (turn?.kind !== 'ai' || turn.number !== number || !isOnlyOneHere(room, playerId)) return same(room);
  return endTurn(room, turn, turn.text, moment);
}

function left(room: Room, playerId: string, moment: Moment): RoomStep {
  if (room.fold) return same(gone(foldLeft(room, playerId, moment), playerId, moment));
  if (isBattle(room)) return same(gone(battleLeft(room, playerId, moment), playerId, moment));
  const { turn } = room;
  const ended = turn?.kind === 'person' && turn.playerId === playerId ? endTurn(room, turn, moment.draft, moment) : same(room);
  return { room: gone(ended.room, playerId, moment), effects: ended.effects };
}

/** The words of a running turn stay; an AI writer's are dropped, as they are not all typed. */
function closedNow(room: Room, moment: Moment): RoomStep {
  const over = {
    ...room,
    gameEndsAt: Math.min(room.gameEndsAt, moment.now),
    closesAt: Math.min(room.closesAt, moment.now),
    waitsUntil: null,
  };
  const { turn } = room;
  if (!turn) return same(over);
  const words = turn.kind === 'person' ? turn : { ...turn, text: '' };
  return endTurn(over, words, moment.draft, moment);
}

/** Who was lost and then leaves is away since they were lost. */
function gone(room: Room, playerId: string, moment: Moment): Room {
  const seat = seatOf(room, playerId);
  const person = seat === undefined ? null : room.seats[seat]?.person;
  if (seat === undefined || !person) return room;
  if (person.awaySince === null) return withPerson(room, seat, { awaySince: moment.now, lost: false });
  return person.lost ? withPerson(room, seat, { lost: false }) : room;
}

function lost(room: Room, playerId: string, since: number): Room {
  const seat = seatOf(room, playerId);
  const isPresent = seat !== undefined && room.seats[seat]?.person?.awaySince === null;
  return isPresent ? withPerson(room, seat, { awaySince: since, lost: true }) : room;
}

function withText(room: Room, event: RoomEvent & { type: 'text-ready' }, moment: Moment): Room {
  const { asked } = room;
  if (asked?.number !== event.number || asked.aiWriterId !== event.aiWriterId) return room;
  if (event.text === null || event.text.trim() === '') return { ...room, asked: { ...asked, until: moment.now } };
  const { number, aiWriterId, text, seed } = event;
  return { ...room, asked: null, prepared: { number, aiWriterId, text, seed } };
}

/** What a process that is gone was asked for is asked for again; another part, only by people. */
function withoutAsker(room: Room, process: string, moment: Moment): Room {
  const asked = room.asked?.by === process ? { ...room.asked, until: moment.now } : room.asked;
  const { lastPart } = room;
  const part = lastPart?.awaits?.by === process ? withoutOther(lastPart) : lastPart;
  return asked === room.asked && part === lastPart ? room : { ...room, asked, lastPart: part };
}

function withPass(room: Room, { number, aiWriterId, card }: RoomEvent & { type: 'writer-passes' }): Room {
  if (room.asked?.number !== number || room.asked.aiWriterId !== aiWriterId) return room;
  return { ...room, asked: null, prepared: { number, aiWriterId, text: '', seed: 0, passes: { card } } };
}

/** An opening that says who brought its prompt. */
function withWriter({ promptBy }: Room, opening: OpeningView): OpeningView {
  return promptBy ? { ...opening, by: promptBy } : opening;
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
  return endTurn(room, turn, inWholeSentences(moment.draft.slice(0, MAX_TURN_LENGTH).trim()), moment);
}

function turnBegun(room: Room, moment: Moment): RoomStep {
  if (room.nextAt === null || !room.opening || !isTimeForTurn(room, moment)) return same(room);
  // The words before the next turn are known: its AI writer can start thinking.
  return moment.now < room.nextAt ? askAhead(room, moment) : beginTurn(room, moment);
}
