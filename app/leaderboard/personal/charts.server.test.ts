import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreChart, xpChart } from './charts.server';

const days = (...xp: number[]) => xp.map((amount, index) => ({ day: `2026-03-${String(index + 1).padStart(2, '0')}`, xp: amount }));
const history = (...scores: number[]) => ({
  id: 'word-chain' as const,
  title: 'Word Chain',
  best: Math.max(0, ...scores),
  runs: scores.length,
  latest: scores.map((score, index) => ({ score, at: new Date(Date.UTC(2026, 2, index + 1)) })),
});

describe('the chart of XP', () => {
  it('has a bar for each day with a gain or a loss, on its side of the zero line', () => {
    const chart = xpChart(days(0, 40, -20));
    const zero = chart?.yTicks.find((tick) => tick.zero)?.y ?? Number.NaN;
    expect(chart?.bars.map(({ day, loss }) => [day, loss])).toEqual([
      ['2026-03-02', false],
      ['2026-03-03', true],
    ]);
    const [gain, loss] = chart?.bars ?? [];
    expect([(gain?.y ?? 0) + (gain?.height ?? 0), loss?.y]).toEqual([zero, zero]);
    expect(chart?.rows).toEqual([
      { day: 'Mar 3, 2026', xp: '-20' },
      { day: 'Mar 2, 2026', xp: '40' },
      { day: 'Mar 1, 2026', xp: '0' },
    ]);
    expect([chart?.xLabels, chart?.total]).toEqual([['Mar 1', 'Mar 2', 'Mar 3'], '20']);
  });

  it('is not drawn without XP', () => expect(xpChart(days(0, 0))).toBeUndefined());

  it('stays within its field for any gains', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5000, max: 100_000 }), { minLength: 1, maxLength: 30 }), (amounts) => {
        for (const { x, y, width, height } of xpChart(days(...amounts))?.bars ?? []) {
          expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100.02);
        }
      }),
    );
  });
});

describe('the chart of a game', () => {
  it('runs from the oldest to the newest run, higher for more points', () => {
    const chart = scoreChart(history(10, 40, 20));
    expect(chart).toMatchObject({ path: 'M0,71L50,8L100,50', last: { x: 100, y: 50 }, top: { x: 50, y: 8 }, best: '40' });
    expect(chart?.rows).toEqual([
      { run: 3, day: 'Mar 3, 2026', score: '20' },
      { run: 2, day: 'Mar 2, 2026', score: '40' },
      { run: 1, day: 'Mar 1, 2026', score: '10' },
    ]);
  });

  it('is a single point after one run, and nothing before', () => {
    expect(scoreChart(history(0))).toMatchObject({ path: '', last: { x: 100 } });
    expect(scoreChart(history())).toBeUndefined();
  });
});
