import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { ReadStoryMemory } from '~/ai-writers/create-writers.server';
import type { WriterModel } from '~/ai-writers/writer-model';
import type { Bus } from '~/platform/bus/bus.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { isUuid } from '~/platform/ids/uuid';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Live, LivePeer } from '~/platform/live/live.server';
import type { Log } from '~/platform/log/log.server';
import type { Random } from '~/platform/random/random';
import { createKeyedHash } from '~/platform/sealing/seal.server';
import type { Settings } from '~/settings/settings.server';
import type { RoomView } from './protocol/room.contract';
import { weaveEvents } from './protocol/weave.contract';
import { createPassageDrafts } from './server/battle/passage-drafts.server';
import { serveRooms } from './server/commands/serve-rooms.server';
import { createDeadlines } from './server/deadlines.server';
import type { ClosingProgress } from './server/ending/insert-story.server';
import { privateRoomOf, remindOfPublishing } from './server/ending/publish-choice.server';
import { roomToWatch } from './server/find-rooms.server';
import { isToBeRead, readRoom } from './server/memory/read-room.server';
import { createOpenTables, type OpenTables } from './server/open-tables/open-tables.server';
import { createProcesses } from './server/processes.server';
import { type RoomLook, roomSnapshot } from './server/room-snapshot.server';
import { findRoom } from './server/room-store.server';
import { type ChangeMessage, createRooms } from './server/rooms.server';
import { createInvitations, type Invitations } from './server/seating/invitations.server';
import type { Lobby } from './server/seating/lobby';
import { createLobby, promptsToChoose } from './server/seating/lobby.server';
import { createPresence, type Presence } from './server/seating/presence.server';
import { createSlowRooms, type SlowRooms } from './server/slow/slow-rooms.server';
import { createAskWriters } from './server/turns/ask-writers.server';
import { createDrafts, type DraftMessage, type DraftWanted, liveRoom } from './server/turns/drafts.server';
import { forgetOldReplies } from './server/turns/replies-met.server';
import { type StoryToWatch, storyToWatch } from './visiting/story-to-watch.server';
import { type InkedPart, partsOfStory } from './woven-stories/parts-of-story.server';

const CHANNEL = 'story_weave';
/** The channel on which the database announces that moderators took a part of a room out of sight, or put it back. */
const WITHHELD = 'weave_part_withheld';
/** How long rooms without a story are kept after they closed, in ms, for people who still have one open. */
const KEPT_WITHOUT_STORY_MS = DAY_MS;

/** What is shown of a closed room has changed: look at it again. */
interface StaleMessage {
  kind: 'stale';
  roomId: string;
}

/** Story Weave: rooms in which people and AI writers take turns. */
export interface StoryWeave extends Invitations, Pick<OpenTables, 'openTables' | 'comeToTable' | 'turnTables'> {
  /** A room as one person sees it; undefined when there is none. @param viewerId undefined for a visitor. */
  roomSnapshot(roomId: string, viewerId: string | undefined): Promise<RoomView | undefined>;
  enter: Lobby['enter'];
  playNow: Lobby['playNow'];
  sitAtTable: Lobby['sitAtTable'];
  /** Takes a seat in a room. @throws {WeaveRefused} */
  join(roomId: string, playerId: string, peerId: string): Promise<void>;
  depart: Presence['depart'];
  /** The room that a person would enter, as it is; undefined when a new one would be opened. Changes nothing. */
  roomForLobby(viewerId: string): Promise<RoomView | undefined>;
  /** A room that visitors may watch, as it is; undefined while nobody writes in one. */
  roomToWatch(): Promise<RoomView | undefined>;
  /** A finished story to watch instead; undefined while there is none. */
  storyToWatch(): Promise<StoryToWatch | undefined>;
  open: Lobby['open'];
  openNext: Lobby['openNext'];
  /** Rooms that are written over days. */
  slow: SlowRooms;
  publicRooms: Lobby['publicRooms'];
  soonGame: Lobby['soonGame'];
  promptsToChoose: Lobby['promptsToChoose'];
  /** The story of a closed room; undefined when it has none. */
  storyOf(roomId: string): Promise<string | undefined>;
  /** The parts of a collaborative story in order with their times, to show its writers and to replay it. */
  partsOfStory(storyId: string, viewerId?: string): Promise<InkedPart[]>;
  /** Handles everything that is overdue; runs by itself once started. */
  sweep(): Promise<void>;
  /** The private room in which a story was written; undefined for any other story. */
  privateRoomOf(storyId: string): Promise<string | undefined>;
  /** Reminds writers of private rooms who have not said whether they want their story published. */
  remindOfPublishing(): Promise<void>;
  /** Deletes rooms that closed long ago without a story. */
  removeOldRooms(): Promise<void>;
  /** Lets a new live connection send requests and watch rooms. */
  onPeer(peer: LivePeer): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The key under which loaders, actions and other features find the service. */
export const storyWeaveContext = createContext<StoryWeave>();

interface StoryWeaveDependencies {
  database: OpenDatabase;
  clock: Clock;
  random: Random;
  live: Pick<Live, 'toRoomHere'>;
  bus: Pick<Bus, 'channel' | 'onTrigger'>;
  writerModel: WriterModel;
  readStoryMemory: ReadStoryMemory;
  progress: ClosingProgress;
  limiter: RateLimiter;
  log: Log;
  /** The key with which people's addresses are hashed. */
  secret: string;
  /** What those who run the site have set for rooms. */
  settings: Pick<Settings, 'current'>;
  /** Called when a person's turn ends in a room of this process. */
  onTurn?(): void;
}

/** Creates the service of Story Weave. @see docs/product/story-weave.md */
export function createStoryWeave({
  database,
  clock,
  random,
  live,
  bus,
  writerModel,
  readStoryMemory,
  progress,
  limiter,
  log,
  secret,
  settings,
  onTurn,
}: StoryWeaveDependencies): StoryWeave {
  const { db } = database;
  const processId = randomUUID();
  const channel = bus.channel<ChangeMessage | DraftMessage | DraftWanted | StaleMessage>(CHANNEL);
  const drafts = createDrafts({ database, live, channel, log });
  const passageDrafts = createPassageDrafts({ database, log });
  const rooms = createRooms({
    db,
    clock,
    live,
    channel,
    drafts,
    passageDrafts,
    progress,
    promptsToFold: (count) => promptsToChoose(random, count),
    processId,
    onRemoved: (...one) => served.removed(...one),
  });
  const processes = createProcesses({ database, clock, processId });
  const presence = createPresence({ db, clock, rooms, processId, log });
  const deadlines = createDeadlines({ db, clock, rooms, presence, processes, log });
  const asks = createAskWriters({ db, clock, rooms, writerModel, log });
  const tables = createOpenTables({ db, clock, hoursSet: async () => (await settings.current()).tableHours });
  const lobby = createLobby({
    ...{ db, clock, random, limiter, presence, tables },
    roomsPerHour: async () => (await settings.current()).roomsPerHour,
    onOpened: (roomId, prompt) => void asks.opening(roomId, prompt),
  });
  const slow = createSlowRooms({ db, clock, rooms, presence, promptFor: () => promptsToChoose(random, 1)[0] ?? '' });
  const invitations = createInvitations({ db, clock, rooms, limiter });
  const look: RoomLook = { db, clock, drafts, passageDrafts };

  const staleHere = (roomId: string) => live.toRoomHere(liveRoom(roomId), weaveEvents.stale, { roomId });
  // Rooms are looked at again after a break anyway: see the channel below.
  bus.onTrigger(WITHHELD, { dispatch: staleHere, onLink: () => undefined });
  async function publishStale(roomId: string): Promise<void> {
    staleHere(roomId);
    await channel.publish(db, [{ kind: 'stale', roomId }]);
  }

  rooms.onChange(({ room, effects, dueAt }) => {
    deadlines.wakeAt(room.id, dueAt);
    for (const effect of effects) {
      if (effect.type === 'turn-ended' && effect.turn.kind === 'person') onTurn?.();
      if (effect.type === 'ask-opening') void asks.opening(room.id, effect.prompt);
      if (effect.type === 'ask-writer') void asks.part(room, effect);
      if (effect.type === 'ask-another') void asks.another(room, effect);
      if (effect.type === 'ask-passage') void asks.passage(room, effect);
    }
    if (isToBeRead(room, effects)) void readRoom({ db, rooms, readStoryMemory, log }, room);
  });
  const snapshot: StoryWeave['roomSnapshot'] = (roomId, viewerId) => roomSnapshot(look, roomId, viewerId);
  const services = { db, clock, progress, rooms, presence, lobby, drafts, passageDrafts, snapshot, publishStale };
  const served = serveRooms({ live, services, keyOf: createKeyedHash(secret, 'places of players'), log });

  channel.subscribe({
    dispatch: (message) => {
      if (message.kind === 'stale') staleHere(message.roomId);
      else if (message.kind === 'change') rooms.receive(message);
      else drafts.receive(message);
    },
    onGap: () => void served.publishStale((roomId) => findRoom(db, roomId)),
  });

  return {
    ...invitations,
    async roomForLobby(viewerId) {
      const roomId = await lobby.roomFor(viewerId);
      return roomId === undefined ? undefined : await snapshot(roomId, viewerId);
    },
    async roomToWatch() {
      const roomId = await roomToWatch(db, clock.now());
      return roomId === undefined ? undefined : await snapshot(roomId, undefined);
    },
    storyToWatch: () => storyToWatch(db),
    roomSnapshot: snapshot,
    enter: lobby.enter,
    playNow: lobby.playNow,
    sitAtTable: lobby.sitAtTable,
    openTables: tables.openTables,
    comeToTable: tables.comeToTable,
    turnTables: tables.turnTables,
    join: async (roomId, playerId, peerId) => void (await presence.arrive(roomId, playerId, peerId)),
    depart: presence.depart,
    open: lobby.open,
    publicRooms: lobby.publicRooms,
    soonGame: lobby.soonGame,
    promptsToChoose: lobby.promptsToChoose,
    async openNext(closedId, playerId) {
      const roomId = await lobby.openNext(closedId, playerId);
      await publishStale(closedId);
      return roomId;
    },
    slow,
    onPeer: served.onPeer,
    storyOf: async (roomId) => (isUuid(roomId) ? (await findRoom(db, roomId))?.storyId : undefined) ?? undefined,
    partsOfStory: (storyId, viewerId) => partsOfStory(db, storyId, viewerId),
    privateRoomOf: (storyId) => privateRoomOf(db, storyId),
    remindOfPublishing: () => remindOfPublishing({ db, clock }),
    sweep: deadlines.sweep,
    async removeOldRooms() {
      const before = new Date(clock.now().getTime() - KEPT_WITHOUT_STORY_MS);
      await removeRows(db, 'weave_room', sql`status = 'closed' and story_id is null and closed_at < ${before}`);
      await tables.removeOldTables();
      await forgetOldReplies(db, clock.now());
    },
    async start() {
      drafts.start();
      passageDrafts.start();
      await deadlines.start();
    },
    async stop() {
      await deadlines.stop();
      await drafts.stop();
      await passageDrafts.stop();
      await processes.leave();
    },
  };
}
