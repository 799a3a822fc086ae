import { countText, numberText } from '~/platform/text/format';
import { percentText } from '~/platform/text/format-numbers';
import type { Origin } from '~/stories/reading/counting/origin';
import type { Period } from './rules/periods';

/** Texts of an author's figures. @see docs/product/statistics.md */
export const statisticsTexts = {
  title: 'Statistics',
  ofStory: (title: string) => `Statistics of ${title}`,
  intro: 'Each reader counts once a day for each story; you never count. Days begin at midnight UTC.',
  allStories: 'All your stories',
  toStory: 'Go to the story',
  periods: 'Period',
  periodNames: { day: 'By day', month: 'By month', all: 'All time' } satisfies Record<Period, string>,
  within: { day: 'in the last 30 days', month: 'in the last 12 months', all: 'since it began' } satisfies Record<Period, string>,
  figures: {
    readers: 'Readers',
    kudos: 'Kudos',
    comments: 'Comments',
    bookmarks: 'Bookmarks',
    follows: 'Follows',
    words: 'Words',
  },
  day: 'Day',
  month: 'Month',
  story: 'Story',
  noStories: 'Nothing to count yet',
  noStoriesText: 'When you publish a story, you see here how many people read it, and how far.',
  write: 'My Stories',
  noReaders: (within: string) => `Nobody was counted ${within}. A new story is usually found through its tags and its fandom.`,
  readers: 'Readers',
  readersWithin: (count: number, within: string) => `${countText(count, { one: 'reader', other: 'readers' })} ${within}`,
  byStep: { day: 'Figures by day', month: 'Figures by month', all: 'Figures by month' } satisfies Record<Period, string>,
  download: 'Download as CSV',
  origins: {
    title: 'Where they came from',
    intro: (count: number) => `Of ${countText(count, { one: 'new reader', other: 'new readers' })}, each counted on their first day.`,
    names: {
      search: 'A search engine',
      feed: 'A feed',
      inside: 'Pages of this site',
      elsewhere: 'Elsewhere, or unknown',
    } satisfies Record<Origin, string>,
    merged: 'Too few to tell apart',
    head: ['From', 'New readers'],
    none: 'This is shown once at least five people have read the story for the first time, and from the day after.',
  },
  chapters: {
    title: 'From chapter to chapter',
    intro: (from: string, to: string) =>
      `Readers from ${from} to ${to}. The last chapter that someone opened in these days counts as how far they came. The figures change once a week or every four weeks, depending on how many read.`,
    head: ['Chapter', 'Came this far', 'Went on', 'Went on, in %', 'Stopped here'],
    one: (number: number, title: string) => `${numberText(number)}. ${title}`,
    several: (first: number, last: number) => `${numberText(first)} to ${numberText(last)}, too few to tell apart`,
    wentOn: (came: string, percent: number) => `${came} came · ${percentText(percent)} went on`,
    end: (came: string) => `${came} came to the end`,
    none: 'This is shown after a week in which at least 25 people have read the story, or after four weeks with at least five.',
  },
  stories: {
    title: 'Story by story',
    intro: (within: string) =>
      `Those with the most readers ${within}, with all their kudos and comments. Each leads to where its readers came from and how far they read.`,
    head: ['Story', 'Readers', 'Kudos', 'Comments'],
    counts: ({ readers, kudos, comments }: Record<'readers' | 'kudos' | 'comments', number>) =>
      [
        countText(readers, { one: 'reader', other: 'readers' }),
        `${numberText(kudos)} kudos`,
        countText(comments, { one: 'comment', other: 'comments' }),
      ].join(' · '),
  },
  fine: 'Figures of fewer than five readers are combined with others, so that nobody can be told apart. Our privacy page says how we count.',
  privacy: 'Privacy',
} as const;
