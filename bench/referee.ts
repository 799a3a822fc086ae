// Prints how many moves of word games the referee takes: 20 guests at once play whole games of Word Guess against
// the production build, beside a bare Node server that makes one UPDATE of one row a request on the same database.
//   npm run bench:referee                              on the embedded database
//   script/postgres run npm run bench:referee          and on PostgreSQL
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteProcess } from '../tests/support/site-process.ts';
import { guestPlayer } from './support/guest-player.ts';
import { type HttpLine, httpLine } from './support/http-line.ts';

const BARE = fileURLToPath(new URL('./support/bare-update-server.ts', import.meta.url));
const PLAYERS = 20;
const ROUNDS = 3;
const WARM_UP_MS = 2_000;
const ROUND_MS = 5_000;
const HOST = '127.0.0.1';

type OnAnswer = (ms: number) => void;
/** Asks over a line again and again until `goOn` says no, and tells how long each answer took. */
type Asker = (line: HttpLine, onAnswer: OnAnswer, goOn: () => boolean) => Promise<void>;

interface Asked {
  port: number;
  askers: readonly Asker[];
}

interface Figures {
  /** Answers in measured rounds, each with its time in ms. */
  times: number[];
  seconds: number;
}

async function measure({ port, askers }: Asked, figures: Figures, ms: number): Promise<void> {
  const lines = await Promise.all(askers.map(() => httpLine(HOST, port)));
  const began = performance.now();
  const goOn = () => performance.now() - began < ms;
  await Promise.all(lines.map((line, place) => askers[place]?.(line, (time) => figures.times.push(time), goOn)));
  figures.seconds += (performance.now() - began) / 1000;
  for (const line of lines) line.close();
}

function players(url: string): Asked {
  const askers = Array.from({ length: PLAYERS }, (): Asker => {
    const guest = guestPlayer(url);
    return async (line, onAnswer, goOn) => {
      while (goOn()) await guest.play(await guest.start(), line, onAnswer, goOn);
    };
  });
  return { port: Number(new URL(url).port), askers };
}

function updaters(port: number): Asked {
  const askers = Array.from({ length: PLAYERS }, (_, player): Asker => {
    return async (line, onAnswer, goOn) => {
      while (goOn()) onAnswer((await line.post('/', { row: player + 1 })).ms);
    };
  });
  return { port, askers };
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
    // By turns, so that whatever else the machine does falls on both.
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

await compare('Embedded database', undefined);
if (process.env.TEST_DATABASE_URL) await compare('PostgreSQL', process.env.TEST_DATABASE_URL);
process.exit(0);
