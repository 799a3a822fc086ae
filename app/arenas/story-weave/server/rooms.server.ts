import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import type { Channel } from '~/platform/live/bus.server';
import type { Live } from '~/platform/live/live.server';
import { storedText } from '~/stories/reading/stored-text';
import type { RoomChange } from '../protocol/room-view';
import type { Moment, Room } from '../rules/room';
import { changeParts } from '../rules/room-changes';
import type { RoomEffect } from '../rules/running-turn';
import { dueAt, type RoomEvent, roomStep } from '../rules/turns';
import { type ClosingProgress, publishStory } from './close-room.server';
import { type Drafts, liveRoom } from './drafts.server';
import { createLine } from './keyed-queue';
import { keptDraft, lockRoom, type StoredRoom, saveRoom, writeTurns } from './room-store.server';

const MAX_SEED = 2 ** 32;

/** An event, or what decides about it while the room is held; undefined: nothing happens after all. */
export type RoomHappening = RoomEvent | ((trx: Transaction<Tables>, room: Room) => Promise<RoomEvent | undefined>);

/** What a room has become, told after it is committed. */
export interface RoomTold {
  room: Room;
  effects: readonly RoomEffect[];
  /** When something happens next, in ms since 1970; null for a closed room. */
  dueAt: number | null;
}

/** What processes tell each other of rooms. */
export interface ChangeMessage {
  kind: 'change';
  change: RoomChange;
  /** The person's turn that runs now; null when none does. */
  turn: { number: number; playerId: string } | null;
}

/** Every change of a room goes through here. */
export interface Rooms {
  /**
   * Lets something happen to a room: its rules decide under the row's lock, and what they say is told once it is committed.
   * @param busy what to do when another process holds the room: 'wait', or 'skip' and leave it to that one.
   * @returns the room afterwards and what came of it; undefined when there is no such room, or it was skipped.
   */
  happen(roomId: string, happening: RoomHappening, busy?: 'wait' | 'skip'): Promise<RoomTold | undefined>;
  /** Hears of every change that this process made. */
  onChange(heard: (told: RoomTold) => void): void;
  /** Takes a change that another process has made. */
  receive(message: ChangeMessage): void;
}

interface RoomDependencies {
  db: Db;
  clock: Clock;
  live: Pick<Live, 'toRoomHere'>;
  channel: Channel<ChangeMessage>;
  drafts: Drafts;
  progress: ClosingProgress;
  processId: string;
}

/** Makes the place where rooms are changed. @see docs/decisions/0022-rooms-are-a-reducer.md */
export function createRooms({ db, clock, live, channel, drafts, progress, processId }: RoomDependencies): Rooms {
  const line = createLine();
  const hearers: ((told: RoomTold) => void)[] = [];

  async function momentOf(trx: Transaction<Tables>, room: Room, event: RoomEvent): Promise<Moment> {
    const draft = event.type === 'submitted' ? '' : await newestDraft(trx, room);
    return { now: clock.now().getTime(), gameSpeed: clock.gameSpeed, draft, process: processId, seed: randomInt(MAX_SEED) };
  }

  /** What was typed of the running turn: as this process knows it, or as it was kept, whichever is newer. */
  async function newestDraft(trx: Transaction<Tables>, { id, turn }: Room): Promise<string> {
    if (turn?.kind !== 'person') return '';
    const known = drafts.known(id, turn.number);
    const kept = await keptDraft(trx, id, turn.number);
    return storedText((known && known.revision >= (kept?.revision ?? 0) ? known.text : kept?.text) ?? '');
  }

  async function step(
    trx: Transaction<Tables>,
    stored: StoredRoom,
    event: RoomEvent,
  ): Promise<(RoomTold & { change?: RoomChange }) | undefined> {
    const before = stored.room;
    const moment = await momentOf(trx, before, event);
    const { room, effects } = roomStep(before, event, moment);
    const due = dueAt(room, moment);
    if (room === before && effects.length === 0) return { room, effects, dueAt: due };
    await writeTurns(trx, room.id, effects, moment.now);
    const closes = effects.some(({ type }) => type === 'closed');
    const storyId = closes ? await publishStory(trx, progress, room, new Date(moment.now)) : stored.storyId;
    const version = stored.version + 1;
    await saveRoom(trx, { room, version, storyId }, moment);
    const change: RoomChange = { roomId: room.id, version, serverTime: moment.now, parts: changeParts(before, room, effects, storyId) };
    const message: ChangeMessage = { kind: 'change', change, turn: personTurn(room) ?? null };
    await channel.publish(trx, [message]);
    return { room, effects, dueAt: due, change };
  }

  function tellHere(change: RoomChange, turn: { number: number; playerId: string } | undefined): void {
    drafts.follow(change.roomId, turn);
    live.toRoomHere(liveRoom(change.roomId), 'weave:change', [change]);
  }

  return {
    happen: (roomId, happening, busy = 'wait') =>
      line.run(roomId, async () => {
        const told = await db.transaction().execute(async (trx) => {
          const stored = await lockRoom(trx, roomId, busy === 'skip');
          if (!stored) return undefined;
          const event = typeof happening === 'function' ? await happening(trx, stored.room) : happening;
          return event ? await step(trx, stored, event) : { room: stored.room, effects: [], dueAt: dueAt(stored.room, clock) };
        });
        if (told?.change) {
          tellHere(told.change, personTurn(told.room));
          for (const heard of hearers) heard(told);
        }
        return told;
      }),
    onChange: (heard) => void hearers.push(heard),
    receive: ({ change, turn }) => tellHere(change, turn ?? undefined),
  };
}

/** The turn of a person that runs in a room; undefined when none does. */
export function personTurn({ turn }: Room): { number: number; playerId: string } | undefined {
  return turn?.kind === 'person' ? { number: turn.number, playerId: turn.playerId } : undefined;
}
