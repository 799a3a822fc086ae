import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ACTIONS, actionNames, type Cost, type MeasuredCosts } from './actions.ts';
import { fullAt, type Need, needOf } from './arithmetic.ts';
import { BUSIEST_HOUR, BUSIEST_MINUTE, HABITS, type Habit, MINUTES_A_DAY } from './habits.ts';

export const COSTS_FILE = fileURLToPath(new URL('./costs.json', import.meta.url));
/** The page that holds the tables. */
export const SCALING_PAGE = fileURLToPath(new URL('../../../docs/scaling.md', import.meta.url));
const PLAYERS = [10_000, 100_000, 1_000_000];

type Row = Record<string, string | number>;

export const readCosts = () => JSON.parse(readFileSync(COSTS_FILE, 'utf8')) as MeasuredCosts;

const short = (value: number, digits = 2) => {
  const size = Math.max(0, value);
  return size >= 100 ? Math.round(size).toLocaleString('en-US') : String(Number(size.toPrecision(digits)));
};

function costRow({ siteMs, databaseMs, queries, writes, bytes, messages }: Cost): Row {
  return {
    'site, ms': short(siteMs),
    'database, ms': short(databaseMs),
    queries: short(queries),
    'of them writes': short(writes),
    kB: short(bytes / 1_000),
    messages: short(messages),
  };
}

export function costRows({ actions, idleSecond }: MeasuredCosts['server']): Row[] {
  const rows = actionNames.map((name) => ({ what: ACTIONS[name], ...costRow(actions[name]) }));
  return [...rows, { what: 'a second of a process that nobody uses', ...costRow(idleSecond) }];
}

/** The name of an action in words: `cachedPage` is a cached page, `aiPart` an AI part. */
const inWords = (action: string) => action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^ai /, 'AI ');

function habitRows(): Row[] {
  return (HABITS as readonly Habit[]).map(({ name, share, aMinute }) => ({
    who: name,
    'of those active': `${Math.round(share * 100)} %`,
    'each in a minute': Object.entries(aMinute)
      .map(([action, times]) => `${times} × ${inWords(action)}`)
      .join(', '),
  }));
}

const NEEDED: readonly [string, (need: Need) => number][] = [
  ['people active in the busiest minute', ({ active }) => active],
  ['requests a second', ({ requests }) => requests],
  ['queries a second', ({ queries }) => queries],
  ['writes a second', ({ writes }) => writes],
  ['live connections', ({ liveConnections }) => liveConnections],
  ['live messages a second', ({ messages }) => messages],
  ['Mbit/s', ({ megabits }) => megabits],
  ['cores of the site in use', ({ siteCores }) => siteCores],
  ['processes of the site, half busy', ({ processes }) => processes],
  ['cores of the database in use', ({ databaseCores }) => databaseCores],
  ['cores of a primary, half busy', ({ primaryCores }) => primaryCores],
  ['GB more in the database a year', ({ gigabytesAYear }) => gigabytesAYear],
];

function needRows(costs: MeasuredCosts['server']): Row[] {
  const needs = PLAYERS.map((players) => needOf(costs, players));
  return NEEDED.map(([what, of]) => ({
    'in the busiest minute': what,
    ...Object.fromEntries(needs.map((need) => [`${short(need.players)} players a day`, short(of(need))])),
  }));
}

const fullRows = (costs: MeasuredCosts['server']): Row[] =>
  fullAt(costs).map(({ part, players }) => ({ part, 'full at players a day': short(Number(players.toPrecision(2))) }));

function markdown(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  return [line(names), line(names.map(() => '---')), ...rows.map((row) => line(names.map((name) => row[name])))].join('\n');
}

/** The tables of docs/scaling.md, by the names of their places there. */
function tables(): Record<string, string> {
  const { embedded, server } = readCosts();
  return {
    habits: markdown(habitRows()),
    peak: `A player is active for ${MINUTES_A_DAY} minutes a day. The busiest hour holds ${BUSIEST_HOUR * 100} % of a day, and its busiest minute is ${BUSIEST_MINUTE} times as busy as the hour.`,
    costs: markdown(costRows(server)),
    'costs-embedded': markdown(costRows(embedded)),
    needs: markdown(needRows(server)),
    full: markdown(fullRows(server)),
  };
}

/** A page with its tables as they are now. @param page with a pair of comments around each table. */
export function withTables(page: string): string {
  let filled = page;
  for (const [name, table] of Object.entries(tables())) {
    const place = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
    if (!place.test(filled)) throw new Error(`docs/scaling.md has no place for '${name}'.`);
    filled = filled.replace(place, (_all, before: string, after: string) => `${before}${table}\n${after}`);
  }
  return filled;
}
