import { openPostgres } from '../../support/sites/postgres.ts';
import { type SiteProcess, siteProcess } from '../../support/sites/site-process.ts';
import { backUpInUse } from './backup-in-use.ts';
import {
  type ChaosSite,
  DOWN_MS,
  errorLines,
  randomPause,
  type SiteDependencies,
  siteSettings,
  stopCleanly,
  suspend,
  withServer,
} from './chaos-site.ts';

/** Two processes on a PostgreSQL server. */
export async function postgresSite({ random, journal, smtpUrl }: SiteDependencies): Promise<ChaosSite> {
  const postgres = await openPostgres();
  const settings = { ...siteSettings(smtpUrl), DATABASE_URL: postgres.url };
  const one = await siteProcess(settings);
  const other = await siteProcess(settings);
  const both = [one, other];
  const either = (): SiteProcess => random.pick(both);
  const startAll = async () => void (await Promise.all(both.map((process) => process.start())));

  async function crash(): Promise<void> {
    await Promise.all(both.map((process) => process.kill()));
    await startAll();
  }

  async function restartDatabase(): Promise<void> {
    await postgres.crash();
    await postgres.start();
  }

  return {
    name: 'PostgreSQL, two processes',
    urls: both.map(({ url }) => url),
    faults: {
      'kill -9 of one process': async () => {
        const victim = either();
        await victim.kill();
        await victim.start();
      },
      'kill -9 of both, then two starts at once': crash,
      'stop and continue of one process': () => suspend(either(), random),
      'stop and start of one process': async () => {
        const process = either();
        await stopCleanly(process, journal);
        await process.start();
      },
      'database stopped and started': async () => {
        await postgres.stop();
        await randomPause(random, DOWN_MS);
        await postgres.start();
      },
      'database crashed and started': restartDatabase,
      'backup while people write': () => backUpInUse({ ...settings, DATA_DIR: one.dataDir }, journal),
      'database crashed in the middle of a backup': () => backUpInUse({ ...settings, DATA_DIR: one.dataDir }, journal, restartDatabase),
      'all connections ended by the database': () =>
        withServer(postgres.url, async (query) => {
          await query(
            'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
          );
        }),
    },
    crash,
    start: startAll,
    stop: async () => void (await Promise.all(both.map((process) => stopCleanly(process, journal)))),
    errors: () => errorLines(both),
    withDatabase: (work) => withServer(postgres.url, work),
    async dispose() {
      for (const process of both) await process.dispose();
      await postgres.dispose();
    },
  };
}
