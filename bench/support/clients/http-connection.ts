import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface Reply {
  status: number;
  body: string;
  /** From the last byte sent to the last one received, in ms. */
  ms: number;
}

/** A keep-alive connection that sends one request at a time, with as little client overhead as possible. */
export interface HttpConnection {
  post(path: string, json: unknown): Promise<Reply>;
  close(): void;
}

/** Connects to a server. */
export async function httpConnection(host: string, port: number): Promise<HttpConnection> {
  const socket = connect({ host, port, noDelay: true });
  await once(socket, 'connect');
  const replies = readReplies(socket);
  return {
    async post(path, json) {
      const body = JSON.stringify(json);
      const began = performance.now();
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
      const reply = await replies.next();
      return { ...reply, ms: performance.now() - began };
    },
    close: () => socket.destroy(),
  };
}

/** Parses replies with a Content-Length as they arrive. */
function readReplies(socket: Socket) {
  let received: Buffer = Buffer.alloc(0);
  let waiting: PromiseWithResolvers<Omit<Reply, 'ms'>> | undefined;
  let closed = false;
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = received.toString('latin1', 0, headEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const end = headEnd + 4 + length;
    if (received.length < end) return;
    const body = received.toString('utf8', headEnd + 4, end);
    received = received.subarray(end);
    waiting?.resolve({ status: Number(head.slice(9, 12)), body });
  });
  socket.on('close', () => {
    closed = true;
    waiting?.reject(new Error('The server closed the connection.'));
  });
  socket.on('error', (error) => waiting?.reject(error));
  return {
    next() {
      if (closed) throw new Error('The connection is closed.');
      waiting = Promise.withResolvers();
      return waiting.promise;
    },
  };
}
