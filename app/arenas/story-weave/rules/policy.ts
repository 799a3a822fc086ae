import type { WeaveRefusal } from '../protocol/weave.contract';
import { type Battle, candidates } from './battle/battle';
import { choicesOf } from './battle/reading';
import { voters } from './battle/room-battle';
import { roundsOf } from './battle/round';
import { type Room, seatOf, seatsIn } from './room';
import { type ChosenSetting, settingOf } from './room-setting';
import { hasEnoughWriters } from './seats/seats';

/**
 * Why a person may not sit down in a room; undefined when they may. A person who has a seat may always retake it.
 * @param person undefined for a visitor.
 * @param now in ms since 1970.
 * @see docs/product/story-weave.md
 */
export function whyNotSeated(person: { id: string } | undefined, room: Room, now: number): WeaveRefusal | undefined {
  if (!person) return 'signed-out';
  if (room.status === 'closed') return 'closed';
  if (settingOf(room).removed.includes(person.id)) return 'removed';
  if (seatOf(room, person.id) !== undefined) return undefined;
  if (room.status !== 'open' || now >= room.gameEndsAt || (room.battle && room.round >= roundsOf(room))) return 'too-late';
  if (room.fold && !room.waiting && !room.fold.writers.some(({ playerId }) => playerId === person.id)) return 'too-late';
  return hasFreeSeat(room) ? undefined : 'full';
}

/**
 * Why a person may not invite another into a room; undefined when they may: its opener and those who sit in it may, while the
 * other could take a seat.
 * @param now in ms since 1970.
 */
export function whyNotInviting(person: { id: string }, room: Room, invitedId: string, now: number): WeaveRefusal | 'is-here' | undefined {
  if (room.status === 'closed') return 'closed';
  if (seatOf(room, person.id) === undefined && settingOf(room).openerId !== person.id) return 'no-seat';
  if (seatOf(room, invitedId) !== undefined) return 'is-here';
  return whyNotSeated({ id: invitedId }, room, now);
}

/** Why a person's words are refused; undefined when they are accepted. */
export function whyNotWriting(person: { id: string } | undefined, room: Room, turn: number): WeaveRefusal | undefined {
  if (!person) return 'signed-out';
  if (room.turn?.kind === 'person' && room.turn.number === turn && room.turn.playerId === person.id) return undefined;
  if (turn <= room.lastNumber) return 'turn-over';
  return seatOf(room, person.id) === undefined ? 'no-seat' : 'not-your-turn';
}

/** Why a person may not open the next room for the people of one; undefined when they may: with a seat in a closed one. The people of a slow room are not there. */
export function whyNotGoOn(person: { id: string }, room: Room): WeaveRefusal | undefined {
  if (room.status !== 'closed' || settingOf(room).format === 'slow') return 'not-closed';
  return seatOf(room, person.id) === undefined ? 'no-seat' : undefined;
}

/** Why a person may not prepare a game with the others; undefined when they may: with a seat, until the game begins. */
export function whyNotPreparing(person: { id: string }, room: Room): WeaveRefusal | undefined {
  if (room.status === 'closed') return 'closed';
  if (!room.waiting) return 'begun';
  return seatOf(room, person.id) === undefined ? 'no-seat' : undefined;
}

/** Why a person may not choose what kind of game begins; undefined when they may: one with a seat for everybody who is here. */
export function whyNotChoosing(
  person: { id: string },
  room: Room,
  { format, table }: ChosenSetting = settingOf(room),
): WeaveRefusal | undefined {
  const people = room.seats.filter((seat) => seat.person).length;
  const seats = seatsIn({ format, table });
  return whyNotManaging(person, room) ?? (room.waiting ? undefined : 'begun') ?? (people > seats ? 'too-many-people' : undefined);
}

/** Why a person may not begin the game; undefined when they may. */
export function whyNotStarting(person: { id: string }, room: Room): WeaveRefusal | undefined {
  return whyNotChoosing(person, room) ?? (hasEnoughWriters(room) ? undefined : room.fold ? 'too-few-folders' : 'too-few');
}

/** Why a person may not close a room, or remove another from it; undefined when they may. */
export function whyNotManaging(person: { id: string }, room: Room): WeaveRefusal | undefined {
  if (room.status === 'closed') return 'closed';
  return settingOf(room).openerId === person.id ? undefined : 'not-opener';
}

/** Why a person may not turn jokes on or off; undefined when they may: with a seat. */
export function whyNotJoking(person: { id: string }, room: Room): WeaveRefusal | undefined {
  if (room.status === 'closed') return 'closed';
  return seatOf(room, person.id) === undefined ? 'no-seat' : undefined;
}

/** Why a person may not remove another from a room; undefined when they may: only from a private room, and not themselves. */
export function whyNotRemoving(person: { id: string }, room: Room, playerId: string): WeaveRefusal | undefined {
  if (!settingOf(room).isPrivate || person.id === playerId) return 'not-opener';
  return whyNotManaging(person, room);
}

/** Why a person's passage is not taken; undefined when it is. */
export function whyNoPassage(person: { id: string }, room: Room, round: number): WeaveRefusal | undefined {
  const writing = room.fold ?? room.battle;
  if (round !== room.round || writing?.phase !== 'writing') return 'round-over';
  const own = writing.entries.find(({ playerId }) => playerId === person.id);
  if (!own) return 'not-your-turn';
  return own.text === null ? undefined : 'round-over';
}

/**
 * Why a person may not mark a part; undefined when they may: with a seat, a fresh part of another writer.
 * @param fresh the parts that can be marked, with who answers for their words.
 */
export function whyNotMarking(
  person: { id: string },
  room: Room,
  fresh: readonly { number: number; playerId: string | null }[],
  number: number,
): WeaveRefusal | undefined {
  if (room.status === 'closed') return 'closed';
  if (seatOf(room, person.id) === undefined) return 'no-seat';
  const part = fresh.find((one) => one.number === number);
  if (!part) return 'not-fresh';
  return part.playerId === person.id ? 'own-line' : undefined;
}

/** Why a person may not take their passage back, to write on; undefined when they may: until the last has handed in. */
export function whyNotTakingBack(person: { id: string }, room: Room, round: number): WeaveRefusal | undefined {
  const writing = room.fold ?? room.battle;
  if (round !== room.round || writing?.phase !== 'writing') return 'round-over';
  const own = writing.entries.find(({ playerId }) => playerId === person.id);
  return own && own.text !== null ? undefined : 'not-your-turn';
}

/** Why a person may not pick a passage; undefined when they may: with two or more to choose between, and never their own. */
export function whyNotPicking(person: { id: string }, room: Room, round: number, passage: number): WeaveRefusal | undefined {
  if (seatOf(room, person.id) === undefined) return 'no-seat';
  if (round !== room.round || room.battle?.phase !== 'picking') return 'round-over';
  if (room.battle.votes.some(({ playerId }) => playerId === person.id)) return 'round-over';
  if (isOwnPassage(room.battle, person, passage)) return 'own-passage';
  if (!voters(room).includes(person.id)) return 'no-choice';
  return choicesOf(room.battle, person.id).some(({ id }) => id === passage) ? undefined : 'round-over';
}

/**
 * Why a person without a seat may not pick along; undefined when they may: from another place than all who play.
 * @param person with `origin`, which names where they watch from.
 */
export function whyNotPickingAlong(
  person: { id: string; origin: string },
  room: Room,
  round: number,
  passage: number,
): WeaveRefusal | undefined {
  if (round !== room.round || room.battle?.phase !== 'picking') return 'round-over';
  if (settingOf(room).removed.includes(person.id)) return 'removed';
  if ([...room.battle.watchers, ...room.battle.votes].some(({ playerId }) => playerId === person.id)) return 'round-over';
  if (isOwnPassage(room.battle, person, passage)) return 'own-passage';
  if (room.seats.some((seat) => seat.person?.playerId === person.id || seat.person?.origin === person.origin)) return 'with-player';
  const open = candidates(room.battle);
  return open.length > 1 && open.some(({ id }) => id === passage) ? undefined : 'round-over';
}

/** Why a person may not mark a passage beside their pick; undefined when they may: one that they read, and not their own. */
export function whyNotMarkingPassage(person: { id: string }, room: Room, round: number, passage: number): WeaveRefusal | undefined {
  if (seatOf(room, person.id) === undefined) return 'no-seat';
  if (round !== room.round || room.battle?.phase !== 'picking') return 'round-over';
  if (isOwnPassage(room.battle, person, passage)) return 'own-passage';
  return choicesOf(room.battle, person.id).some(({ id }) => id === passage) ? undefined : 'round-over';
}

function isOwnPassage({ entries }: Pick<Battle, 'entries'>, person: { id: string }, passage: number): boolean {
  return entries.some(({ id, playerId }) => id === passage && playerId === person.id);
}

function hasFreeSeat(room: Room): boolean {
  return room.seats.some((seat) => seat.person === null);
}
