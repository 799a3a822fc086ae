import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { countedSince, slowest, sumsBy } from './measured';
import { readMetrics } from './read-metrics.server';

const HISTOGRAM = 'taken_seconds';

function histogram() {
  const registry = new Registry();
  const taken = new Histogram({ name: HISTOGRAM, help: 'x', labelNames: ['route'], buckets: [0.1, 1, 10], registers: [registry] });
  return {
    observe: (route: string, seconds: number) => taken.observe({ route }, seconds),
    read: () => readMetrics(registry, [HISTOGRAM, 'unknown']),
  };
}

describe('what was measured', () => {
  it('is counted from the earlier look on', async () => {
    const { observe, read } = histogram();
    for (let time = 0; time < 10; time += 1) observe('/old', 5);
    const before = await read();
    for (let time = 0; time < 20; time += 1) observe('/new', 0.05);
    observe('/old', 0.05);
    const counted = countedSince(await read(), before);
    expect(sumsBy(counted, `${HISTOGRAM}_count`, 'route')).toEqual({ '/new': 20, '/old': 1 });
    expect(slowest(counted, HISTOGRAM, 'route', 5), 'one is too few to tell').toEqual([{ name: '/new', count: 20, p95Ms: 95 }]);
  });

  it('names the slowest first, and at most as many as asked for', async () => {
    const { observe, read } = histogram();
    for (const [route, seconds] of [
      ['/a', 0.05],
      ['/b', 5],
      ['/c', 0.5],
      ['/d', 100],
    ] as const)
      for (let time = 0; time < 20; time += 1) observe(route, seconds);
    expect(slowest(await read(), HISTOGRAM, 'route', 3).map(({ name, p95Ms }) => [name, Math.round(p95Ms)])).toEqual([
      ['/d', 10_000],
      ['/b', 9_550],
      ['/c', 955],
    ]);
  });

  it('puts what was measured too rarely to tell last, however slow it was', async () => {
    const { observe, read } = histogram();
    for (let time = 0; time < 19; time += 1) observe('/rare', 5);
    for (let time = 0; time < 20; time += 1) observe('/often', 0.05);
    expect(slowest(await read(), HISTOGRAM, 'route', 3).map(({ name }) => name)).toEqual(['/often', '/rare']);
  });

  it('lies in the bucket of what nineteen in twenty took', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.double({ min: 0.001, max: 9.9, noNaN: true }), { minLength: 3, maxLength: 60 }), async (times) => {
        const { observe, read } = histogram();
        for (const seconds of times) observe('/x', seconds);
        const sorted = times.toSorted((a, b) => a - b);
        const exact = sorted[Math.ceil(times.length * 0.95) - 1] ?? 0;
        const [{ p95Ms = 0 } = {}] = slowest(await read(), HISTOGRAM, 'route', 1);
        const bucketOf = (seconds: number) => [0.1, 1, 10].findIndex((end) => seconds <= end + 1e-9);
        expect(bucketOf(p95Ms / 1_000)).toBe(bucketOf(exact));
      }),
    );
  });
});
