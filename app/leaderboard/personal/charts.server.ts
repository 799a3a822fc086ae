import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { GameHistory } from '~/arenas/word-games/referee/played-games.server';
import { DAY_MS } from '~/platform/clock/durations';
import { numberText } from '~/platform/text/format';
import { dayOfYearText, dayText } from '~/platform/text/format-dates';
import type { DayXp } from '~/progress/xp-by-day.server';
import { type BarChart, barChart } from '~/ui/charts/bar-chart';

/** Charts are drawn on a field of 100 by 100 that pages stretch, so all lengths are percentages. */
const FIELD = 100;
/** The shortest axis, in XP, so that small gains look small. */
const LEAST_XP = 20;
/** Space above and below a line, in percent. */
const LINE_ROOM = 8;

/** Bars, with the same data as a table. */
export interface XpChart extends BarChart {
  /** Newest day first. */
  rows: { day: string; xp: string }[];
  total: string;
}

/** A bar for each day's XP, oldest first; undefined if there is nothing to draw. */
export function xpChart(days: readonly DayXp[]): XpChart | undefined {
  const dated = days.map(({ day, xp }) => ({ day, xp, at: new Date(`${day}T00:00:00Z`) }));
  const chart = barChart(
    dated.map(({ day, xp, at }) => ({ key: day, label: dayOfYearText(at), value: xp })),
    LEAST_XP,
  );
  return (
    chart && {
      ...chart,
      rows: dated.map(({ at, xp }) => ({ day: dayText(at), xp: numberText(xp) })).reverse(),
      total: numberText(days.reduce((sum, { xp }) => sum + xp, 0)),
    }
  );
}

export interface ScoreChart {
  game: string;
  title: string;
  best: string;
  par: string;
  runs: number;
  /** The line through the weeks as an SVG path; empty for a single one. */
  path: string;
  /** Positions of the newest and the best week, and the height of par. */
  last: { x: number; y: number };
  top: { x: number; y: number };
  parY: number;
  /** The first and the last week. */
  from: string;
  to: string;
  /** The same data as a table, newest week first. */
  rows: { week: string; score: string }[];
}

/** A line through the weeks of a game against par, the oldest first; undefined if there are none. */
export function scoreChart({ id, title, best, par, runs, weeks }: GameHistory): ScoreChart | undefined {
  const [first, latest] = [weeks[0], weeks.at(-1)];
  if (!first || !latest) return undefined;
  const scores = weeks.map(({ score }) => score);
  const y = scaleLinear([0, Math.max(par, ...scores)], [FIELD - LINE_ROOM, LINE_ROOM]);
  const [begin, end] = [Date.parse(first.monday), Date.parse(latest.monday)];
  // A single week stands at the end.
  const x = scaleLinear([Math.min(begin, end - DAY_MS), end], [0, FIELD]);
  const at = (index: number) => ({ x: rounded(x(Date.parse(weeks[index]?.monday ?? latest.monday))), y: rounded(y(scores[index] ?? 0)) });
  const draw = line<number>(
    (_, index) => at(index).x,
    (_, index) => at(index).y,
  );
  const weekText = (monday: string) => dayText(new Date(`${monday}T00:00:00Z`));
  return {
    game: id,
    title,
    best: numberText(best),
    par: numberText(par),
    runs,
    path: scores.length > 1 ? (draw(scores) ?? '') : '',
    last: at(scores.length - 1),
    top: at(scores.indexOf(Math.max(...scores))),
    parY: rounded(y(par)),
    from: weekText(first.monday),
    to: weekText(latest.monday),
    rows: weeks.map(({ monday, score }) => ({ week: weekText(monday), score: numberText(Math.round(score)) })).reverse(),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
