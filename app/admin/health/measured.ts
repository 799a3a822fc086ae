/** One number of a metric, as the process counts it: of a histogram, a bucket, the sum or the count. */
export interface Measured {
  /** The metric's name; of a histogram's parts with `_bucket`, `_sum` or `_count`. */
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** What one route or query took. */
export interface Timed {
  name: string;
  count: number;
  /** One in twenty took at least as long, in ms; at most the upper end of the largest bucket. */
  p95Ms: number;
}

/** Fewer say nothing about what is slow. */
const LEAST_TIMED = 3;
/** From so many on, what one in twenty took is no accident. */
export const SURE_FROM = 20;

/** Whether something was timed often enough to tell that it is slow. */
export const isSure = ({ count }: Pick<Timed, 'count'>) => count >= SURE_FROM;

/** Whether one in twenty surely takes longer. @param ms from when that is slow. */
export const isSlow = (timed: Timed, ms: number) => isSure(timed) && timed.p95Ms > ms;

/**
 * Orders by what is surely slow: first what was timed often enough, and of both the slowest first.
 * @see docs/decisions/0173-what-is-surely-slow.md
 */
export function bySlowness(a: Timed, b: Timed): number {
  return Number(isSure(b)) - Number(isSure(a)) || b.p95Ms - a.p95Ms;
}

const keyOf = ({ name, labels }: Measured) => JSON.stringify([name, Object.entries(labels).toSorted()]);

/** What was counted between two looks. */
export function countedSince(now: readonly Measured[], before: readonly Measured[]): Measured[] {
  const earlier = new Map(before.map((each) => [keyOf(each), each.value]));
  return now.map((each) => ({ ...each, value: each.value - (earlier.get(keyOf(each)) ?? 0) }));
}

/** Sums of a counter by one of its labels, without those that are 0. */
export function sumsBy(measured: readonly Measured[], name: string, label: string): Record<string, number> {
  return Object.fromEntries(Object.entries(totalsBy(measured, name, label)).filter(([, sum]) => sum > 0));
}

function totalsBy(measured: readonly Measured[], name: string, label: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { labels, value } of measured.filter((each) => each.name === name)) {
    const by = labels[label] ?? '';
    sums[by] = (sums[by] ?? 0) + value;
  }
  return sums;
}

/** The slowest values of a histogram's label, in the order of `bySlowness`. */
export function slowest(measured: readonly Measured[], histogram: string, label: string, most: number): Timed[] {
  const buckets = measured.filter(({ name }) => name === `${histogram}_bucket`);
  const counts = sumsBy(measured, `${histogram}_count`, label);
  return Object.entries(counts)
    .filter(([, count]) => count >= LEAST_TIMED)
    .map(([name, count]) => {
      const upTo = totalsBy(
        buckets.filter(({ labels }) => labels[label] === name),
        `${histogram}_bucket`,
        'le',
      );
      return { name, count, p95Ms: quantile(upTo, count, 0.95) * 1_000 };
    })
    .toSorted(bySlowness)
    .slice(0, most);
}

/** A quantile by the buckets' upper ends, evenly spread within a bucket, as Prometheus does. */
function quantile(upTo: Readonly<Record<string, number>>, count: number, share: number): number {
  const ends = Object.entries(upTo)
    .map(([end, below]) => ({ end: end === '+Inf' ? Number.POSITIVE_INFINITY : Number(end), below }))
    .toSorted((a, b) => a.end - b.end);
  const wanted = count * share;
  let start = { end: 0, below: 0 };
  for (const bucket of ends) {
    if (bucket.below >= wanted && Number.isFinite(bucket.end))
      return start.end + (bucket.end - start.end) * ((wanted - start.below) / (bucket.below - start.below));
    if (Number.isFinite(bucket.end)) start = bucket;
  }
  return start.end;
}
