// Prints the delay of keystrokes in Story Weave rooms, each with one player who types 5 characters a second and
// three who read, on the production build, compared with bare Socket.IO; and the memory of a room.
//   npm run bench:rooms                            one process on the embedded database
//   script/postgres run npm run bench:rooms        and two processes on PostgreSQL
//   npm run bench:rooms -- 50 800                  with these numbers of rooms
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteProcess } from '../tests/support/sites/site-process.ts';
import { type Person, type RoomLoad, roomLoad } from './support/clients/room-load.ts';
import { SECRET, seedPeople } from './support/clients/room-people.ts';

const BARE = fileURLToPath(new URL('./support/servers/bare-rooms-server.ts', import.meta.url));
const PEOPLE_A_ROOM = 4;
/** So slow that no turn ends, and the first one starts after everybody has joined. */
const GAME_SPEED = '0.05';
const WARM_UP_MS = 3_000;
const MEASURED_MS = 10_000;
const given = process.argv.slice(2).map(Number);
const LEVELS = given.length > 0 ? given : [50, 100, 200, 400, 800];
const MOST = Math.max(...LEVELS) * PEOPLE_A_ROOM;

interface Row {
  rooms: number;
  'p50 ms': number;
  'p99 ms': number;
  'letters a second': number;
  /** Cores used by all of the site's processes together. */
  'cores busy': number;
  'MB of memory': number;
}

/** Resources that a site has used so far. */
interface Used {
  megabytes: number;
  cpuSeconds: number;
}

async function level(load: RoomLoad, people: readonly Person[], used: () => Promise<Used>): Promise<Row> {
  await load.come(people);
  await load.type(WARM_UP_MS);
  const before = await used();
  const times = Float64Array.from(await load.type(MEASURED_MS)).sort();
  const after = await used();
  const quantile = (share: number) => Number((times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1));
  const letters = Math.round(times.length / (PEOPLE_A_ROOM - 1) / (MEASURED_MS / 1_000));
  return {
    rooms: load.rooms(),
    'p50 ms': quantile(0.5),
    'p99 ms': quantile(0.99),
    'letters a second': letters,
    'cores busy': Number(((after.cpuSeconds - before.cpuSeconds) / (MEASURED_MS / 1_000)).toFixed(2)),
    'MB of memory': after.megabytes,
  };
}

async function levels(name: string, people: readonly Person[], used: () => Promise<Used>): Promise<void> {
  const load = roomLoad();
  const rows: Row[] = [];
  const empty = await used();
  for (const rooms of LEVELS) rows.push(await level(load, people.slice(load.rooms() * PEOPLE_A_ROOM, rooms * PEOPLE_A_ROOM), used));
  console.log(`\n${name}`);
  console.table(rows);
  const last = rows.at(-1);
  if (last)
    console.log(`a room of four connections takes ${Math.round(((last['MB of memory'] - empty.megabytes) / last.rooms) * 1_024)} kB`);
  load.close();
}

async function usedBy(sites: readonly { url: string }[]): Promise<Used> {
  let bytes = 0;
  let cpuSeconds = 0;
  for (const { url } of sites) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    bytes += Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1] ?? 0);
    cpuSeconds += Number(/^process_cpu_seconds_total (\S+)$/m.exec(metrics)?.[1] ?? 0);
  }
  return { megabytes: Math.round(bytes / 1_048_576), cpuSeconds };
}

async function quillarena(name: string, count: number, databaseUrl?: string): Promise<void> {
  const env = { DEMO: '0', SECRET, GAME_SPEED, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const sites = await Promise.all(Array.from({ length: count }, () => siteProcess(env)));
  try {
    const [first] = sites;
    if (!first) return;
    // The first start creates the tables.
    await first.start();
    await first.stop();
    const cookies = await seedPeople(databaseUrl ? { url: databaseUrl } : { folder: join(first.dataDir, 'database') }, MOST);
    for (const site of sites) await site.start();
    const people = cookies.map((cookie, index) => ({ cookie, url: (sites[index % count] ?? first).url }));
    await levels(name, people, () => usedBy(sites));
  } finally {
    for (const site of sites) await site.dispose();
  }
}

async function bare(): Promise<void> {
  const server = spawn(process.execPath, [BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(server.stdout, 'data');
  const url = `http://127.0.0.1:${Number(String(port))}`;
  await levels(
    'Bare Socket.IO, one process',
    Array.from({ length: MOST }, () => ({ url })),
    () => usedBy([{ url }]),
  );
  server.kill();
}

await quillarena('Quillarena, one process on the embedded database', 1);
await bare();
const { TEST_DATABASE_URL } = process.env;
if (TEST_DATABASE_URL) await quillarena('Quillarena, two processes on PostgreSQL', 2, TEST_DATABASE_URL);
process.exit(0);
