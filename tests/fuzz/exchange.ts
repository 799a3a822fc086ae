import { connect } from 'node:net';
import type { Shot } from './shot.ts';

/** The outcome of a shot. */
export interface Exchange {
  /** Status codes of all responses, in order. */
  statuses: number[];
  /** From the first byte sent to the end of the response, in ms. */
  ms: number;
  /** The server neither answered nor closed the connection. */
  abandoned: boolean;
}

/** A response not received within this time counts as missing, in ms. */
const TIMEOUT_MS = 120_000;
/** Time to listen on a live connection after the last frame, in ms. */
const LISTEN_MS = 150;
/** Senders of partial requests disconnect after this time, in ms. */
const HALF_MS = 300;
/** A keep-alive connection is closed this long after its last byte, in ms. */
const KEPT_MS = 600;
const ANSWER = /HTTP\/1\.[01] (\d{3}) /g;

/** Sends a shot over its own connection and reads the response to its end. */
export function exchange(port: number, { bytes, frames, partial }: Shot): Promise<Exchange> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    let received = '';
    let settled = false;
    const isKeptAlive = !bytes.includes('Connection: close');
    let idle: NodeJS.Timeout | undefined;
    const done = (abandoned: boolean) => {
      if (settled) return;
      settled = true;
      clearTimeout(timeout);
      clearTimeout(idle);
      socket.destroy();
      const statuses = [...received.matchAll(ANSWER)].map(([, status]) => Number(status));
      resolve({ statuses, ms: performance.now() - began, abandoned: abandoned && statuses.length === 0 });
    };
    const timeout = setTimeout(() => done(true), TIMEOUT_MS);
    socket.on('connect', () => {
      socket.write(bytes);
      if (partial) setTimeout(() => done(false), HALF_MS);
    });
    socket.on('data', (chunk) => {
      const upgraded = received === '' && chunk.includes(' 101 ');
      // Bodies are skipped: their text must not be mistaken for a status line.
      if (received.length < 4_000) received += chunk.toString('latin1', 0, 1_000);
      clearTimeout(idle);
      if (isKeptAlive) idle = setTimeout(() => done(false), KEPT_MS);
      if (!upgraded) return;
      for (const frame of frames ?? []) socket.write(frame);
      setTimeout(() => done(false), LISTEN_MS);
    });
    // A server that closes early, as for a body that is too long, resets the connection; its response may have arrived.
    socket.on('error', () => done(false));
    socket.on('close', () => done(false));
  });
}
