import { STANDSTILL_MS } from './limits';
import { type Moment, type Room, real } from './room';

/**
 * When a room that stands still is given up, in ms since 1970; undefined while it goes on.
 * @see docs/product/story-weave.md
 */
export function standstillEndsAt({ stillSince }: Room, moment: Pick<Moment, 'gameSpeed'>): number | undefined {
  return stillSince === null ? undefined : stillSince + real(moment, STANDSTILL_MS);
}

/** Whether nobody has come back to a room for as long as it stands still. */
export function isAbandoned(room: Room, moment: Moment): boolean {
  const endsAt = standstillEndsAt(room, moment);
  return endsAt !== undefined && moment.now >= endsAt;
}

/** A moment by the room's own clock, which stops while the room stands still. */
export function roomMoment({ stillSince }: Room, moment: Moment): Moment {
  return stillSince === null ? moment : { ...moment, now: stillSince };
}

/**
 * A room after a step: it stands still from the moment on when everyone who has not left had lost their connection, which may
 * have been noticed some seconds later, and goes on where it stood when one of them is back.
 */
export function stoodStill(room: Room, moment: Moment): Room {
  const { stillSince } = room;
  const still = room.status !== 'closed' && isLost(room);
  if (still) return stillSince === null ? { ...room, stillSince: lostSince(room) } : room;
  return stillSince === null ? room : { ...later(room, moment.now - stillSince), stillSince: null };
}

/** Whether people of a room are lost, and none is present. */
function isLost({ seats }: Room): boolean {
  const people = seats.flatMap(({ person }) => person ?? []);
  return people.some(({ lost }) => lost) && people.every(({ awaySince }) => awaySince !== null);
}

/** When the last person of a room was gone, or if something has begun since then, when that did: nothing begins twice. */
function lostSince({ seats, turn, battle, fold }: Room): number {
  return Math.max(...seats.map(({ person }) => person?.awaySince ?? 0), turn?.startedAt ?? 0, battle?.startedAt ?? 0, fold?.startedAt ?? 0);
}

/** A room with all its times moved. @param ms by how much */
function later(room: Room, ms: number): Room {
  const { turn, battle, fold, waiting } = room;
  const moved = (time: number | null) => (time === null ? null : time + ms);
  return {
    ...room,
    gameEndsAt: room.gameEndsAt + ms,
    closesAt: room.closesAt + ms,
    openingBy: room.openingBy + ms,
    nextAt: moved(room.nextAt),
    waitsUntil: moved(room.waitsUntil),
    answers: { ...room.answers, quietSince: moved(room.answers.quietSince) },
    turn: turn && { ...turn, startedAt: turn.startedAt + ms, endsAt: turn.endsAt + ms },
    seats: room.seats.map((seat) => ({ ...seat, person: seat.person && { ...seat.person, awaySince: moved(seat.person.awaySince) } })),
    ...(waiting && { waiting: { ...waiting, startsAt: moved(waiting.startsAt) } }),
    ...(fold && { fold: { ...fold, startedAt: fold.startedAt + ms, endsAt: moved(fold.endsAt) } }),
    ...(battle && {
      battle: { ...battle, startedAt: battle.startedAt + ms, endsAt: moved(battle.endsAt), watchersUntil: moved(battle.watchersUntil) },
    }),
  };
}
