import type { LivePeer } from '~/platform/live/live.server';
import type { Watchers } from '~/platform/live/watchers';
import type { RoomView } from '../../protocol/room.contract';
import type { RoomAnswer } from '../../protocol/weave.contract';
import { refusals } from '../../texts';
import { type Presence, WeaveRefused } from '../seating/presence.server';
import { liveRoom, ownLiveRoom } from '../turns/drafts.server';

/** How many rooms one connection may watch. */
const MAX_WATCHED = 4;

/** The rooms that one live connection watches and sits in. */
export interface RoomConnection {
  /** Watches a room. @returns the room as its viewer sees it. */
  look(roomId: string): Promise<RoomAnswer>;
  /** Counts a seat that was just taken as this connection's, and watches its room. */
  sit(roomId: string): Promise<RoomAnswer>;
  /** The browser hides the page or closes it: the seat, if any, is away. */
  pageHidden(roomId: string): Promise<void>;
  /** The person leaves: their seat is no longer this connection's. */
  getUp(roomId: string): void;
  /** The person was removed from a room: their connection hears no more of it. */
  removed(roomId: string, playerId: string): void;
  /** The connection has ended. @param silentMs for how long nothing had been heard of it, in ms. */
  end(silentMs: number): void;
}

interface RoomConnectionDependencies {
  /** The connections of this process by the rooms that they watch. */
  watchers: Watchers<RoomConnection>;
  presence: Pick<Presence, 'depart'>;
  /** A room as one person sees it; undefined when there is none. */
  snapshot(roomId: string, viewerId: string | undefined): Promise<RoomView | undefined>;
}

/** Opens a live connection's way into rooms. */
export function openRoomConnection(peer: LivePeer, { watchers, presence, snapshot }: RoomConnectionDependencies): RoomConnection {
  const watched = new Set<string>();
  const seated = new Set<string>();
  const { id: peerId, playerId = '' } = peer;
  let ended = false;
  const liveRooms = (roomId: string) => [liveRoom(roomId), ...(peer.playerId ? [ownLiveRoom(roomId, peer.playerId)] : [])];

  function watch(roomId: string): void {
    if (ended || watched.has(roomId)) return;
    if (watched.size >= MAX_WATCHED) throw new WeaveRefused('too-fast');
    watched.add(roomId);
    watchers.add(roomId, connection);
    for (const room of liveRooms(roomId)) peer.enter(room);
  }

  function unwatch(roomId: string): void {
    if (!watched.delete(roomId)) return;
    for (const room of liveRooms(roomId)) peer.exit(room);
    watchers.remove(roomId, connection);
  }

  const connection: RoomConnection = {
    async look(roomId) {
      // First the changes, then the room: what happens in between is sent twice rather than never.
      watch(roomId);
      const view = await snapshot(roomId, peer.playerId);
      if (view && !view.removed) return { ok: true, view };
      unwatch(roomId);
      if (view) return { ok: true, view };
      return { ok: false, code: 'no-room', text: refusals['no-room'] };
    },
    async sit(roomId) {
      if (ended) await presence.depart(roomId, playerId, peerId, { type: 'lost', silentMs: 0 });
      else seated.add(roomId);
      return await connection.look(roomId);
    },
    async pageHidden(roomId) {
      unwatch(roomId);
      if (seated.delete(roomId)) await presence.depart(roomId, playerId, peerId, { type: 'away' });
    },
    removed(roomId, removedId) {
      if (removedId === playerId) unwatch(roomId);
    },
    getUp: (roomId) => void seated.delete(roomId),
    end(silentMs) {
      ended = true;
      for (const roomId of watched) unwatch(roomId);
      for (const roomId of seated) void presence.depart(roomId, playerId, peerId, { type: 'lost', silentMs });
    },
  };
  return connection;
}
