import type { OpeningView } from '../../protocol/room.contract';
import { battleAskerLost, battleHappened, battleLeft } from '../battle/battle-rules';
import { withoutWatchers } from '../battle/room-battle';
import { joinRound } from '../battle/round';
import { foldAskerLost, foldHappened, foldLeft } from '../fold/fold-rules';
import { withMemory } from '../memory/room-memory';
import { noteOf } from '../note';
import { noted } from '../noted';
import { whyNotSeated } from '../policy';
import { type Moment, type Room, seatOf, withPerson } from '../room';
import { isBattle } from '../room-setting';
import { isDeserted, isOnlyOneHere, seatPerson, withoutRemoved, woken } from '../seats/seats';
import { withoutOther } from '../steering/last-part';
import { steered } from '../steering/steering';
import { waitingHappened } from '../waiting/waiting-rules';
import type { RoomEvent } from './room-event';
import { endTurn, type RoomStep, same } from './running-turn';

/** What an event changes in a room, before anything that is due. */
export function happened(room: Room, moment: Moment, event: RoomEvent): RoomStep {
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
  return isBattle(room) ? joinRound(withoutWatchers(seated, event), event.playerId, moment) : same(seated);
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
export function withWriter({ promptBy }: Room, opening: OpeningView): OpeningView {
  return promptBy ? { ...opening, by: promptBy } : opening;
}
