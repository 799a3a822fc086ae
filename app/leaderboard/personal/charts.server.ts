import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { GameHistory } from '~/arenas/word-games/referee/played-games.server';
import { numberText } from '~/platform/text/format';
import { dayOfYearText, dayText } from '~/platform/text/format-dates';
import type { DayXp } from '~/progress/xp-by-day.server';

/** Charts are drawn on a field of 100 by 100 that pages stretch, so all lengths are percentages. */
const FIELD = 100;
const TICKS = 4;
/** The shortest axis, in XP, so that small gains look small. */
const LEAST_XP = 20;
/** Space above and below a line, in percent. */
const LINE_ROOM = 8;

export interface XpChart {
  /** From the top left corner; a `loss` hangs below the zero line. */
  bars: { day: string; x: number; y: number; width: number; height: number; loss: boolean }[];
  yTicks: { label: string; y: number; zero: boolean }[];
  /** The first, a middle and the last day. */
  xLabels: string[];
  /** The same data as a table, newest day first. */
  rows: { day: string; xp: string }[];
  total: string;
}

/** A bar for each day's XP, oldest first; undefined if there is nothing to draw. */
export function xpChart(days: readonly DayXp[]): XpChart | undefined {
  if (days.every(({ xp }) => xp === 0)) return undefined;
  const values = days.map(({ xp }) => xp);
  const y = scaleLinear([Math.min(0, ...values), Math.max(LEAST_XP, ...values)], [FIELD, 0]).nice(TICKS);
  const x = scaleBand(
    days.map(({ day }) => day),
    [0, FIELD],
  ).padding(0.25);
  const dates = days.map(({ day }) => new Date(`${day}T00:00:00Z`));
  const labelled = [0, Math.floor((days.length - 1) / 2), days.length - 1];
  return {
    bars: days
      .filter(({ xp }) => xp !== 0)
      .map(({ day, xp }) => {
        const [top, bottom] = [y(Math.max(0, xp)), y(Math.min(0, xp))];
        return {
          day,
          x: rounded(x(day) ?? 0),
          y: rounded(top),
          width: rounded(x.bandwidth()),
          height: rounded(bottom - top),
          loss: xp < 0,
        };
      }),
    yTicks: y.ticks(TICKS).map((value) => ({ label: numberText(value), y: rounded(y(value)), zero: value === 0 })),
    xLabels: labelled.flatMap((index) => dates[index] ?? []).map(dayOfYearText),
    rows: days.map(({ xp }, index) => ({ day: dayText(dates[index] ?? new Date(0)), xp: numberText(xp) })).reverse(),
    total: numberText(values.reduce((sum, xp) => sum + xp, 0)),
  };
}

export interface ScoreChart {
  game: string;
  title: string;
  best: string;
  runs: number;
  /** The line through the scores as an SVG path; empty for a single one. */
  path: string;
  /** Positions of the newest and the best score. */
  last: { x: number; y: number };
  top: { x: number; y: number };
  /** The same data as a table, newest run first. */
  rows: { run: number; day: string; score: string }[];
}

/** A line through the scores of a game's latest runs, oldest first; undefined if there are none. */
export function scoreChart({ id, title, best, runs, latest }: GameHistory): ScoreChart | undefined {
  const scores = latest.map(({ score }) => score);
  if (scores.length === 0) return undefined;
  const y = scaleLinear([0, Math.max(1, ...scores)], [FIELD - LINE_ROOM, LINE_ROOM]);
  const x = scaleLinear([Math.min(0, scores.length - 2), scores.length - 1], [0, FIELD]);
  const at = (index: number) => ({ x: rounded(x(index)), y: rounded(y(scores[index] ?? 0)) });
  const draw = line<number>(
    (_, index) => at(index).x,
    (_, index) => at(index).y,
  );
  return {
    game: id,
    title,
    best: numberText(best),
    runs,
    path: scores.length > 1 ? (draw(scores) ?? '') : '',
    last: at(scores.length - 1),
    top: at(scores.indexOf(Math.max(...scores))),
    rows: latest.map(({ score, at: date }, index) => ({ run: index + 1, day: dayText(date), score: numberText(score) })).reverse(),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
