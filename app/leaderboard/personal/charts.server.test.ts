import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreChart, xpChart } from './charts.server';

const days = (...xp: number[]) => xp.map((amount, index) => ({ day: `2026-03-${String(index + 1).padStart(2, '0')}`, xp: amount }));
/** A history with a week for each score. */
const history = (...scores: number[]) => ({
  ...{ id: 'word-chain' as const, title: 'Word Chain', best: Math.max(0, ...scores), earlier: false, par: 30, runs: scores.length },
  weeks: scores.map((score, index) => ({ monday: new Date(Date.UTC(2026, 2, 2 + 7 * index)).toISOString().slice(0, 10), score })),
});

describe('the chart of XP', () => {
  it('has a bar for each day with a gain or a loss, on its side of the zero line', () => {
    const chart = xpChart(days(0, 40, -20));
    const zero = chart?.yTicks.find((tick) => tick.zero)?.y ?? Number.NaN;
    expect(chart?.bars.map(({ key, loss }) => [key, loss])).toEqual([
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
  it('runs from the oldest to the newest week, higher for more points, against par', () => {
    const chart = scoreChart(history(10, 40, 20));
    expect(chart).toMatchObject({ path: 'M0,71L50,8L100,50', last: { x: 100, y: 50 }, top: { x: 50, y: 8 }, parY: 29, best: '40' });
    expect([chart?.from, chart?.to]).toEqual(['Mar 2, 2026', 'Mar 16, 2026']);
    expect(chart?.rows).toEqual([
      { week: 'Mar 16, 2026', score: '20' },
      { week: 'Mar 9, 2026', score: '40' },
      { week: 'Mar 2, 2026', score: '10' },
    ]);
  });

  it('lets time pass where nothing was played', () => {
    const { weeks, ...rest } = history(10, 20, 30);
    expect(scoreChart({ ...rest, weeks: weeks.toSpliced(1, 1) })?.path).toBe('M0,64L100,8');
  });

  it('stays within its field for any scores', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000), { minLength: 1, maxLength: 26 }), (scores) => {
        const chart = scoreChart(history(...scores));
        for (const value of [chart?.last.x, chart?.last.y, chart?.top.x, chart?.top.y, chart?.parY]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('is a single point after one week, and nothing before', () => {
    expect(scoreChart(history(0))).toMatchObject({ path: '', last: { x: 100 } });
    expect(scoreChart(history())).toBeUndefined();
  });
});
