import type { Server } from 'node:http';
import type { Config } from '../app/platform/config/config.server';

/** What to do about an address that cannot be listened on, by the system's code. */
const listenAnswers: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port, host) => `PORT ${port} on ${host} is already in use by another program. Stop that one, or set another PORT.`,
  EACCES: (port) => `This user may not listen on PORT ${port}. Set one above 1023, and put a proxy in front.`,
  EADDRNOTAVAIL: (_, host) => `HOST ${host} is not an address of this machine. Set 127.0.0.1, or 0.0.0.0 for all of its addresses.`,
  ENOTFOUND: (_, host) => `HOST ${host} is a name that is not known here. Set 127.0.0.1, or 0.0.0.0 for all addresses of this machine.`,
};

/** Raised when PORT on HOST cannot be listened on; its message says what to do. */
export class CannotListen extends Error {
  constructor({ host, port }: Pick<Config, 'host' | 'port'>, cause: Error) {
    const words = listenAnswers[String(Reflect.get(cause, 'code'))]?.(port, host);
    super(words ?? `PORT ${port} on HOST ${host} cannot be listened on: ${cause.message}. Set others.`, { cause });
    this.name = 'CannotListen';
  }
}

/** Serves HTTP where the settings say. @throws {CannotListen} */
export function listen(http: Server, address: Pick<Config, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (error) => reject(new CannotListen(address, error)));
    http.listen(address.port, address.host, resolve);
  });
}
