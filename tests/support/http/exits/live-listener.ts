import { io } from 'socket.io-client';
import { site } from '../site.ts';

/** A live connection that keeps everything it is told. */
export interface LiveListener {
  /** Sends a request. @returns the answer. */
  ask(name: string, question: object): Promise<Record<string, unknown>>;
  /** Everything that came up to now: events and answers. */
  heard(): string;
  /** How often it has connected: a connection that came back watches nothing yet. */
  connections(): number;
  close(): void;
}

/** The longest until an answer, in ms: only what hangs takes so long. */
const ANSWER_MS = 30_000;

/** Connects with the cookies of a browser. @param cookie empty for a visitor. */
export async function listenLive(cookie: string): Promise<LiveListener> {
  const socket = io(site.url, {
    path: '/live',
    transports: ['websocket'],
    // As a page does, whose connection breaks where the site is busy for long.
    reconnection: true,
    forceNew: true,
    extraHeaders: { origin: site.url, ...(cookie && { cookie }) },
    auth: { visitor: cookie === '' },
  });
  const heard: string[] = [];
  let connections = 0;
  socket.on('connect', () => {
    connections += 1;
  });
  socket.onAny((...event: unknown[]) => void heard.push(JSON.stringify(event)));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    async ask(name, question) {
      const answer = await socket.timeout(ANSWER_MS).emitWithAck(name, question);
      heard.push(JSON.stringify(answer));
      return answer;
    },
    heard: () => heard.join('\n'),
    connections: () => connections,
    close: () => void socket.close(),
  };
}
