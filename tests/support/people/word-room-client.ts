import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { io } from 'socket.io-client';
import type { FollowAnswer, RoomView } from '../../../app/arenas/word-games/rooms/rooms.contract.ts';
import type { OwnRoom } from '../../../app/arenas/word-games/rooms/server/word-rooms.server.ts';
import type { HttpResponse, RequestOptions } from '../http/http-client.ts';

/** Asks a site as one person, by path. */
export type Ask = (path: string, options?: RequestOptions) => Promise<HttpResponse>;

const ROOMS = '/word-games/rooms';
const ANSWER_MS = 10_000;

/** Sends a form of a room, or of the page that leads into one. @returns the id of the room in which the person is then; undefined when it was refused. */
export async function actInWordRoom(ask: Ask, roomId: string | undefined, form: Record<string, string>): Promise<string | undefined> {
  const { location } = await ask(roomId === undefined ? ROOMS : `${ROOMS}/${roomId}`, { form });
  return /\/rooms\/([\da-f-]{36})$/.exec(location ?? '')?.[1];
}

/** A room with the person's own seat and run, as its page gets them; undefined when there is none for them. */
export async function lookAtWordRoom(ask: Ask, roomId: string): Promise<OwnRoom | undefined> {
  const { status, text } = await ask(`${ROOMS}/${roomId}.data`, { accept: '*/*' });
  if (status !== 200) return undefined;
  const { value } = await decode(new Blob([text]).stream(), globalThis);
  const found = Object.values(value as Record<string, { data?: { room?: OwnRoom } }>).find(({ data }) => data?.room);
  return found?.data?.room;
}

/** A page's live connection to a room. */
export interface WordRoomFollower {
  /** Gives a sign of life, and asks for the room. */
  sign(): Promise<void>;
  close(): void;
}

/** A browser, as far as a connection needs it. */
export interface Browser {
  url: string;
  cookie: string;
  /** Whether nobody has signed in there. */
  visitor: boolean;
}

/**
 * Follows a room like its page.
 * @param onRoom called with the room whenever it is heard of.
 * @throws when the connection is not made.
 */
export async function followWordRoom(
  { url, cookie, visitor }: Browser,
  { view: { roomId }, seat }: Pick<OwnRoom, 'view' | 'seat'>,
  onRoom: (view: RoomView) => void,
): Promise<WordRoomFollower> {
  const socket = io(url, {
    ...{ path: '/live', transports: ['websocket'], reconnection: false, forceNew: true },
    extraHeaders: { origin: url, cookie },
    auth: { visitor },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
    socket.io.once('close', (reason) => reject(new Error(`The connection was not made: ${reason}`)));
  });
  socket.on('word-room:room', onRoom);
  return {
    async sign() {
      const question = { roomId, ...(seat && { seat }) };
      const answer: FollowAnswer = await socket.timeout(ANSWER_MS).emitWithAck('word-room:follow', question);
      if (answer.ok) onRoom(answer.view);
    },
    close: () => void socket.close(),
  };
}
