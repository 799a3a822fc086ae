import type { Server } from 'node:http';
import { withTimeout } from '../app/platform/retry/with-timeout';
import { finishRequests } from '../app/web/http/finish-requests';
import type { Services } from './services';
import type { Site } from './site';

/** A stop that takes longer than this is cut short, in ms. */
const STOP_LIMIT_MS = 9_000;
/** One step of it may take this long, in ms. */
const STEP_LIMIT_MS = 4_000;

/** On SIGTERM or SIGINT: takes no more requests, finishes those under way, closes the database, exits 0. */
export function stopOnSignal(http: Server, site: Site, services: Services): void {
  const stop = async (signal: NodeJS.Signals) => {
    if (site.stopping.aborted) return;
    site.stop();
    site.log.info({ signal }, 'stopping');
    setTimeout(() => {
      site.log.warn('stopping took too long and was cut short');
      process.exit(0);
    }, STOP_LIMIT_MS).unref();
    const step = (name: string, work: Promise<unknown>) => {
      const giveUp = () => site.log.warn({ step: name }, 'a step of stopping was cut short');
      return withTimeout(work.catch(giveUp), STEP_LIMIT_MS, giveUp);
    };
    const requestsDone = finishRequests(http);
    await step('live connections', services.live.close());
    await step('requests', requestsDone);
    await step('features', services.stop());
    await step('jobs', services.jobs.stop());
    await step('bus', site.bus.stop());
    await step('database', site.database.close());
    await step('traces', site.tracing.stop());
    // The folder is given free by the end of the process alone, for a step that was cut short may still write.
    await step('admin socket', site.held.adminSocket.close());
    site.log.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
