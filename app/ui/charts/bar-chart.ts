import { scaleBand, scaleLinear } from 'd3-scale';
import { numberText } from '~/platform/text/format';

/** Charts are drawn on a field of 100 by 100 that pages stretch, so all lengths are percentages. */
const FIELD = 100;
const TICKS = 4;

export interface BarChart {
  /** From the top left corner; a `loss` hangs below the zero line. */
  bars: { key: string; x: number; y: number; width: number; height: number; loss: boolean }[];
  yTicks: { label: string; y: number; zero: boolean }[];
  /** The first, a middle and the last step. */
  xLabels: string[];
}

export interface BarStep {
  key: string;
  /** What stands below the bar. */
  label: string;
  value: number;
}

/** A bar for each step, such as a day; undefined if there is nothing to draw. @param least the shortest axis, so that little looks little. */
export function barChart(steps: readonly BarStep[], least: number): BarChart | undefined {
  const values = steps.map(({ value }) => value);
  if (values.every((value) => value === 0)) return undefined;
  const y = scaleLinear([Math.min(0, ...values), Math.max(least, ...values)], [FIELD, 0]).nice(TICKS);
  const x = scaleBand(
    steps.map(({ key }) => key),
    [0, FIELD],
  ).padding(0.25);
  const labelled = new Set([0, Math.floor((steps.length - 1) / 2), steps.length - 1]);
  return {
    bars: steps
      .filter(({ value }) => value !== 0)
      .map(({ key, value }) => {
        const [top, bottom] = [y(Math.max(0, value)), y(Math.min(0, value))];
        return {
          key,
          x: rounded(x(key) ?? 0),
          y: rounded(top),
          width: rounded(x.bandwidth()),
          height: rounded(bottom - top),
          loss: value < 0,
        };
      }),
    yTicks: y
      .ticks(TICKS)
      .filter(Number.isInteger)
      .map((value) => ({ label: numberText(value), y: rounded(y(value)), zero: value === 0 })),
    xLabels: [...labelled].flatMap((index) => steps[index]?.label ?? []),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
