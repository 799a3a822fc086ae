import type { WeaveRefusal } from '../../protocol/weave.contract';
import { type Room, seatOf } from '../room';
import { isOpenToReaders, isSlow, latestWriter, type SlowRoom } from './slow';

type Who = { id: string };

/** Why a person may not do anything with a slow room; undefined for those who write it. */
function whyNotWriter(person: Who, room: Room): WeaveRefusal | undefined {
  if (!isSlow(room)) return 'no-room';
  if (room.status === 'closed') return 'closed';
  return seatOf(room, person.id) === undefined ? 'no-seat' : undefined;
}

/** Why a person may not hand in a turn; undefined when they may: with the pen, even after their time, until another has taken it. */
export function whyNotHandingIn(person: Who, room: Room): WeaveRefusal | undefined {
  const why = whyNotWriter(person, room);
  if (why || !isSlow(room)) return why;
  return room.slow.pen?.playerId === person.id ? undefined : 'pen-elsewhere';
}

/**
 * Why a person may not take the pen; undefined when they may: once the time of whom it was with is up, anybody but the latest
 * writer. Once the room offers an ending, that writer too.
 */
export function whyNotTakingPen(person: Who, room: Room): WeaveRefusal | undefined {
  const why = whyNotWriter(person, room);
  if (why || !isSlow(room)) return why;
  const { pen, offered } = room.slow;
  if (pen?.playerId === person.id) return 'has-pen';
  if (latestWriter(room) === person.id && !offered) return 'latest-writer';
  return pen === null || pen.free || (offered && !pen.taken) ? undefined : 'pen-elsewhere';
}

/** Why a person may not pass the pen on; undefined when they may. */
export function whyNotPassingPen(person: Who, room: Room): WeaveRefusal | undefined {
  return whyNotHandingIn(person, room);
}

/** Why a person may not say whether readers may follow; undefined when they may. */
export function whyNotLettingRead(person: Who, room: Room): WeaveRefusal | undefined {
  return whyNotWriter(person, room) ?? (isSlow(room) && room.slow.foldsUntil !== undefined ? 'begun' : undefined);
}

/** Why a person may not ask for the end; undefined when they may: once the room offers it. */
export function whyNotEnding(person: Who, room: Room): WeaveRefusal | undefined {
  const why = whyNotWriter(person, room);
  if (why || !isSlow(room)) return why;
  return room.slow.offered ? undefined : 'not-offered';
}

/**
 * Whether a person reads the story of a slow room that is still written: its writers, and everybody once all of them let readers
 * follow. A fold is read by nobody before its end.
 */
export function mayReadSlow(person: Who | undefined, room: SlowRoom): boolean {
  if (room.slow.foldsUntil !== undefined) return false;
  return (person !== undefined && seatOf(room, person.id) !== undefined) || isOpenToReaders(room);
}
