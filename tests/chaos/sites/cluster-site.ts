import { type Cluster, startCluster } from '../../support/cluster/cluster.ts';
import { clusterPort } from '../../support/cluster/configurations.ts';
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

const PROCESSES = 3;

/** A site whose database and processes are there more than once, or start again. */
export interface ClusterSite extends ChaosSite {
  cluster: Cluster;
}

/** Three processes behind nginx; PgBouncer and HAProxy in front of a primary and its standby. It is started when this resolves. */
export async function clusterSite({ random, journal, smtpUrl }: SiteDependencies): Promise<ClusterSite> {
  const cluster = await startCluster({ port: clusterPort(), processes: PROCESSES, settings: siteSettings(smtpUrl) });
  const { sites, postgres, between } = cluster;
  const down = () => randomPause(random, DOWN_MS);

  return {
    name: 'Cluster, three processes',
    cluster,
    urls: [cluster.url],
    faults: {
      'kill -9 of one process': async () => {
        const victim = random.pick(sites);
        await victim.kill();
        await victim.start();
      },
      'stop and continue of one process': () => suspend(random.pick(sites), random),
      'kill -9 of the primary, then its standby promoted': async () => {
        await postgres.primary().kill();
        await down();
        await postgres.promote();
        await down();
        await postgres.rejoin();
      },
      'kill -9 of the standby': async () => {
        await postgres.standby().kill();
        await down();
        await postgres.standby().start();
      },
      ...Object.fromEntries(
        Object.entries(between).map(([name, daemon]) => [
          `kill -9 of ${name}`,
          async () => {
            await daemon.kill();
            await daemon.start();
          },
        ]),
      ),
    },
    async crash() {
      await Promise.all(sites.map((site) => site.kill()));
      await Promise.all(sites.map((site) => site.start()));
    },
    async start() {
      for (const site of sites) if (!site.running()) await site.start();
    },
    stop: async () => void (await Promise.all(sites.map((site) => stopCleanly(site, journal)))),
    errors: () => errorLines(sites),
    withDatabase: (work) => withServer(cluster.databaseUrl, work),
    dispose: cluster.stop,
  };
}
