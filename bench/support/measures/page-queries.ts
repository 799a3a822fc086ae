import type { QueryMeter, QueryPlan, Sent } from './query-meter.ts';

/** Measured requests for each page, after the warm-up. */
const ROUNDS = 60;
const WARM_UP = 8;

/** The database work of a page. */
export interface PageAsked {
  meter: QueryMeter;
  page: string;
  /** Does the work; `round` selects the row, such as a different story each time. */
  ask: (round: number) => Promise<unknown>;
  /** Limit for each of its queries at p95, in ms. */
  limitMs: number;
  /** Limit for all of its queries together at p95, in ms; undefined: only each query has a limit. */
  wholeLimitMs?: number;
}

/** One query of a page over all rounds. */
interface MeasuredQuery {
  sql: string;
  times: number[];
  plan: QueryPlan;
}

export interface MeasuredPage extends PageAsked {
  queries: MeasuredQuery[];
  /** The largest number of queries in a round. */
  count: number;
  /** Total time of each round, in ms. */
  whole: number[];
}

export function quantile(times: readonly number[], share: number): number {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Measures pages in turns, so that other load on the machine affects all of them. */
export async function measurePages(pages: readonly PageAsked[]): Promise<MeasuredPage[]> {
  const measured = pages.map((page) => ({ ...page, count: 0, whole: [] as number[], sent: new Map<string, Sent[]>() }));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const page of measured) {
      const { sent, ms } = await page.meter.during(() => page.ask(round + WARM_UP));
      if (round < 0) continue;
      page.whole.push(ms);
      page.count = Math.max(page.count, sent.length);
      for (const query of sent) page.sent.set(query.sql, [...(page.sent.get(query.sql) ?? []), query]);
    }
  }
  const pagesWithPlans: MeasuredPage[] = [];
  for (const { sent, ...page } of measured) {
    const queries: MeasuredQuery[] = [];
    const settings = [...sent.keys()].filter((sql) => sql.startsWith('set local'));
    for (const [sql, queriesSent] of sent) {
      const slowest = queriesSent.toSorted((one, other) => other.ms - one.ms)[0];
      if (slowest) queries.push({ sql, times: queriesSent.map(({ ms }) => ms), plan: await page.meter.planOf(slowest, settings) });
    }
    pagesWithPlans.push({ ...page, queries });
  }
  return pagesWithPlans;
}

/** A limit and whether it is met, for the tables. */
export function verdict(value: number, limit: number, unit = 'ms'): string {
  return `${value <= limit ? 'within' : 'ABOVE'} ${limit} ${unit}`;
}

/** Table rows: each query of each page that reads or writes tables. */
export function queryRows(pages: readonly MeasuredPage[]): Record<string, string | number>[] {
  return pages.flatMap(({ page, queries, limitMs }) =>
    queries
      .filter(({ plan }) => plan.nodes.length > 0)
      .map(({ times, plan }) => ({
        page,
        'p50 ms': rounded(quantile(times, 0.5)),
        'p95 ms': rounded(quantile(times, 0.95)),
        limit: verdict(quantile(times, 0.95), limitMs),
        blocks: plan.blocks ?? '',
        index: plan.scanned.length > 0 ? `READS ALL OF ${plan.scanned.join(', ')}` : plan.indexes.join(', ') || 'none needed',
        plan: plan.nodes.filter((node) => node !== 'Limit' && node !== 'Result').join(', '),
      })),
  );
}

export function rounded(value: number): number {
  return Number(value.toFixed(2));
}
