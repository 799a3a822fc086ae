// Prints the referee's throughput in moves: 20 guests at once play whole games of Word Guess against
// the production build, compared with a bare Node server that runs one UPDATE of one row for each request. Then 20 guests play the same
// game as fast, each alone, and in five rooms of words with the live connections of their pages: what a room adds to a move.
//   npm run bench:referee                              on the embedded database
//   script/postgres run npm run bench:referee          and on PostgreSQL
//   npm run bench:referee -- rooms                     the rooms of words alone
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteProcess } from '../../tests/support/sites/site-process.ts';
import { guestPlayer } from '../support/clients/guest-player.ts';
import { type HttpConnection, httpConnection } from '../support/clients/http-connection.ts';
import { PEOPLE_A_WORD_ROOM, wordRoomLoad } from '../support/clients/word-room-load.ts';

const BARE = fileURLToPath(new URL('../support/servers/bare-update-server.ts', import.meta.url));
const PLAYERS = 20;
const ROUNDS = 3;
/** Games that each room plays between two rounds of single runs. */
const GAMES_A_ROUND = 3;
const WARM_UP_MS = 2_000;
const ROUND_MS = 5_000;
const HOST = '127.0.0.1';

type OnAnswer = (ms: number) => void;
/** Sends requests until `goOn` returns false, and reports the time of each response in ms. */
type LoadClient = (connection: HttpConnection, onAnswer: OnAnswer, goOn: () => boolean) => Promise<void>;

interface LoadTarget {
  port: number;
  clients: readonly LoadClient[];
}

interface Figures {
  /** Time of each response in the measured rounds, in ms. */
  times: number[];
  seconds: number;
}

async function measure({ port, clients }: LoadTarget, figures: Figures, ms: number): Promise<void> {
  const connections = await Promise.all(clients.map(() => httpConnection(HOST, port)));
  const began = performance.now();
  const goOn = () => performance.now() - began < ms;
  await Promise.all(connections.map((connection, index) => clients[index]?.(connection, (time) => figures.times.push(time), goOn)));
  figures.seconds += (performance.now() - began) / 1000;
  for (const connection of connections) connection.close();
}

function players(url: string): LoadTarget {
  const clients = Array.from({ length: PLAYERS }, (): LoadClient => {
    const guest = guestPlayer(url);
    return async (connection, onAnswer, goOn) => {
      while (goOn()) await guest.play(await guest.start(), connection, onAnswer, goOn);
    };
  });
  return { port: Number(new URL(url).port), clients };
}

function updaters(port: number): LoadTarget {
  const clients = Array.from({ length: PLAYERS }, (_, player): LoadClient => {
    return async (connection, onAnswer, goOn) => {
      while (goOn()) onAnswer((await connection.post('/', { row: player + 1 })).ms);
    };
  });
  return { port, clients };
}

function row(server: string, { times, seconds }: Figures) {
  const sorted = Float64Array.from(times).sort();
  const quantile = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
  return { server, 'a second': Math.round(times.length / seconds), 'p50 ms': quantile(0.5), 'p99 ms': quantile(0.99) };
}

/** @param database address of a PostgreSQL server; undefined for the embedded one. */
async function compare(name: string, database: string | undefined): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'quillarena-bench-'));
  const bare = spawn(process.execPath, [BARE, database ?? join(folder, 'bare'), String(PLAYERS)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const site = await siteProcess({ DEMO: '0', ...(database && { DATABASE_URL: database, SECRET: 'a secret for this benchmark only' }) });
  try {
    const [port] = await once(bare.stdout, 'data');
    await site.start();
    const asked = [players(site.url), updaters(Number(String(port)))] as const;
    const moves: Figures = { times: [], seconds: 0 };
    const updates: Figures = { times: [], seconds: 0 };
    for (const each of asked) await measure(each, { times: [], seconds: 0 }, WARM_UP_MS);
    // In turns, so that other load on the machine affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure(asked[0], moves, ROUND_MS);
      await measure(asked[1], updates, ROUND_MS);
    }
    const rows = [row('quillarena, moves', moves), row('bare Node, updates', updates)];
    console.log(`\n${name}, ${PLAYERS} players at once`);
    console.table(rows);
    console.log(`moves : updates = ${((rows[0]?.['a second'] ?? 0) / (rows[1]?.['a second'] ?? 1)).toFixed(2)}`);
  } finally {
    bare.kill();
    await site.dispose();
    await rm(folder, { recursive: true, force: true });
  }
}

/** So fast that the count-in of a room takes half a second, and a game no longer than its moves. */
const ROOMS_SPEED = '10';

/** What a room of words adds to the time of a move. @param database as in `compare`. */
async function compareRooms(name: string, database: string | undefined): Promise<void> {
  const settings = {
    DEMO: '0',
    GAME_SPEED: ROOMS_SPEED,
    ...(database && { DATABASE_URL: database, SECRET: 'a secret for this benchmark only' }),
  };
  const site = await siteProcess(settings);
  try {
    await site.start();
    const load = await wordRoomLoad(site.url, PLAYERS / PEOPLE_A_WORD_ROOM);
    const alone: Figures = { times: [], seconds: 0 };
    const inRooms: Figures = { times: [], seconds: 0 };
    await measure(players(site.url), { times: [], seconds: 0 }, WARM_UP_MS);
    await load.play(() => undefined);
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure(players(site.url), alone, ROUND_MS);
      const began = performance.now();
      for (let game = 0; game < GAMES_A_ROUND; game += 1) await load.play((ms) => inRooms.times.push(ms));
      inRooms.seconds += (performance.now() - began) / 1000;
    }
    load.close();
    const rows = [row('moves, each alone', alone), row('moves in rooms of words', inRooms)];
    console.log(`\n${name}, ${PLAYERS} players in ${PLAYERS / PEOPLE_A_WORD_ROOM} rooms of words`);
    console.table(rows);
    console.log(`a room adds ${((rows[1]?.['p99 ms'] ?? 0) - (rows[0]?.['p99 ms'] ?? 0)).toFixed(2)} ms at p99`);
  } finally {
    await site.dispose();
  }
}

const databases: readonly [string, string | undefined][] = [['Embedded database', undefined]];
const { TEST_DATABASE_URL: postgres } = process.env;
for (const [name, url] of postgres ? [...databases, ['PostgreSQL', postgres] as const] : databases) {
  if (process.argv[2] !== 'rooms') await compare(name, url);
  await compareRooms(name, url);
}
process.exit(0);
