// Runs the site as a cluster on this machine until it is told to stop. See script/cluster for how to use it.
import { startCluster } from './cluster.ts';

const DEFAULT_PORT = 3000;
const DEFAULT_PROCESSES = 3;

const say = (what: string) => console.log(`▸ ${what}`);
const [port = DEFAULT_PORT] = process.argv.slice(2).map(Number);
const stopped = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.resolve());

const cluster = await startCluster({ port, processes: Number(process.env.PROCESSES ?? DEFAULT_PROCESSES), say });
process.on('SIGHUP', async () => {
  say('Replacing the processes');
  await cluster.replaceSites();
  say('Replaced');
});
console.log(`\nThe cluster is ready: ${cluster.url} (processes: from ${cluster.ports.sites[0]} on)\n`);
await stopped.promise;
await cluster.stop();
process.exit();
