import { countText } from '~/platform/text/format';
import { dayText } from '~/platform/text/format-dates';
import { type Language, languages } from './languages';
import { factTexts } from './texts';

/** What can be counted of a published story; kudos of people with an account. */
export interface CountedStory {
  words: number;
  kudos: number;
  comments: number;
  bookmarks: number;
  /** Each counts once, and again after 90 days. */
  readers: number;
}

const countedNames = ['words', 'kudos', 'comments', 'bookmarks', 'readers'] as const satisfies readonly (keyof CountedStory)[];

/** Each of these as people read it, such as '12,345 words'; what there is none of is left out. */
export function countedFacts(counted: Readonly<Partial<Record<keyof CountedStory, number | null>>>): string[] {
  return countedNames.flatMap((name) => (counted[name] ? [countText(counted[name], factTexts.counts[name])] : []));
}

/** What the page of a story says of it besides what its author does. */
export interface FactsOfPage extends CountedStory {
  publishedAt: Date;
  /** When it was published, or its newest chapter was added. */
  updatedAt: Date;
  /** Null while its author has not said. */
  language: Language | null;
}

/** The same, each as people read it. */
export function pageFacts({ publishedAt, updatedAt, language, ...counted }: FactsOfPage): string[] {
  return [...updatedLater(publishedAt, updatedAt), ...countedFacts(counted), ...(language ? [languages[language]] : [])];
}

/** When a story was updated; nothing where that was on the day of its publication. */
export function updatedLater(publishedAt: Date | null, updatedAt: Date | null): string[] {
  if (!publishedAt || !updatedAt || dayText(updatedAt) === dayText(publishedAt)) return [];
  return [factTexts.updated(dayText(updatedAt))];
}
