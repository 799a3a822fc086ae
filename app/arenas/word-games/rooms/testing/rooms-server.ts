import { randomUUID } from 'node:crypto';
import { createBus } from '~/platform/bus/bus.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import type { Live, LivePeer } from '~/platform/live/live.server';
import { createLog } from '~/platform/log/log.server';
import { settingsInForce } from '~/settings/site-settings';
import type { Referee } from '../../referee/referee.server';
import type { RefereeFixture } from '../../testing/referee-fixture';
import { createWordRooms, type WordRooms } from '../server/word-rooms.server';

/** What a connection was sent. */
interface Frame {
  name: string;
  payload: unknown;
}

/** One process's rooms of words without a network; nothing happens by itself. */
export interface RoomsServer {
  rooms: WordRooms;
  referee: Referee;
  /** What administrators have set. */
  set: { roomsPerHour: number };
  /** Opens a connection, like a browser's. */
  connect(playerId?: string): { follow(question: unknown): Promise<unknown>; frames: Frame[] };
  stop(): Promise<void>;
}

const SECRET = 'a secret of some length for tests';

/** Creates rooms on a fixture's database and clock. @param referee one of their own unless given. */
export function openRoomsServer(fixture: RefereeFixture, referee = fixture.another()): RoomsServer {
  const { database, clock } = fixture;
  const inRoom = new Map<string, Map<string, Frame[]>>();
  const live: Pick<Live, 'toRoomHere'> = {
    toRoomHere: (room, { name }, payload) => {
      for (const frames of inRoom.get(room)?.values() ?? []) frames.push({ name, payload: structuredClone(payload) });
    },
  };
  const log = createLog({ level: 'silent' });
  const { db } = database;
  const limiter = createRateLimiter(db, clock, SECRET);
  const set = { roomsPerHour: settingsInForce({}, []).wordRoomsPerHour };
  const rooms = createWordRooms({
    ...{ db, clock, secret: SECRET, live, bus: createBus(database, log), limiter, referee, log },
    roomsPerHour: async () => set.roomsPerHour,
  });

  function connect(playerId?: string) {
    const id = randomUUID();
    const frames: Frame[] = [];
    const handlers = new Map<string, (question: unknown) => unknown>();
    const peer: LivePeer = {
      ...{ id, playerId, address: '127.0.0.1' },
      answer: ({ name }, handler) => void handlers.set(name, handler),
      enter: (room) => void inRoom.set(room, (inRoom.get(room) ?? new Map()).set(id, frames)),
      exit: (room) => void inRoom.get(room)?.delete(id),
      onClose: () => undefined,
    };
    rooms.onPeer(peer);
    const follow = async (question: unknown) => {
      const answer = await handlers.get('word-room:follow')?.(question);
      frames.push({ name: 'answer', payload: answer });
      return answer;
    };
    return { follow, frames };
  }

  return { rooms, referee, set, connect, stop: rooms.stop };
}
