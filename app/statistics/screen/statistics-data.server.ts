import { dayOfYearText, dayText } from '~/platform/text/format-dates';
import { storyAddress } from '~/stories/sharing/story-address';
import { barChart } from '~/ui/charts/bar-chart';
import { LEAST, sumOf } from '../rules/merged';
import type { Statistics } from '../statistics.server';
import { statisticsTexts as texts } from '../texts';
import { chapterName, shareWhoWentOn, stepName, tableOf } from './tables';

/** What the page with an author's figures shows. */
export function statisticsData(statistics: Statistics) {
  const { period, story, steps, words, reading, stories } = statistics;
  const total = (figure: 'readers' | 'kudos' | 'comments' | 'bookmarks' | 'follows') => sumOf(steps.map((step) => step[figure]));
  const followed = reading?.chapters === 'too few' ? undefined : reading?.chapters;
  return {
    period,
    story: story && { id: story.id, title: story.title, address: storyAddress(story.arena, story.id) },
    totals: {
      ...{ readers: total('readers'), kudos: total('kudos'), comments: total('comments') },
      ...{ bookmarks: total('bookmarks'), follows: total('follows'), words },
    },
    chart: barChart(
      steps.map(({ step, readers }) => ({
        key: step,
        label: period === 'day' ? dayOfYearText(new Date(`${step}T00:00:00Z`)) : stepName(period, step),
        value: readers,
      })),
      LEAST,
    ),
    figures: tableOf('figures', statistics),
    origins: tableOf('origins', statistics),
    /** Undefined for what is not one story of several chapters. */
    chapters: reading?.chapters && {
      table: tableOf('chapters', statistics),
      days: followed && { from: dayText(dateOf(followed.days.from)), to: dayText(dateOf(followed.days.to)) },
      steps: (followed?.steps ?? []).map((step) => ({
        ...{ first: step.first, name: chapterName(step, followed?.titles ?? []), came: step.came },
        ...{ share: shareWhoWentOn(step), isEnd: step.wentOn === 0 && step.last === followed?.titles.length },
      })),
    },
    stories: stories?.map(({ id, title, readers, kudos, comments }) => ({ id, title, readers, kudos, comments })),
    storyTable: tableOf('stories', statistics),
    none: sumOf(steps.map(({ readers }) => readers)) === 0 ? texts.noReaders(texts.within[period]) : undefined,
  };
}

export type StatisticsData = ReturnType<typeof statisticsData>;

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
