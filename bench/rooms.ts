// Prints how quick Story Weave rooms of four are on the production build, compared with bare Socket.IO, and the memory of a room.
// In turns one player types 5 characters a second and three read: the delay of a keystroke to its readers. In battle rounds all
// four type 2 characters a second, and hand in and pick as often as people do: until what is typed is taken, until the others see
// that somebody handed in, and from the last passage or pick to its outcome on every page. No frame may hold what another types.
//   npm run bench:rooms                            both formats, one process on the embedded database
//   script/postgres run npm run bench:rooms        and three processes on PostgreSQL, without and with Redis between them
//   npm run bench:rooms -- battle 50 800           one format, with these numbers of rooms
//   script/postgres run npm run bench:rooms -- processes 400    the three processes alone
//   script/postgres run npm run bench:rooms -- outcomes         200 battles for a minute: one process on each database, and the bare server
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openRedis } from '../app/platform/testing/servers/redis-server.ts';
import { siteProcess } from '../tests/support/sites/site-process.ts';
import { battleLoad } from './support/clients/battle-load.ts';
import { PEOPLE_A_ROOM, type Person, type RoomLoad } from './support/clients/load-people.ts';
import { roomLoad } from './support/clients/room-load.ts';
import { SECRET, seedPeople } from './support/clients/room-people.ts';

const BARE = fileURLToPath(new URL('./support/servers/bare-rooms-server.ts', import.meta.url));
/** So slow that no turn ends, and the first one starts after everybody has joined. */
const GAME_SPEED = '0.05';
const WARM_UP_MS = 3_000;
/** Rounds are decided far less often than keys are pressed. */
const MEASURED_MS = process.argv[2] === 'outcomes' ? 60_000 : 10_000;
type Format = 'turns' | 'battle';
/** What one run measures; without a choice all of it. */
const CHOICES: Readonly<Record<string, readonly Format[]>> = {
  turns: ['turns'],
  battle: ['battle'],
  processes: ['turns'],
  outcomes: ['battle'],
};
const [first = '', ...others] = process.argv.slice(2);
const chosen = CHOICES[first];
const FORMATS = chosen ?? ['turns', 'battle'];
const PROCESSES_ALONE = first === 'processes';
const given = (chosen ? others : process.argv.slice(2)).map(Number);
const OUTCOMES = first === 'outcomes';
const LEVELS = given.length > 0 ? given : OUTCOMES ? [200] : [50, 100, 200, 400, 800];
const MOST = Math.max(...LEVELS) * PEOPLE_A_ROOM;

interface Row {
  rooms: number;
  'p50 ms': number;
  'p99 ms': number;
  /** Of the others' pages, in battle rounds. */
  'handed in: p99 ms'?: number;
  'outcome: p99 ms'?: number;
  'keystrokes a second': number;
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
  const { delays, decisions, outcomes, keystrokes } = await load.type(MEASURED_MS);
  const after = await used();
  return {
    rooms: load.rooms(),
    'p50 ms': quantile(delays, 0.5),
    'p99 ms': quantile(delays, 0.99),
    ...(decisions.length > 0 && { 'handed in: p99 ms': quantile(decisions, 0.99) }),
    ...(outcomes.length > 0 && { 'outcome: p99 ms': quantile(outcomes, 0.99) }),
    'keystrokes a second': Math.round(keystrokes / (MEASURED_MS / 1_000)),
    'cores busy': Number(((after.cpuSeconds - before.cpuSeconds) / (MEASURED_MS / 1_000)).toFixed(2)),
    'MB of memory': after.megabytes,
  };
}

/** The time below which a share of times is, in ms. */
function quantile(times: readonly number[], share: number): number {
  const sorted = Float64Array.from(times).sort();
  return Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1));
}

async function levels(name: string, load: RoomLoad, people: readonly Person[], used: () => Promise<Used>): Promise<void> {
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

/** Opens a room of battle rounds as the form does. @returns its id. */
async function openBattle({ url, cookie }: Person): Promise<string> {
  const form = { format: 'battle', access: 'private', company: 'ai', rating: 'general', time: 'usual', chosen: '', own: '' };
  const headers = { cookie: cookie ?? '', origin: url, accept: 'text/html' };
  const answer = await fetch(`${url}/storyweave/new`, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual' });
  const roomId = answer.headers.get('location')?.split('/').at(-1);
  if (!roomId) throw new Error(`No room was opened: ${answer.status}`);
  return roomId;
}

/** @param settings of each process, such as DATABASE_URL. */
async function quillarena(name: string, format: Format, count: number, settings: Record<string, string> = {}): Promise<void> {
  const { DATABASE_URL: databaseUrl } = settings;
  const env = { DEMO: '0', SECRET, GAME_SPEED, ...settings };
  const sites = await Promise.all(Array.from({ length: count }, () => siteProcess(env)));
  try {
    const [main] = sites;
    if (!main) return;
    // The first start creates the tables.
    await main.start();
    await main.stop();
    const cookies = await seedPeople(databaseUrl ? { url: databaseUrl } : { folder: join(main.dataDir, 'database') }, MOST);
    for (const site of sites) await site.start();
    const people = cookies.map((cookie, index) => ({ cookie, url: (sites[index % count] ?? main).url }));
    await levels(`${name}, ${format}`, format === 'turns' ? roomLoad() : battleLoad(openBattle), people, () => usedBy(sites));
  } finally {
    for (const site of sites) await site.dispose();
  }
}

async function bare(format: Format): Promise<void> {
  const server = spawn(process.execPath, [BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(server.stdout, 'data');
  const url = `http://127.0.0.1:${Number(String(port))}`;
  const people = Array.from({ length: MOST }, () => ({ url }));
  const load = format === 'turns' ? roomLoad() : battleLoad(async () => randomUUID());
  await levels(`Bare Socket.IO, one process, ${format}`, load, people, () => usedBy([{ url }]));
  server.kill();
}

const { TEST_DATABASE_URL: databaseUrl } = process.env;

async function threeProcesses(format: Format, DATABASE_URL: string): Promise<void> {
  await quillarena('Quillarena, three processes on PostgreSQL', format, 3, { DATABASE_URL });
  const redis = await openRedis();
  await quillarena('Quillarena, three processes on PostgreSQL, with Redis', format, 3, { DATABASE_URL, REDIS_URL: redis.url });
  await redis.kill();
}

for (const format of FORMATS) {
  if (!PROCESSES_ALONE) {
    await quillarena('Quillarena, one process on the embedded database', format, 1);
    await bare(format);
  }
  if (databaseUrl && OUTCOMES) await quillarena('Quillarena, one process on PostgreSQL', format, 1, { DATABASE_URL: databaseUrl });
  else if (databaseUrl) await threeProcesses(format, databaseUrl);
}
process.exit(0);
