import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, isPushEndpoint } from './push-endpoint';

/** Thrown for an address that no message may go to. */
export class ForbiddenEndpoint extends Error {}

/** Encrypted, with its headers, as web-push makes it. */
interface EncryptedMessage {
  endpoint: string;
  headers: Readonly<Record<string, string | number>>;
  body: Buffer | null;
}

interface PostOptions {
  /** How long a push service may take, in ms. */
  timeoutMs: number;
  /** Allows this machine, for tests. */
  loopback: boolean;
}

export interface PushAnswer {
  status: number;
  /** How long the service asks to wait, in seconds. */
  retryAfter: number | undefined;
}

/** Finds all addresses of a name, as `dns.lookup` does. */
type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Finds the addresses of a name, and refuses it if any of them is not public: the connection goes to what was checked. */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new ForbiddenEndpoint(), []);
      const [first] = addresses;
      if (options.all || !first) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/**
 * Sends a message to a push service. A redirect is not followed, and nothing of the answer's body is read.
 * @throws {ForbiddenEndpoint} if the address leads to a private network.
 * @throws if the service cannot be reached or does not answer in time.
 */
export function postMessage({ endpoint, headers, body }: EncryptedMessage, { timeoutMs, loopback }: PostOptions): Promise<PushAnswer> {
  return new Promise((answered, failed) => {
    if (!isPushEndpoint(endpoint, { loopback })) return failed(new ForbiddenEndpoint());
    const url = new URL(endpoint);
    const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = request(url, {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!isAddress && !loopback && { lookup: publicLookup() }),
    });
    sent.on('error', failed);
    sent.on('response', (response) => {
      const wait = Number(response.headers['retry-after']);
      answered({ status: response.statusCode ?? 0, retryAfter: Number.isFinite(wait) && wait > 0 ? wait : undefined });
      response.on('error', () => undefined).destroy();
    });
    sent.end(body ?? undefined);
  });
}
