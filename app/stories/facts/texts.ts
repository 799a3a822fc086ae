import { numberText } from '~/platform/text/format';
import { MAX_PLANNED, MAX_SUMMARY } from './story-facts';

/** Texts of what an author says of a story. */
export const factTexts = {
  summary: 'Summary',
  summaryHint: `What it is about, in up to ${numberText(MAX_SUMMARY)} characters. Readers see it on the card and before the text.`,
  summaryTooLong: `A summary has at most ${numberText(MAX_SUMMARY)} characters. Please shorten it.`,
  summaryUnfit: 'There is a word in it that does not belong here. Please choose another.',
  language: 'Language',
  progress: 'Progress',
  notSaid: 'Not said',
  planned: 'Chapters in all',
  plannedHint: 'If you know: readers then see 8/12 rather than 8/?.',
  updated: (day: string) => `Updated ${day}`,
  counts: {
    words: { one: 'word', other: 'words' },
    kudos: { one: 'kudos', other: 'kudos' },
    comments: { one: 'comment', other: 'comments' },
    bookmarks: { one: 'bookmark', other: 'bookmarks' },
    readers: { one: 'reader', other: 'readers' },
  },
  plannedWrong: `Please enter a number from 1 to ${MAX_PLANNED}, or leave this empty.`,
} as const;
