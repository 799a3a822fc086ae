import { httpClient } from '../../../tests/support/http/http-client.ts';
import {
  type Ask,
  actInWordRoom,
  followWordRoom,
  lookAtWordRoom,
  type WordRoomFollower,
} from '../../../tests/support/people/word-room-client.ts';
import { playRun } from './guest-player.ts';
import { type HttpConnection, httpConnection } from './http-connection.ts';

export const PEOPLE_A_WORD_ROOM = 4;
const GAMES = { game1: 'word-guess', game2: '', game3: '' };

interface Guest {
  ask: Ask;
  cookie(): string;
  connection: HttpConnection;
}

/** A guest's page in a room, which fetches its run when it hears that a game begins. */
interface Page {
  guest: Guest;
  follower: WordRoomFollower;
  begun: Promise<void>;
}

/** Guests in rooms of words, each with the live connection of their page. */
export interface WordRoomLoad {
  /** Opens a room for everybody and plays its first game, Word Guess, to its end. @param onMove called with the time of each move, in ms. */
  play(onMove: (ms: number) => void): Promise<void>;
  close(): void;
}

/** @param rooms how many, of four each. */
export async function wordRoomLoad(url: string, rooms: number): Promise<WordRoomLoad> {
  const { hostname, port } = new URL(url);
  const newGuest = async (): Promise<Guest> => {
    const client = httpClient({ base: url });
    return { ask: client.ask, cookie: client.cookie, connection: await httpConnection(hostname, Number(port)) };
  };
  const tables = await Promise.all(Array.from({ length: rooms }, () => Promise.all(Array.from({ length: PEOPLE_A_WORD_ROOM }, newGuest))));

  async function playGame(guests: readonly Guest[], onMove: (ms: number) => void): Promise<void> {
    const [first] = guests;
    const roomId = first && (await actInWordRoom(first.ask, undefined, { intent: 'open', ...GAMES }));
    if (!roomId) throw new Error('No room of words was opened.');
    for (const { ask } of guests.slice(1)) await actInWordRoom(ask, roomId, { intent: 'join' });
    const pages = await Promise.all(guests.map((guest) => follow(guest, roomId)));
    await actInWordRoom(first.ask, roomId, { intent: 'start' });
    await Promise.all(pages.map((page) => playOwn(page, roomId, onMove)));
    for (const { follower } of pages) follower.close();
    for (const { ask } of guests) await actInWordRoom(ask, roomId, { intent: 'leave' });
  }

  async function follow(guest: Guest, roomId: string): Promise<Page> {
    const room = await lookAtWordRoom(guest.ask, roomId);
    if (!room) throw new Error('A room of words is not shown to who sits in it.');
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const follower = await followWordRoom({ url, cookie: guest.cookie(), visitor: true }, room, ({ phase }) => {
      if (phase === 'playing') resolve();
    });
    await follower.sign();
    return { guest, follower, begun };
  }

  async function playOwn({ guest: { ask, connection }, begun }: Page, roomId: string, onMove: (ms: number) => void): Promise<void> {
    await begun;
    const run = (await lookAtWordRoom(ask, roomId))?.run;
    if (!run) throw new Error('A game of a room of words has begun without the run of who sits in it.');
    await playRun(run.view, connection, onMove, () => true);
  }

  return {
    play: async (onMove) => void (await Promise.all(tables.map((guests) => playGame(guests, onMove)))),
    close: () => {
      for (const { connection } of tables.flat()) connection.close();
    },
  };
}
