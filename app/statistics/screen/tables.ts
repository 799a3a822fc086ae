import { dayText, monthText } from '~/platform/text/format-dates';
import { origins } from '~/stories/reading/counting/origin';
import type { ChapterStep } from '../rules/chapters';
import type { Period } from '../rules/periods';
import type { Statistics } from '../statistics.server';
import { statisticsTexts as texts } from '../texts';

/** What a table holds, to be shown and to be downloaded. */
export const tableNames = ['figures', 'origins', 'chapters', 'stories'] as const;
export type TableName = (typeof tableNames)[number];

export interface Table {
  caption: string;
  head: string[];
  rows: { key: string; cells: (string | number)[] }[];
}

const figures = ['readers', 'kudos', 'comments', 'bookmarks', 'follows'] as const;

/** A table of an author's figures; undefined where there is nothing to tell. */
export function tableOf(name: TableName, statistics: Statistics): Table | undefined {
  if (name === 'figures') return figureTable(statistics);
  if (name === 'origins') return originTable(statistics);
  return name === 'chapters' ? chapterTable(statistics) : storyTable(statistics);
}

/** The name of a day or month, such as 'Mar 1, 2026' or 'March 2026'. */
export function stepName(period: Period, step: string): string {
  return period === 'day' ? dayText(new Date(`${step}T00:00:00Z`)) : monthText(new Date(`${step}-01T00:00:00Z`));
}

function figureTable({ period, steps }: Statistics): Table {
  return {
    caption: texts.byStep[period],
    head: [period === 'day' ? texts.day : texts.month, ...figures.map((figure) => texts.figures[figure])],
    // The newest first.
    rows: steps.toReversed().map((step) => ({
      key: step.step,
      cells: [stepName(period, step.step), ...figures.map((figure) => step[figure])],
    })),
  };
}

function originTable({ reading }: Statistics): Table | undefined {
  if (!reading) return undefined;
  const { told, merged } = reading.origins;
  const known = origins.filter((origin) => told[origin] !== undefined);
  if (known.length === 0 && merged === 0) return undefined;
  return {
    caption: texts.origins.title,
    head: [...texts.origins.head],
    rows: [
      ...known.map((origin) => ({ key: origin, cells: [texts.origins.names[origin], told[origin] ?? 0] })),
      ...(merged > 0 ? [{ key: 'merged', cells: [texts.origins.merged, merged] }] : []),
    ],
  };
}

function chapterTable({ reading }: Statistics): Table | undefined {
  if (!reading?.chapters || reading.chapters === 'too few') return undefined;
  const { titles, steps } = reading.chapters;
  return {
    caption: texts.chapters.title,
    head: [...texts.chapters.head],
    rows: steps.map((step) => ({
      key: String(step.first),
      cells: [chapterName(step, titles), step.came, step.wentOn, shareWhoWentOn(step), step.stopped],
    })),
  };
}

/** What chapters are called that are told as one. */
export function chapterName({ first, last }: Pick<ChapterStep, 'first' | 'last'>, titles: readonly string[]): string {
  return first === last ? texts.chapters.one(first, titles[first - 1] ?? '') : texts.chapters.several(first, last);
}

/** In percent. */
export function shareWhoWentOn({ came, wentOn }: ChapterStep): number {
  return came === 0 ? 0 : Math.round((100 * wentOn) / came);
}

function storyTable({ stories }: Statistics): Table | undefined {
  return (
    stories && {
      caption: texts.stories.title,
      head: [...texts.stories.head],
      rows: stories.map(({ id, title, readers, kudos, comments }) => ({ key: id, cells: [title, readers, kudos, comments] })),
    }
  );
}
