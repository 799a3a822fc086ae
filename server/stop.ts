import type { Server } from 'node:http';
import type { Services } from './services';
import type { Site } from './site';

/** A stop that takes longer than this is cut short, in ms. */
const STOP_LIMIT_MS = 9_000;

/** On SIGTERM or SIGINT: takes no more requests, finishes those under way, closes the database, exits 0. */
export function stopOnSignal(http: Server, site: Site, services: Services): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    site.log.info({ signal }, 'stopping');
    setTimeout(() => {
      site.log.warn('stopping took too long and was cut short');
      process.exit(0);
    }, STOP_LIMIT_MS).unref();
    const closed = new Promise<void>((resolve) => http.close(() => resolve()));
    http.closeIdleConnections();
    await services.live.close();
    await closed;
    await services.jobs.stop();
    await site.database.close();
    await site.door.close();
    site.log.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
