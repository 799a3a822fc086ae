import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BodyFault, type BodyRule, bodyFaults, headFault } from './body-rules';

/** How slowly a body may arrive. */
export interface Pace {
  /** Maximum time without a byte, and before the minimum speed applies, in ms. */
  graceMs: number;
  /** Minimum average speed: slower than any mobile network, faster than a client that only holds a connection. */
  bytesPerMs: number;
}

const PACE: Pace = { graceMs: 10_000, bytesPerMs: 4 };
/** How much of a refused body is discarded before the connection is cut, in bytes. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/** A body as sent, or why it was not read. */
export type Received = { bytes: Buffer; fault?: undefined } | { bytes?: undefined; fault: BodyFault };

/**
 * Reads the body of a request as far as a rule allows: by its headers, up to the rule's size, and as long as it
 * arrives fast enough. The rest of a refused body is discarded, because a client that is still sending would otherwise see
 * a broken connection instead of the response; the response to a body that is too slow closes the connection.
 * @returns undefined if the client disconnected.
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

/** Discards the rest of a refused request. */
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
      const { graceMs, bytesPerMs } = pace;
      const until = Math.min(latest + graceMs, began + graceMs + bytes / bytesPerMs);
      const left = until - performance.now();
      if (left > 0) timer = setTimeout(look, left);
      else if (isRefused) request.destroy();
      else refuse('too-slow');
    };
    let timer = setTimeout(look, pace.graceMs);
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
