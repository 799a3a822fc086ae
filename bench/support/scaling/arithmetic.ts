import { type ActionName, type Cost, type Counts, type MeasuredCosts, sumOf } from './actions.ts';
import { actionsASecond, activeAtPeak, activeInTheMean, HABITS } from './habits.ts';

/** A processor that is busier than this in the busiest minute makes people wait. */
const BUSY_SHARE = 0.5;
const DAY_S = 86_400;
/** Live connections that one process holds with its memory of some GB. */
const CONNECTIONS_A_PROCESS = 10_000;
/** Database work of one primary: beyond this many cores in one machine, there is hardly a bigger one. */
const CORES_OF_A_PRIMARY = 32;
/** Bytes of a row with its indexes, by the action that leaves it for good. */
const ROW_BYTES: Partial<Record<ActionName, number>> = {
  move: 0,
  runStart: 1_800,
  runEnd: 500,
  save: 300,
  publication: 6_000,
  turn: 700,
  aiPart: 700,
  comment: 900,
  rating: 400,
  signUp: 1_500,
  signIn: 400,
};

/** Neither is a request of its own: a keystroke is a message, and an AI writer's part follows from the turn before it. */
const NO_REQUESTS = new Set(['keystroke', 'aiPart']);

/** What actions and the passing time cost. @param seconds that pass; @param processes of the site, which do something even when nobody comes. */
export function costOf({ actions, idleSecond }: MeasuredCosts['server'], counts: Counts, seconds: number, processes = 1): Cost {
  const done = (Object.entries(counts) as [ActionName, number][]).map(([name, times]) => ({ cost: actions[name], times }));
  return sumOf([...done, { cost: idleSecond, times: seconds * processes }]);
}

/** What a number of players a day needs in its busiest minute, and leaves in the database. */
export interface Need {
  players: number;
  /** People who are active at the same time. */
  active: number;
  requests: number;
  /** All a second, in the busiest minute. */
  queries: number;
  writes: number;
  messages: number;
  megabits: number;
  siteCores: number;
  databaseCores: number;
  /** Processes of the site, each with a core, that are never busier than half. */
  processes: number;
  /** Cores of a primary that is never busier than half. */
  primaryCores: number;
  liveConnections: number;
  gigabytesAYear: number;
}

/** What players need, with the database on a server. @param players who play on a day. */
export function needOf(costs: MeasuredCosts['server'], players: number): Need {
  const active = activeAtPeak(players);
  const counts = actionsASecond(active);
  const { siteMs, databaseMs, queries, writes, messages, bytes } = costOf(costs, counts, 1, 0);
  const siteCores = siteMs / 1_000;
  const liveConnections = active * HABITS.filter(({ name }) => name !== 'visitors').reduce((sum, { share }) => sum + share, 0);
  const processes = Math.ceil(Math.max(siteCores / BUSY_SHARE, liveConnections / CONNECTIONS_A_PROCESS, 1));
  const idle = costOf(costs, {}, 1, processes);
  const databaseCores = (databaseMs + idle.databaseMs) / 1_000;
  return {
    ...{ players, active, siteCores, databaseCores, processes, liveConnections, messages },
    requests: Object.entries(counts).reduce((sum, [name, times]) => sum + (NO_REQUESTS.has(name) ? 0 : times), 0),
    queries: queries + idle.queries,
    writes: writes + idle.writes,
    megabits: (bytes * 8) / 1e6,
    primaryCores: databaseCores / BUSY_SHARE,
    gigabytesAYear: gigabytesADay(players) * 365,
  };
}

function gigabytesADay(players: number): number {
  const counts = actionsASecond(activeInTheMean(players));
  const bytesASecond = (Object.entries(counts) as [ActionName, number][]).reduce(
    (sum, [name, times]) => sum + times * (ROW_BYTES[name] ?? 0),
    0,
  );
  return (bytesASecond * DAY_S) / 1e9;
}

/** How many players a day each part takes before it is full; the smallest is full first. */
export function fullAt(costs: MeasuredCosts['server']): { part: string; players: number }[] {
  const million = needOf(costs, 1_000_000);
  const atMost = (limit: number, needed: number) => (limit / needed) * 1_000_000;
  return [
    { part: 'one process of the site (a core, half busy)', players: atMost(BUSY_SHARE, million.siteCores) },
    { part: 'a primary with 4 cores, half busy', players: atMost(4, million.primaryCores) },
    { part: `a primary with ${CORES_OF_A_PRIMARY} cores, half busy`, players: atMost(CORES_OF_A_PRIMARY, million.primaryCores) },
    { part: 'the live connections of one process', players: atMost(CONNECTIONS_A_PROCESS, million.liveConnections) },
    { part: 'a line of 1 Gbit/s', players: atMost(1_000, million.megabits) },
    { part: 'a disk of 1 TB, after a year', players: atMost(1_000, million.gigabytesAYear) },
  ].toSorted((one, other) => one.players - other.players);
}
