import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Channel } from '~/platform/bus/bus.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import type { Live } from '~/platform/live/live.server';
import { storedText } from '~/stories/reading/text/stored-text';
import type { RoomChange } from '../protocol/room.contract';
import { weaveEvents } from '../protocol/weave.contract';
import type { Moment, Room } from '../rules/room';
import { changeParts } from '../rules/room-changes';
import { isSlow } from '../rules/slow/slow';
import type { RoomEvent } from '../rules/turns/room-event';
import type { RoomEffect } from '../rules/turns/running-turn';
import { dueAt, roomStep } from '../rules/turns/turns';
import type { PassageDrafts } from './battle/passage-drafts.server';
import { storedPassageDrafts, writePassages } from './battle/passages.server';
import { rateRounds } from './battle/rate-rounds.server';
import { publishStory } from './ending/close-room.server';
import type { ClosingProgress } from './ending/insert-story.server';
import { writeFoldLines } from './fold/fold-lines.server';
import { publishFold } from './fold/publish-fold.server';
import { createKeyedQueue } from './keyed-queue';
import { lockRoom, type StoredRoom, saveRoom, storedDraft, writeTurns } from './room-store.server';
import { withdrawInvitations } from './seating/room-invitations.server';
import { notifyOfSlowRoom } from './slow/notify-slow.server';
import { type Drafts, liveRoom, type TypedTurn } from './turns/drafts.server';
import { recordCardsMet } from './turns/replies-met.server';
import { fitWords, mayBeCrude } from './unfit-words.server';

const MAX_SEED = 2 ** 32;

/** An event, or a function that decides on one while the room is locked; it returns undefined for no event. */
type RoomEventSource = RoomEvent | ((trx: Transaction<Tables>, room: Room) => Promise<RoomEvent | undefined>);

/** A room after an event, published once committed. */
export interface RoomUpdate {
  room: Room;
  effects: readonly RoomEffect[];
  /** When something happens next, in ms since 1970; null for a closed room. */
  dueAt: number | null;
}

/** A change sent to other processes. */
export interface ChangeMessage {
  kind: 'change';
  change: RoomChange;
  /** The running turn of a person; null when there is none. */
  turn: TypedTurn | null;
  /** Whom the change removes from the room; missing in messages of the release before. */
  removed?: string;
}

/** Every change of a room goes through here. */
export interface Rooms {
  /**
   * Dispatches an event to a room: its rules decide under the row's lock, and the outcome is published once committed.
   * @param busy what to do when another process has locked the room: 'wait', or 'skip' and leave it to that process.
   * @returns the room afterwards with the effects; undefined when there is no such room, or it was skipped.
   */
  dispatch(roomId: string, source: RoomEventSource, busy?: 'wait' | 'skip'): Promise<RoomUpdate | undefined>;
  /** Subscribes to every change that this process makes. */
  onChange(listener: (update: RoomUpdate) => void): void;
  /** Applies a change that another process has made. */
  receive(message: ChangeMessage): void;
}

interface RoomDependencies {
  db: Db;
  clock: Clock;
  live: Pick<Live, 'toRoomHere'>;
  channel: Channel<ChangeMessage>;
  drafts: Drafts;
  passageDrafts: Pick<PassageDrafts, 'known'>;
  progress: ClosingProgress;
  /** So many ready-made prompts, each time others. */
  promptsToFold(count: number): readonly string[];
  processId: string;
  /** Called in each process when a person was removed from a room, after they have been told. */
  onRemoved(roomId: string, playerId: string): void;
}

/** Creates the service through which all rooms are changed. @see docs/decisions/0022-rooms-are-a-reducer.md */
export function createRooms(dependencies: RoomDependencies): Rooms {
  const { db, clock, live, channel, drafts, passageDrafts, progress, promptsToFold, processId, onRemoved } = dependencies;
  const queue = createKeyedQueue();
  const listeners: ((update: RoomUpdate) => void)[] = [];

  async function momentOf(trx: Transaction<Tables>, room: Room, event: RoomEvent): Promise<Moment> {
    const draft = event.type === 'submitted' ? '' : fitWords(room, await newestDraft(trx, room));
    const drafts = await passagesOf(trx, room);
    const known = { draft, drafts, ...(room.fold && room.waiting && { prompts: promptsToFold(room.seats.length) }) };
    return { now: clock.now().getTime(), gameSpeed: clock.gameSpeed, ...known, process: processId, seed: randomInt(MAX_SEED) };
  }

  /** What people have typed in the running round: stored, and newer in this process. */
  async function passagesOf(trx: Transaction<Tables>, room: Room): Promise<Record<string, string>> {
    const { id, round, battle, fold } = room;
    if ((fold ?? battle)?.phase !== 'writing') return {};
    const typed = { ...(await storedPassageDrafts(trx, id, round)), ...passageDrafts.known(id, round) };
    return Object.fromEntries(Object.entries(typed).map(([playerId, words]) => [playerId, fitWords(room, words)]));
  }

  /** The draft of the running turn: this process's or the stored one, whichever is newer. */
  async function newestDraft(trx: Transaction<Tables>, { id, turn }: Room): Promise<string> {
    if (turn?.kind !== 'person') return '';
    const known = drafts.known(id, turn.number);
    const stored = await storedDraft(trx, id, turn.number);
    return storedText((known && known.revision >= (stored?.revision ?? 0) ? known.text : stored?.text) ?? '');
  }

  async function step(
    trx: Transaction<Tables>,
    stored: StoredRoom,
    event: RoomEvent,
  ): Promise<(RoomUpdate & { changed?: true; message?: ChangeMessage }) | undefined> {
    const before = stored.room;
    const moment = await momentOf(trx, before, event);
    const { room, effects } = roomStep(before, event, moment);
    const due = dueAt(room, moment);
    if (room === before && effects.length === 0) return { room, effects, dueAt: due };
    await writeTurns(trx, room.id, effects, moment.now);
    await writePassages(trx, room.id, effects, moment.now);
    await writeFoldLines(trx, room.id, effects, moment.now);
    await recordCardsMet(trx, before, room, new Date(moment.now));
    if (isSlow(before)) await notifyOfSlowRoom(trx, { before, room, effects }, new Date(moment.now));
    await rateRounds(trx, room, effects, moment.now);
    const closed = effects.find((effect) => effect.type === 'closed');
    const storyId = closed ? await publish(trx, room, closed, new Date(moment.now)) : stored.storyId;
    if (closed) await withdrawInvitations(trx, room.id);
    const version = stored.version + 1;
    await saveRoom(trx, { room, version, storyId }, moment);
    // What a slow room becomes is read when someone looks: nobody watches it.
    if (isSlow(before)) return { room, effects, dueAt: due, changed: true };
    const change: RoomChange = { roomId: room.id, version, serverTime: moment.now, parts: changeParts(before, room, effects, storyId) };
    const removed = event.type === 'removed' ? { removed: event.playerId } : {};
    const message: ChangeMessage = { kind: 'change', change, turn: personTurn(room) ?? null, ...removed };
    await channel.publish(trx, [message]);
    return { room, effects, dueAt: due, changed: true, message };
  }

  async function publish(
    trx: Transaction<Tables>,
    room: Room,
    { awards, fold }: Extract<RoomEffect, { type: 'closed' }>,
    now: Date,
  ): Promise<string | null> {
    return fold ? await publishFold(trx, progress, { room, awards, fold, now }) : await publishStory(trx, progress, { room, awards, now });
  }

  function publishHere({ change, turn, removed }: ChangeMessage): void {
    drafts.follow(change.roomId, turn ?? undefined);
    live.toRoomHere(liveRoom(change.roomId), weaveEvents.change, change);
    if (removed !== undefined) onRemoved(change.roomId, removed);
  }

  return {
    dispatch: (roomId, source, busy = 'wait') =>
      queue.run(roomId, async () => {
        const update = await db.transaction().execute(async (trx) => {
          const stored = await lockRoom(trx, roomId, busy === 'skip');
          if (!stored) return undefined;
          const event = typeof source === 'function' ? await source(trx, stored.room) : source;
          return event ? await step(trx, stored, event) : { room: stored.room, effects: [], dueAt: dueAt(stored.room, clock) };
        });
        if (update?.message) publishHere(update.message);
        if (update?.changed) for (const listener of listeners) listener(update);
        return update;
      }),
    onChange: (listener) => void listeners.push(listener),
    receive: publishHere,
  };
}

/** The running turn of a person in a room; undefined when there is none. */
export function personTurn(room: Room): TypedTurn | undefined {
  const { turn } = room;
  return turn?.kind === 'person' ? { number: turn.number, playerId: turn.playerId, mayBeCrude: mayBeCrude(room) } : undefined;
}
