import { sql } from 'kysely';
import { isMarked } from '../reading/text/markup/dialects';
import { plainText } from '../reading/text/plain-text';
import { asParagraphs } from './as-paragraphs';
import { countWords } from './words';

/**
 * The columns of a story that hold what its writer wrote: what it says, for cards, search and previews, and the Markdown
 * where there is any.
 * @see docs/decisions/0084-writing-box.md
 */
export function writtenColumns(text: string): { body: string; markdown: string | null; word_count: number } {
  if (!isMarked(text)) return { body: text, markdown: null, word_count: countWords(text) };
  const body = plainText(asParagraphs(text));
  return { body, markdown: text, word_count: countWords(body) };
}

/** The words of a query's story as its writer wrote them, in the markup of the story's row. */
export function writtenBody() {
  return sql<string>`coalesce(story.markdown, story.body)`;
}
