import { SEATS } from '../../protocol/room-setting.contract';
import type { SeatNumber } from '../../protocol/seat.contract';
import { seatedAiWriters, standInAiWriter } from '../ai-writers';
import { FEWEST_FOLDERS, MOST_AI_FOLDERS } from '../fold/fold';
import { EMPTY_TURNS, LOST_SEAT_KEPT_MS, NEXT_TURN_MS, SEAT_KEPT_MS } from '../limits';
import { noteOf, usualNote } from '../note';
import { emptySeats, gameTimes, type Moment, type Person, type Room, real, type Seat, seatOf, seatsOf, withPerson } from '../room';
import { isWaitingForPeople, settingOf } from '../room-setting';

/** AI writers in order; the last one is replaced first. */
const order: readonly string[] = seatedAiWriters.map(({ id }) => id);

/** Whether a person could write if it were their turn. */
function isHere(person: Person): boolean {
  return person.awaySince === null && person.emptyTurns < EMPTY_TURNS;
}

/** The people in the room who could write if it were their turn. */
export function peopleHere(room: Room): Person[] {
  return room.seats.flatMap(({ person }) => (person && isHere(person) ? [person] : []));
}

/** Whether nobody in the room could write. */
export function isDeserted(room: Room): boolean {
  return peopleHere(room).length === 0;
}

/** The people who are present in a room, in the order of their seats. */
export function presentPeople({ seats }: Room): string[] {
  return seats.flatMap(({ person }) => (person?.awaySince === null ? [person.playerId] : []));
}

/** Whether there are enough writers for a game: two people, or one with an AI writer; for Fold three, of whom AI writers are two at most. */
export function hasEnoughWriters(room: Room): boolean {
  const people = presentPeople(room).length;
  if (room.fold)
    return (
      people > 0 && people + seatsOf(room).filter((seat) => !room.seats[seat]?.person && hasAiWriter(room, seat)).length >= FEWEST_FOLDERS
    );
  return people > 1 || (people === 1 && settingOf(room).aiWriters);
}

/** Whether a person is present in a room, and no other is. */
export function isOnlyOneHere(room: Room, playerId: string): boolean {
  const here = presentPeople(room);
  return here.length === 1 && here[0] === playerId;
}

/** The person who writes in a seat in a round; null where an AI writer does. */
export function writingPerson(room: Room, seat: SeatNumber, round: number): Person | null {
  const person = room.seats[seat]?.person ?? null;
  return person && person.fromRound <= round ? person : null;
}

/**
 * A room with so many seats, or as many as people sit in it: who sits beyond them moves to the first free one. Only while
 * nobody has written.
 */
export function withSeatCount(room: Room, count: number): Room {
  const people = room.seats.flatMap(({ person }) => person ?? []);
  const wanted = Math.max(count, people.length);
  if (wanted === room.seats.length) return room;
  const kept = room.seats.slice(0, wanted).flatMap(({ person }) => person ?? []);
  const moving = people.filter((person) => !kept.includes(person));
  const seats = emptySeats(wanted).map((seat, index) => ({ ...seat, person: room.seats[index]?.person ?? moving.shift() ?? null }));
  return { ...room, seats };
}

/** Whether a person will write in this seat, but only after the running round. */
export function isWaiting(room: Room, person: Person): boolean {
  return person.fromRound > Math.max(1, room.round);
}

/**
 * Seats a person who arrives: in their own seat again, otherwise where their turn comes soonest, in place of the last AI
 * writer. The other AI writers stay in their order. Without a free seat nothing changes.
 */
export function seatPerson(
  room: Room,
  { playerId, name, role, origin }: Pick<Person, 'playerId' | 'name' | 'role' | 'origin'>,
  moment: Moment,
): Room {
  const from = { ...(role && { role }), ...(origin !== undefined && { origin }) };
  const own = seatOf(room, playerId);
  if (own !== undefined) return woken(withPerson(room, own, { name, awaySince: null, lost: false, emptyTurns: 0, ...from }), moment);
  const seat = room.seats.some(({ person }) => person) ? nextFreeSeat(room) : 0;
  if (seat === undefined) return room;
  const person: Person = { playerId, name, awaySince: null, lost: false, emptyTurns: 0, fromRound: roundOf(room, seat), ...from };
  const seats = room.seats.map((other, index) => (index === seat ? { ...other, person } : other));
  return woken(withAiInOrder({ ...room, seats }), moment);
}

/** Each free seat with its AI writer: the first ones, in their order. In battle rounds they stay where they are. */
export function withAiInOrder(room: Room): Room {
  const free = freeSeats(room);
  if (room.battle || free.length > order.length) return room;
  const writerOf = (seat: SeatNumber) => order[free.indexOf(seat)] ?? standInAiWriter.id;
  return { ...room, seats: room.seats.map((seat, index) => (seat.person ? seat : { ...seat, aiWriterId: writerOf(index as SeatNumber) })) };
}

/** The round of a seat's next turn. Who comes during a battle round writes from the next one on, unless they come in time to join it. */
function roundOf(room: Room, seat: SeatNumber): number {
  const comes = !room.battle && room.nextSeat !== 0 && seat >= room.nextSeat;
  return comes ? room.round : room.round + 1;
}

/** A room in which a person is present again: if it was resting, the next turn begins soon. */
export function woken(room: Room, moment: Moment): Room {
  const awake = { ...metAgain(room, moment), aloneTurns: 0 };
  const inRound = room.battle !== undefined && room.battle.phase !== 'rest';
  if (room.turn || inRound || room.nextAt !== null) return awake;
  // The AI writers have all their time again: nobody waited for them while it rested.
  return { ...awake, nextAt: moment.now + real(moment, NEXT_TURN_MS), answers: { ...awake.answers, quietSince: moment.now } };
}

/** A room that waited for a second person begins to play when they come. */
function metAgain(room: Room, moment: Moment): Room {
  if (room.waiting || !isWaitingForPeople(room) || presentPeople(room).length < 2) return room;
  return { ...room, ...gameTimes(moment, room.setting), waitsUntil: null, nextAt: moment.now + real(moment, NEXT_TURN_MS) };
}

/** When the seat of a person who is away is given up, in ms since 1970; undefined while it must not be. */
export function seatGoesAt(room: Room, seat: SeatNumber, moment: Pick<Moment, 'gameSpeed'>): number | undefined {
  const person = room.seats[seat]?.person;
  if (!person || person.awaySince === null) return undefined;
  // Their own running turn ends first.
  if (room.turn?.kind === 'person' && room.turn.playerId === person.playerId) return undefined;
  return person.awaySince + real(moment, person.lost ? LOST_SEAT_KEPT_MS : SEAT_KEPT_MS);
}

/** Gives up the seats that have been kept long enough. */
export function giveUpSeats(room: Room, moment: Moment): Room {
  let next = room;
  for (const seat of seatsOf(room)) {
    const goesAt = seatGoesAt(next, seat, moment);
    if (goesAt !== undefined && goesAt <= moment.now) next = withoutPerson(next, seat);
  }
  return next;
}

/** Takes a person's seat at once; they cannot come back. Without a seat there is nothing to take, nor anybody to keep in mind. */
export function withoutRemoved(room: Room, playerId: string): Room {
  const seat = seatOf(room, playerId);
  if (seat === undefined) return room;
  const setting = settingOf(room);
  return withoutPerson({ ...room, setting: { ...setting, removed: [...new Set([...setting.removed, playerId])] } }, seat);
}

/** Gives a seat that became free to the first AI writer without one. */
function withoutPerson(room: Room, seat: SeatNumber): Room {
  const taken = room.seats.filter((other, index) => index !== seat && isAiSeat(room, other)).map(({ aiWriterId }) => aiWriterId);
  const aiWriterId = order.find((id) => !taken.includes(id)) ?? standInAiWriter.id;
  return withAiInOrder({ ...room, seats: room.seats.map((other, index) => (index === seat ? { aiWriterId, person: null } : other)) });
}

/** Whether an AI writer writes in a seat, if only until the round of a battle is over. */
function isAiSeat(room: Room, { person }: Seat): boolean {
  return person === null || (room.battle !== undefined && isWaiting(room, person));
}

/** The free seat whose turn comes soonest; in battle rounds and Fold, where all write at once, that of the last AI writer. */
function nextFreeSeat(room: Room): SeatNumber | undefined {
  const isSpare = (seat: SeatNumber) => isLarge(room) && !hasAiWriter(room, seat);
  const place = (seat: SeatNumber) => (isSpare(seat) ? order.length : order.indexOf(room.seats[seat]?.aiWriterId ?? ''));
  const wait = (seat: SeatNumber) => (seat - room.nextSeat + room.seats.length) % room.seats.length;
  const [free] = freeSeats(room).sort((one, other) => (room.battle || room.fold ? place(other) - place(one) : wait(one) - wait(other)));
  return free;
}

/** Whether an AI writer has a seat without a person: the first of these, where the room wants fewer than all. */
export function hasAiWriter(room: Room, seat: SeatNumber): boolean {
  if (room.fold && room.fold.writers.length > 0)
    return room.fold.writers.some((writer) => writer.seat === seat && writer.playerId === null);
  const writers = room.fold ? Math.min(noteOf(room).writers, MOST_AI_FOLDERS) : noteOf(room).writers;
  const aiWriterId = room.seats[seat]?.aiWriterId ?? '';
  if (isLarge(room)) return settingOf(room).aiWriters && order.includes(aiWriterId) && order.indexOf(aiWriterId) < writers;
  return settingOf(room).aiWriters && (writers === usualNote.writers || freeSeats(room).indexOf(seat) < writers);
}

/** Whether a room has more seats than there are AI writers to fill them: then a seat can be free. */
function isLarge({ seats }: Room): boolean {
  return seats.length > SEATS;
}

function freeSeats(room: Room): SeatNumber[] {
  return seatsOf(room).filter((seat) => room.seats[seat]?.person === null);
}
