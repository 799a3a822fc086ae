import type { SeatNumber } from '../../protocol/seat.contract';
import { standInAiWriter } from '../ai-writers';
import { EMPTY_TURNS } from '../limits';
import { type Room, seatsOf } from '../room';
import { settingOf } from '../room-setting';
import { hasAiWriter, writingPerson } from './seats';

/** How many turns of AI writers follow once the last person has left. */
const ALONE_TURNS = 1;

interface AnyNextWriter {
  seat: SeatNumber;
  round: number;
}

/** Whose turn it is. */
export type NextWriter = (AnyNextWriter & { kind: 'person'; playerId: string }) | (AnyNextWriter & { kind: 'ai'; aiWriterId: string });

/**
 * Who writes next: seat after seat, round after round. A person who has let two turns pass is passed over; the
 * stand-in writes for a person who is away.
 * @returns undefined when nobody does: everyone has left or sits there silently, and an AI writer has had the last turn.
 * @see docs/product/story-weave.md
 */
export function nextWriter(room: Room): NextWriter | undefined {
  if (room.aloneTurns >= ALONE_TURNS) return undefined;
  let seat = room.nextSeat;
  let round = seat === 0 ? room.round + 1 : room.round;
  for (const _ of seatsOf(room)) {
    const writer = writerAt(room, seat, round);
    if (writer) return writer;
    seat = seatAfter(room, seat);
    if (seat === 0) round += 1;
  }
  return undefined;
}

/** The room with the order advanced past a seat. */
export function movedPast(room: Room, { seat, round }: AnyNextWriter): Room {
  return { ...room, nextSeat: seatAfter(room, seat), round };
}

/** How many AI writers write between one of them and the next person. */
export function writersBehind(room: Room, aiWriterId: string): number {
  const seats = seatsOf(room);
  const own = seats.findIndex((seat) => room.seats[seat]?.aiWriterId === aiWriterId && !room.seats[seat]?.person);
  const behind = own < 0 ? [] : seats.slice(own + 1);
  const person = behind.findIndex((seat) => room.seats[seat]?.person);
  return behind.slice(0, person < 0 ? undefined : person).filter((seat) => hasAiWriter(room, seat)).length;
}

function writerAt(room: Room, seat: SeatNumber, round: number): NextWriter | undefined {
  const person = writingPerson(room, seat, round);
  if (!settingOf(room).aiWriters && (!person || person.awaySince !== null)) return undefined;
  if (person && person.awaySince !== null) return { kind: 'ai', seat, round, aiWriterId: standInAiWriter.id };
  if (person) return person.emptyTurns < EMPTY_TURNS ? { kind: 'person', seat, round, playerId: person.playerId } : undefined;
  if (!room.seats[seat]?.person && !hasAiWriter(room, seat)) return undefined;
  return { kind: 'ai', seat, round, aiWriterId: room.seats[seat]?.aiWriterId ?? standInAiWriter.id };
}

function seatAfter(room: Room, seat: SeatNumber): SeatNumber {
  return seatsOf(room)[seat + 1] ?? 0;
}
