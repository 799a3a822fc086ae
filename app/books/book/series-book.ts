import type { Book } from './book';

/** The most words of a series that is one book. */
export const mostInBook = 1_000_000;

/** The title of a chapter in the book of a series: with that of its story, where the story has several. */
export function titleInSeries(story: string, { title }: Book['chapters'][number], chapters: number): string {
  return chapters > 1 ? `${story}: ${title}` : story;
}
