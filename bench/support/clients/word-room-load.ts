import { setTimeout as pause } from 'node:timers/promises';
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
const LOOK_MS = 50;

interface Guest {
  ask: Ask;
  cookie(): string;
  connection: HttpConnection;
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
    const followers = await Promise.all(guests.map((guest) => follow(guest, roomId)));
    await actInWordRoom(first.ask, roomId, { intent: 'start' });
    await Promise.all(guests.map((guest) => playOwn(guest, roomId, onMove)));
    for (const follower of followers) follower.close();
    for (const { ask } of guests) await actInWordRoom(ask, roomId, { intent: 'leave' });
  }

  async function follow({ ask, cookie }: Guest, roomId: string): Promise<WordRoomFollower> {
    const room = await lookAtWordRoom(ask, roomId);
    if (!room) throw new Error('A room of words is not shown to who sits in it.');
    const follower = await followWordRoom({ url, cookie: cookie(), visitor: true }, room, () => undefined);
    await follower.sign();
    return follower;
  }

  async function playOwn({ ask, connection }: Guest, roomId: string, onMove: (ms: number) => void): Promise<void> {
    for (;;) {
      const run = (await lookAtWordRoom(ask, roomId))?.run;
      if (run) return playRun(run.view, connection, onMove, () => true);
      await pause(LOOK_MS);
    }
  }

  return {
    play: async (onMove) => void (await Promise.all(tables.map((guests) => playGame(guests, onMove)))),
    close: () => {
      for (const { connection } of tables.flat()) connection.close();
    },
  };
}
