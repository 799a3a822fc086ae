import type { Random } from '../../app/platform/random/random.ts';
import type { FuzzWorld } from './world.ts';

/** One hostile message, sent byte by byte over its own connection. */
export interface Shot {
  /** Its kind. */
  name: string;
  /** An HTTP request, or what is sent instead of one. */
  bytes: Buffer;
  /** Sent after the connection was upgraded. */
  frames?: readonly Buffer[];
  /** An incomplete request, which needs no response. */
  partial?: boolean;
}

/**
 * Makes a shot; the same random source, world and turn make the same shot.
 * @param turn number of earlier shots of its kind, so that lists are sent in order.
 */
export type Shooter = (random: Random, world: FuzzWorld, turn: number) => Shot;

/** Takes items in turn, from the start again after the last. */
export function inTurn<Item>(items: readonly [Item, ...Item[]] | readonly Item[], turn: number): Item {
  const item = items[turn % items.length];
  if (item === undefined) throw new RangeError('The list is empty.');
  return item;
}

export interface RawRequest {
  method?: string;
  target: string;
  headers?: readonly (readonly [string, string])[];
  body?: Buffer;
}

/** A request as bytes. Header values are written as they are, bytes above 127 included. */
export function requestBytes({ method = 'GET', target, headers = [], body }: RawRequest): Buffer {
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const length: [string, string][] =
    body && !names.has('content-length') && !names.has('transfer-encoding') ? [['Content-Length', String(body.length)]] : [];
  const connection: [string, string][] = names.has('connection') ? [] : [['Connection', 'close']];
  const lines = [...headers, ...length, ...connection].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`, 'latin1'), ...(body ? [body] : [])]);
}
