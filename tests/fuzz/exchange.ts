import { connect } from 'node:net';
import type { Shot } from './shot.ts';

/** What became of a shot. */
export interface Exchange {
  /** Status codes of all answers, in their order. */
  statuses: number[];
  /** From the first byte sent to the end of the answer, in ms. */
  ms: number;
  /** The server neither answered nor closed the connection. */
  abandoned: boolean;
}

/** An answer that has not come by then does not come, in ms. */
const PATIENCE_MS = 120_000;
/** How long a live connection is listened to after the last frame, in ms. */
const LISTEN_MS = 150;
/** Whoever sends half a request leaves after this time, in ms. */
const HALF_MS = 300;
/** A connection that is kept for another request is left so long after its last byte, in ms. */
const KEPT_MS = 600;
const ANSWER = /HTTP\/1\.[01] (\d{3}) /g;

/** Sends a shot over a connection of its own and reads what comes back until it ends. */
export function exchange(port: number, { bytes, frames, partial }: Shot): Promise<Exchange> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    let received = '';
    let settled = false;
    const isKept = !bytes.includes('Connection: close');
    let idle: NodeJS.Timeout | undefined;
    const done = (abandoned: boolean) => {
      if (settled) return;
      settled = true;
      clearTimeout(patience);
      clearTimeout(idle);
      socket.destroy();
      const statuses = [...received.matchAll(ANSWER)].map(([, status]) => Number(status));
      resolve({ statuses, ms: performance.now() - began, abandoned: abandoned && statuses.length === 0 });
    };
    const patience = setTimeout(() => done(true), PATIENCE_MS);
    socket.on('connect', () => {
      socket.write(bytes);
      if (partial) setTimeout(() => done(false), HALF_MS);
    });
    socket.on('data', (chunk) => {
      const upgraded = received === '' && chunk.includes(' 101 ');
      // Bodies are not looked at: their texts must not pass for answers.
      if (received.length < 4_000) received += chunk.toString('latin1', 0, 1_000);
      clearTimeout(idle);
      if (isKept) idle = setTimeout(() => done(false), KEPT_MS);
      if (!upgraded) return;
      for (const frame of frames ?? []) socket.write(frame);
      setTimeout(() => done(false), LISTEN_MS);
    });
    // A server that closes early, as with a body that is too long, resets the connection; its answer may have come.
    socket.on('error', () => done(false));
    socket.on('close', () => done(false));
  });
}
