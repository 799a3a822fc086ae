import { openPostgres, type Postgres } from './postgres';
import { type SiteProcess, siteProcess } from './site-process';

/** Two started processes of one site. */
export interface SitePair {
  one: SiteProcess;
  other: SiteProcess;
  postgres: Postgres;
  /** Stops both and removes their data. */
  dispose(): Promise<void>;
}

/** Starts two processes on a PostgreSQL server of their own. @param settings in addition to its address and a secret. */
export async function sitePair(settings: Record<string, string>): Promise<SitePair> {
  const postgres = await openPostgres();
  const env = { DATABASE_URL: postgres.url, SECRET: 'the same for both, and long enough to be one', ...settings };
  const [one, other] = [await siteProcess(env), await siteProcess(env)];
  await Promise.all([one.start(), other.start()]);
  return {
    ...{ one, other, postgres },
    async dispose() {
      await one.dispose();
      await other.dispose();
      await postgres.dispose();
    },
  };
}
