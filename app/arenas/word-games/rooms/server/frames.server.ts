import type { Channel } from '~/platform/bus/bus.server';
import type { Db } from '~/platform/database/database.server';
import { isDatabaseAway } from '~/platform/database/database-away';
import { isUuid } from '~/platform/ids/uuid';
import type { Live, LivePeer } from '~/platform/live/live.server';
import { createTokenBucket } from '~/platform/live/token-bucket';
import { createWatchers } from '~/platform/live/watchers';
import type { Log } from '~/platform/log/log.server';
import { type FollowAnswer, followRoom, type RoomProgress, type RoomView, roomEvents } from '../rooms.contract';

/** How many rooms one connection may follow, and how often it may ask. */
const MOST_FOLLOWED = 4;
const ASKS = { perSecond: 2, burst: 12 };
/** How often those in a room are told how far a run has come, in ms: as often as an eye tells bars apart. */
const GATHER_MS = 100;

/** What processes tell each other: that a room has changed, or how far a run has come. */
export type RoomMessage = { roomId: string } | { progress: RoomProgress };

interface FrameDependencies {
  db: Db;
  live: Pick<Live, 'toRoomHere'>;
  channel: Channel<RoomMessage>;
  /** A room as everybody in it sees it. */
  look(roomId: string): Promise<RoomView | undefined>;
  /** Whether a connection's player may see it. */
  maySee(roomId: string, playerId: string | undefined): Promise<boolean>;
  /** Notes a sign of life. @returns whether the key fits the seat. */
  sign(roomId: string, seat: { seat: number; key: string }): Promise<boolean>;
  log: Pick<Log, 'warn'>;
}

/** What is sent to those who follow rooms: the same to everybody in a room. */
export interface Frames {
  onPeer(peer: LivePeer): void;
  /** Tells everybody who follows a room, in all processes, how it is now. */
  roomChanged(roomId: string): Promise<void>;
  /** Tells them how far a run has come: within a moment, and here at once when it is over. */
  progressed(progress: RoomProgress): void;
  receive(message: RoomMessage): void;
  /** Looks again at all rooms that are followed here. */
  sendAll(): void;
}

/** Creates what rooms of words send over live connections. @see docs/decisions/0155-rooms-of-words.md */
export function createFrames({ db, live, channel, look, maySee, sign, log }: FrameDependencies): Frames {
  const watchers = createWatchers<string>();
  const toHere = (progress: RoomProgress) => live.toRoomHere(liveRoom(progress.roomId), roomEvents.progress, progress);
  const sendHereSoon = gatherNewest(
    () => GATHER_MS,
    (newest) => newest.forEach(toHere),
  );
  const publishSoon = gatherNewest(channel.gatherMs, (newest) => {
    const messages = newest.map((progress) => ({ progress }));
    channel.publishAtOnce(messages).catch((error: unknown) => log.warn({ err: error }, 'progress could not be told'));
  });

  async function sendHere(roomId: string): Promise<void> {
    if (watchers.of(roomId).length === 0) return;
    const view = await look(roomId);
    if (view) live.toRoomHere(liveRoom(roomId), roomEvents.room, view);
  }

  function sendSoon(roomId: string): void {
    sendHere(roomId).catch((error: unknown) => log.warn({ err: error, roomId }, 'those in a room of words could not be told of it'));
  }

  async function follow(peer: LivePeer, followed: Set<string>, question: unknown): Promise<FollowAnswer> {
    const asked = followRoom.question.safeParse(question).data;
    if (!asked || !isUuid(asked.roomId)) return { ok: false };
    const { roomId, seat } = asked;
    if (!followed.has(roomId) && followed.size >= MOST_FOLLOWED) return { ok: false };
    const isSeated = seat !== undefined && (await sign(roomId, seat));
    const before = await look(roomId);
    if (!before || !(isSeated || (await maySee(roomId, peer.playerId)))) {
      unfollow(peer, followed, roomId);
      return { ok: false };
    }
    if (followed.has(roomId)) return { ok: true, view: before, seated: isSeated };
    // First the changes, then the room: what happens in between is sent twice rather than never.
    followed.add(roomId);
    watchers.add(roomId, peer.id);
    peer.enter(liveRoom(roomId));
    return { ok: true, view: (await look(roomId)) ?? before, seated: isSeated };
  }

  function unfollow(peer: LivePeer, followed: Set<string>, roomId: string): void {
    followed.delete(roomId);
    watchers.remove(roomId, peer.id);
    peer.exit(liveRoom(roomId));
  }

  return {
    onPeer(peer) {
      const followed = new Set<string>();
      const bucket = createTokenBucket(ASKS.perSecond, ASKS.burst);
      peer.answer(followRoom, async (question): Promise<FollowAnswer> => {
        if (!bucket.take(performance.now())) return { ok: false };
        try {
          return await follow(peer, followed, question);
        } catch (error) {
          if (!isDatabaseAway(error)) log.warn({ err: error }, 'a room of words could not be followed');
          return { ok: false };
        }
      });
      peer.onClose(() => {
        for (const roomId of followed) watchers.remove(roomId, peer.id);
      });
    },
    async roomChanged(roomId) {
      await sendHere(roomId);
      await channel.publish(db, [{ roomId }]);
    },
    progressed(progress) {
      if (progress.done) toHere(progress);
      else sendHereSoon(progress);
      if (channel.shared) publishSoon(progress);
    },
    receive(message) {
      if ('roomId' in message) sendSoon(message.roomId);
      else toHere(message.progress);
    },
    sendAll() {
      for (const roomId of watchers.rooms()) sendSoon(roomId);
    },
  };
}

/** Gathers for a while, and hands over the newest of each run; what arrives late takes nothing back on a page. */
function gatherNewest(forMs: () => number, send: (newest: RoomProgress[]) => void): (progress: RoomProgress) => void {
  const gathered = new Map<string, RoomProgress>();
  return (progress) => {
    if (gathered.size === 0)
      setTimeout(() => {
        const newest = [...gathered.values()];
        gathered.clear();
        send(newest);
      }, forMs());
    gathered.set(`${progress.roomId} ${progress.seat}`, progress);
  };
}

function liveRoom(roomId: string): string {
  return `word-room:${roomId}`;
}
