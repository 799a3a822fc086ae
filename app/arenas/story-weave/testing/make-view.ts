import type { PartView, PersonTurnView, RoomView } from '../protocol/room.contract';
import type { SeatNumber, SeatView } from '../protocol/seat.contract';
import { usualNote } from '../rules/note';
import { usualTable } from '../rules/room-setting';

/** A person's seat. */
export function personSeat(seat: SeatNumber, name: string, differences: Partial<SeatView> = {}): SeatView {
  const facts = { away: false, lost: false, passedOver: false, fromNextRound: false, writing: false, passes: false };
  return {
    seat,
    kind: 'person',
    name,
    initials: name.slice(0, 2).toUpperCase(),
    head: null,
    playerId: name.toLowerCase(),
    aiWriterId: null,
    ...facts,
    ...differences,
  };
}

/** The running turn of the person in a seat. */
export function personTurn(number: number, { seat, name, playerId }: SeatView, draft = ''): PersonTurnView {
  return { kind: 'person', number, round: 1, seat, writer: name, playerId: playerId ?? '', startedAt: 0, endsAt: 60_000, draft };
}

/** A finished part of the person in a seat. */
export function personPart(number: number, { seat, name, playerId }: SeatView, text: string): PartView {
  return { number, seat, kind: 'person', writer: name, playerId, aiWriterId: null, text, changed: null };
}

/** An open room with Ann and Bob in it, as Ann sees it. */
export function roomOfTwo(differences: Partial<RoomView> = {}): RoomView {
  return {
    roomId: 'loom',
    version: 1,
    serverTime: 0,
    gameSpeed: 1,
    setting: { format: 'turns', isPrivate: false, aiWriters: true, moreTime: false, openerId: null, rating: 'none', table: usualTable },
    waitsUntil: null,
    stillSince: null,
    waiting: null,
    battle: null,
    fold: null,
    folded: [],
    ownMarks: [],
    marks: [],
    rounds: [],
    ending: null,
    status: 'open',
    gameEndsAt: 1_500_000,
    closesAt: 2_100_000,
    opening: { prompt: 'Write about a gate.', starter: 'The gate stood open.', isDefault: false },
    seats: [personSeat(0, 'Ann'), personSeat(1, 'Bob')],
    parts: [],
    cards: [],
    memory: null,
    steering: null,
    note: usualNote,
    turn: null,
    nextTurnAt: null,
    storyId: null,
    viewerId: 'ann',
    removed: false,
    ...differences,
  };
}
