import type { Live, LivePeer } from '~/platform/live/live.server';
import { createTokenBucket } from '~/platform/live/token-bucket';
import { createWatchers } from '~/platform/live/watchers';
import type { Log } from '~/platform/log/log.server';
import { isLoopbackAddress } from '~/platform/requests/origin';
import { weaveEvents } from '../../protocol/weave.contract';
import type { StoredRoom } from '../room-store.server';
import { liveRoom } from '../turns/drafts.server';
import type { Limit } from './command.server';
import { openRoomConnection, type RoomConnection } from './room-connection.server';
import { type RoomServices, weaveCommands } from './weave-commands.server';

/** What one connection may send: a fast typist makes 15 keystrokes a second. */
const LIMITS: Readonly<Record<Limit, { perSecond: number; burst: number }>> = {
  keystrokes: { perSecond: 40, burst: 80 },
  requests: { perSecond: 5, burst: 30 },
};

interface ServeRoomsDependencies {
  live: Pick<Live, 'toRoomHere'>;
  services: RoomServices;
  /** Hashes what names a place, so that it can be compared and not be read. */
  keyOf(place: string): string;
  log: Pick<Log, 'warn' | 'error'>;
}

/** The rooms as the connections of this process reach them. */
export interface ServedRooms {
  /** Lets a new connection send requests and watch rooms. */
  onPeer(peer: LivePeer): void;
  /** A person was removed from a room: none of their connections hears more of it. */
  removed(roomId: string, playerId: string): void;
  /** Tells watchers of a room that they may have missed changes. */
  publishStale(find: (roomId: string) => Promise<StoredRoom | undefined>): void;
}

/** Connects live connections with the table of commands. @see docs/product/story-weave.md */
export function serveRooms({ live, services, keyOf, log }: ServeRoomsDependencies): ServedRooms {
  const watchers = createWatchers<RoomConnection>();
  const commands = Object.values(weaveCommands(services));
  return {
    onPeer(peer) {
      const connection = openRoomConnection(peer, { ...services, watchers });
      const buckets = {
        keystrokes: createTokenBucket(LIMITS.keystrokes.perSecond, LIMITS.keystrokes.burst),
        requests: createTokenBucket(LIMITS.requests.perSecond, LIMITS.requests.burst),
      };
      const mayAsk = (limit: Limit) => buckets[limit].take(performance.now());
      const { id: peerId, playerId = '', address, answer } = peer;
      // The address of a machine that serves itself says nothing about who is who.
      const origin = keyOf(isLoopbackAddress(address) ? playerId : address);
      for (const serve of commands) serve({ playerId, peerId, origin, connection, mayAsk, answer }, log);
      peer.onClose(connection.end);
    },
    removed(roomId, playerId) {
      for (const connection of watchers.of(roomId)) connection.removed(roomId, playerId);
    },
    publishStale(find) {
      for (const roomId of watchers.rooms()) {
        find(roomId).then(
          (stored) => stored && live.toRoomHere(liveRoom(roomId), weaveEvents.stale, { roomId }),
          (error: unknown) => log.warn({ err: error }, 'a room could not be looked up after a break'),
        );
      }
    },
  };
}
