import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';
import type { Person, Room } from '../room';
import type { Slow } from './slow-state';

/** How many turns a slow room has. */
export const SLOW_TURNS = 12;
/** Characters (UTF-16 units) that a turn can contain. */
export const MAX_SLOW_TURN = 6_000;
/** How long the pen is with one person before others may take it, in ms of game time. */
const PEN_MS = 12 * HOUR_MS;
/** How long it is with a writer who took it, in ms of game time. */
const TAKEN_MS = 2 * HOUR_MS;
/** The same two for a fold that goes round. */
const FOLD_PEN_MS = 2 * HOUR_MS;
const FOLD_TAKEN_MS = HOUR_MS;
/** After so long without a turn a room offers itself an ending, in ms of game time. */
export const SILENCE_MS = 14 * DAY_MS;
/** After so long without a turn it closes as it stands, in ms of game time. */
export const SLOW_CLOSES_MS = 21 * DAY_MS;

/** A slow room. */
export type SlowRoom = Room & { slow: Slow };

/** How long the pen is with a writer, in ms of game time. */
export function penLastsMs({ slow }: Pick<SlowRoom, 'slow'>, pen: { taken: boolean }): number {
  if (slow.foldsUntil !== undefined) return pen.taken ? FOLD_TAKEN_MS : FOLD_PEN_MS;
  return pen.taken ? TAKEN_MS : PEN_MS;
}

/** Whether a room is a slow one. */
export function isSlow(room: Room): room is SlowRoom {
  return room.slow !== undefined;
}

/** The people who write a room, in the order of their seats. */
export function slowWriters({ seats }: Pick<Room, 'seats'>): Person[] {
  return seats.flatMap(({ person }) => person ?? []);
}

/** Who wrote the latest turn; undefined before the first, and when they have left. */
export function latestWriter({ slow, lastNumber, seats }: SlowRoom): string | undefined {
  if (lastNumber === 0) return undefined;
  return slowWriters({ seats }).find(({ playerId }) => slow.wrote[playerId] === lastNumber)?.playerId;
}

/**
 * Whose turn it is: of all but the latest writer, the one who wrote longest ago; of those who never wrote, the first who came.
 * Who has passed comes after all who have not.
 * @param besides another writer who is passed over.
 */
export function nextInTurn(room: SlowRoom, besides?: string): string | undefined {
  const latest = latestWriter(room);
  const { wrote, passed } = room.slow;
  const others = slowWriters(room).filter(({ playerId }) => playerId !== latest && playerId !== besides);
  const order = (playerId: string) => (passed.includes(playerId) ? SLOW_TURNS + passed.indexOf(playerId) + 1 : (wrote[playerId] ?? 0));
  return others.toSorted((one, other) => order(one.playerId) - order(other.playerId))[0]?.playerId;
}

/** What a slow room holds once a person no longer writes it: the pen goes on without them, and what they wanted counts no more. */
export function withoutSlowWriter(slow: Slow, playerId: string): Slow {
  const { [playerId]: _own, ...wrote } = slow.wrote;
  const isOther = (id: string) => id !== playerId;
  return {
    ...slow,
    wrote,
    pen: slow.pen?.playerId === playerId ? null : slow.pen,
    passed: slow.passed.filter(isOther),
    wantsEnd: slow.wantsEnd.filter(isOther),
    letsRead: slow.letsRead.filter(isOther),
  };
}

/** Whether readers may follow a room: everybody who writes lets them. */
export function isOpenToReaders(room: SlowRoom): boolean {
  const writers = slowWriters(room);
  return writers.length > 0 && writers.every(({ playerId }) => room.slow.letsRead.includes(playerId));
}
