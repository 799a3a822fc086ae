import { connect } from 'node:net';

/** Senders that let their requests trickle to tie up the server. */
export interface SlowSenders {
  /** How long each connection stayed open, in ms; for open ones, until now. */
  heldMs(): { closed: number[]; open: number[] };
  stop(): void;
}

const EACH = 6;
const BYTE_EVERY_MS = 500;

/** Starts requests whose headers or bodies arrive byte by byte and never end. */
export function slowSenders(port: number): SlowSenders {
  const host = `Host: localhost:${port}\r\n`;
  const form = `${host}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\n`;
  const beginnings = Array.from({ length: EACH }, () => [
    `GET /about HTTP/1.1\r\n${host}X-Slow: `,
    `POST /signin HTTP/1.1\r\n${form}email=`,
  ]);
  const senders = beginnings.flat().map((beginning) => sender(port, beginning));
  return {
    heldMs: () => ({
      closed: senders.filter(({ isOpen }) => !isOpen()).map(({ heldMs }) => heldMs()),
      open: senders.filter(({ isOpen }) => isOpen()).map(({ heldMs }) => heldMs()),
    }),
    stop() {
      for (const { stop } of senders) stop();
    },
  };
}

function sender(port: number, beginning: string) {
  const began = performance.now();
  let ended: number | undefined;
  const socket = connect({ host: '127.0.0.1', port });
  socket.write(beginning);
  const timer = setInterval(() => socket.write('a'), BYTE_EVERY_MS);
  const end = () => {
    ended ??= performance.now();
    clearInterval(timer);
    socket.destroy();
  };
  socket.on('error', end);
  // A response before the request is complete rejects it; so does a closed connection.
  socket.on('data', end);
  socket.on('close', end);
  return { isOpen: () => ended === undefined, heldMs: () => (ended ?? performance.now()) - began, stop: end };
}
