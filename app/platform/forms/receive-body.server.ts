import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BodyFault, type BodyRule, bodyFaults, headFault } from './body-rules';

/** How slowly a body may come. */
export interface Pace {
  /** So long may pass without a byte, and before the least speed counts, in ms. */
  patienceMs: number;
  /** The least speed over all: what a bad mobile line still does, and nobody who only holds a connection open. */
  bytesPerMs: number;
}

const PACE: Pace = { patienceMs: 10_000, bytesPerMs: 4 };
/** How much of a refused body is read and thrown away, in bytes, before the connection is cut. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** A body as it was sent, or why it was not read. */
export type Received = { bytes: Buffer; fault?: undefined } | { bytes?: undefined; fault: BodyFault };

/**
 * Reads the body of a request as far as a rule allows: by what its head says, up to the rule's size, and as long as it
 * comes at a fair pace. The rest of one that is refused is read and thrown away, for who is still sending would else see
 * a broken connection in place of the answer; the answer to one that is too slow closes it.
 * @returns undefined when the sender has gone.
 */
export async function receiveBody(
  request: IncomingMessage,
  response: ServerResponse,
  rule: BodyRule,
  pace: Pace = PACE,
): Promise<Received | undefined> {
  const fault = headFault(request.headers, rule);
  const reading = readBody(request, fault ? 0 : rule.maxBytes, pace);
  if (fault) return { fault };
  const read = await reading;
  if (typeof read === 'object') return { bytes: read };
  if (read === 'gone') {
    response.destroy();
    return undefined;
  }
  if (read === 'too-slow') response.setHeader('Connection', 'close');
  return { fault: read === 'too-slow' ? bodyFaults.tooSlow : bodyFaults.tooLarge };
}

/** Reads what is still sent of a request that is refused, and throws it away. */
export function discardBody(request: IncomingMessage): void {
  void readBody(request, 0, PACE);
}

function readBody(request: IncomingMessage, maxBytes: number, pace: Pace): Promise<Buffer | 'too-large' | 'too-slow' | 'gone'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const began = performance.now();
    let latest = began;
    let bytes = 0;
    let isRefused = false;
    const refuse = (why: 'too-large' | 'too-slow') => {
      isRefused = true;
      chunks.length = 0;
      resolve(why);
    };
    const look = () => {
      const { patienceMs, bytesPerMs } = pace;
      const until = Math.min(latest + patienceMs, began + patienceMs + bytes / bytesPerMs);
      const left = until - performance.now();
      if (left > 0) timer = setTimeout(look, left);
      else if (isRefused) request.destroy();
      else refuse('too-slow');
    };
    let timer = setTimeout(look, pace.patienceMs);
    const settle = (body: Buffer | 'gone') => {
      clearTimeout(timer);
      resolve(body);
    };
    request.on('data', (chunk: Buffer) => {
      latest = performance.now();
      bytes += chunk.length;
      if (!isRefused && bytes > maxBytes) refuse('too-large');
      if (!isRefused) chunks.push(chunk);
      else if (bytes > MAX_DISCARDED_BYTES) request.destroy();
    });
    request.once('end', () => settle(Buffer.concat(chunks)));
    request.once('error', () => settle('gone'));
    request.once('close', () => settle('gone'));
  });
}
