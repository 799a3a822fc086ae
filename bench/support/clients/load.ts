import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** A server under load. */
export interface Target {
  name: string;
  url: string;
  /** Of its process, for the processor time that it uses. */
  pid: number;
}

export interface LoadFigures {
  requestsPerSecond: number;
  /** Requests for each second of processor time that the server's process used. */
  perProcessorSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
}

/** How much is asked. */
interface Pressure {
  /** How many ask at once, each again as soon as it is answered. */
  connections: number;
  /** After less than six seconds V8 still makes the code of a page quicker: what is measured is a site that has been up for a while. */
  warmUpS: number;
  /** Servers take turns, so that what else the machine does falls on all of them alike. */
  rounds: number;
  roundS: number;
}

const USUAL: Pressure = { connections: 10, warmUpS: 6, rounds: 4, roundS: 3 };
/** Clock ticks a second in /proc. */
const TICKS = 100;

/** Asks several servers for one address each, again and again. */
export async function compare(
  targets: readonly Target[],
  headers: Record<string, string> = {},
  pressure: Pressure = USUAL,
): Promise<Map<string, LoadFigures>> {
  const { connections, warmUpS, rounds: times, roundS } = pressure;
  const rounds = new Map(targets.map(({ name }) => [name, [] as Round[]]));
  for (const { url } of targets) await autocannon({ url, headers, connections, duration: warmUpS });
  for (let round = 0; round < times; round += 1)
    for (const target of targets) rounds.get(target.name)?.push(await oneRound(target, { headers, connections, duration: roundS }));
  return new Map([...rounds].map(([name, measured]) => [name, figuresOf(measured)]));
}

interface Round {
  result: autocannon.Result;
  processorSeconds: number;
}

async function oneRound({ url, pid }: Target, options: Omit<autocannon.Options, 'url'>): Promise<Round> {
  const before = processorSeconds(pid);
  const result = await autocannon({ ...options, url });
  return { result, processorSeconds: processorSeconds(pid) - before };
}

function figuresOf(rounds: readonly Round[]): LoadFigures {
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0);
  const answers = sum(({ result }) => result['2xx'] + result.non2xx);
  return {
    requestsPerSecond: answers / sum(({ result }) => result.duration),
    perProcessorSecond: answers / sum((round) => round.processorSeconds),
    p50Ms: Math.min(...rounds.map(({ result }) => result.latency.p50)),
    p99Ms: Math.max(...rounds.map(({ result }) => result.latency.p99)),
    failed: sum(({ result }) => result.non2xx + result.errors),
  };
}

/** Processor time that a process has used, in seconds. */
function processorSeconds(pid: number): number {
  const [, facts = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = facts.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS;
}
