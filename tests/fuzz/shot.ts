import type { Random } from '../../app/platform/random/random.ts';
import type { FuzzWorld } from './world.ts';

/** One hostile thing that is sent over a connection of its own, byte by byte as it is here. */
export interface Shot {
  /** What kind it is. */
  name: string;
  /** An HTTP request, or what somebody sends in place of one. */
  bytes: Buffer;
  /** Sent once the connection was upgraded. */
  frames?: readonly Buffer[];
  /** It is no whole request, so no answer is owed. */
  partial?: boolean;
}

/**
 * Makes a shot; the same chance, world and turn make the same one.
 * @param turn how many of its kind came before, so that what stands in a list is sent in turn.
 */
export type Shooter = (random: Random, world: FuzzWorld, turn: number) => Shot;

/** The item whose turn it is; lists begin again at their end. */
export function inTurn<Item>(items: readonly [Item, ...Item[]] | readonly Item[], turn: number): Item {
  const item = items[turn % items.length];
  if (item === undefined) throw new RangeError('Nothing to take.');
  return item;
}

export interface RequestParts {
  method?: string;
  target: string;
  headers?: readonly (readonly [string, string])[];
  body?: Buffer;
}

/** A request as bytes. Header values are written as they are, bytes above 127 included. */
export function requestBytes({ method = 'GET', target, headers = [], body }: RequestParts): Buffer {
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const length: [string, string][] =
    body && !names.has('content-length') && !names.has('transfer-encoding') ? [['Content-Length', String(body.length)]] : [];
  const connection: [string, string][] = names.has('connection') ? [] : [['Connection', 'close']];
  const lines = [...headers, ...length, ...connection].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`, 'latin1'), ...(body ? [body] : [])]);
}
