import { io, type Socket } from 'socket.io-client';

export const PEOPLE_A_ROOM = 4;
/** How long an answer is waited for, in ms. */
export const ANSWER_MS = 60_000;

export interface Person {
  url: string;
  cookie?: string;
}

/** What was measured while people wrote; all times in ms. */
interface Measured {
  /** In turns, of each keystroke to each reader; in battle rounds, from what is typed to the answer that it is kept. */
  delays: number[];
  /** In battle rounds, from handing a passage in to each other page that shows it. */
  decisions: number[];
  /** In battle rounds, from the request that ends a phase (the last passage, the last pick) to each page that shows what came of it. */
  outcomes: number[];
  keystrokes: number;
}

/** People in rooms of four. */
export interface RoomLoad {
  /** Seats more people; every four of them fill a room. */
  come(people: readonly Person[]): Promise<void>;
  rooms(): number;
  /** Lets people write for so long, in ms. */
  type(ms: number): Promise<Measured>;
  close(): void;
}

/** Opens a person's live connection. */
export async function connectAs({ url, cookie }: Person): Promise<Socket> {
  const socket = io(url, {
    path: '/live',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin: url, ...(cookie && { cookie }) },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Does a work for each thing, for at most so many at once. */
export async function atOnce<Thing>(most: number, things: readonly Thing[], work: (thing: Thing) => Promise<void>): Promise<void> {
  const waiting = [...things];
  const one = async () => {
    for (let thing = waiting.shift(); thing; thing = waiting.shift()) await work(thing);
  };
  await Promise.all(Array.from({ length: most }, one));
}
