import { sql } from 'kysely';
import { SECOND_MS } from '~/platform/clock/durations';
import { preparedWork } from '~/platform/threads/prepared-work.server';
import { peoplesPool, workIn } from '~/platform/threads/work-pool.server';
import { isLongToParse } from '../reading/text/load-blocks.server';
import { isMarked } from '../reading/text/markup/dialects';
import { plainText } from '../reading/text/plain-text';
import { asParagraphs } from './as-paragraphs';
import type * as program from './plain-thread.server';
import threadAddress from './plain-thread.server.ts?thread';
import { countWords } from './words';

const plainWords = preparedWork<string, string>({
  thread: workIn<typeof program>(peoplesPool, threadAddress, {
    ...{ limitMs: 10 * SECOND_MS, busy: 'Too many long texts are being saved' },
  }),
  here: (text) => plainText(text),
  isHeavy: isLongToParse,
  keyOf: (text) => text,
});

/** What the row of a story in chapters holds of its first one: only the words, for lists, previews and search. */
export function plainColumns(text: string): { body: string; word_count: number } {
  const body = plainWords.result(text);
  return { body, word_count: countWords(body) };
}

/** Before a transaction that uses `plainColumns` of a text: has a long one read in a thread. @param person who saves it. */
export function preparePlain(text: string, person: string): Promise<void> {
  return plainWords.prepare(text, person);
}

/**
 * The columns of a story that hold what its writer wrote: what it says, for cards, search and previews, and the Markdown
 * where there is any.
 * @see docs/decisions/0084-writing-box.md
 */
export function writtenColumns(text: string): { body: string; markdown: string | null; word_count: number } {
  if (!isMarked(text)) return { body: text, markdown: null, word_count: countWords(text) };
  return { ...plainColumns(asParagraphs(text)), markdown: text };
}

/** Before a transaction that uses `writtenColumns` of a text: has a long one read in a thread. @param person who saves it. */
export async function prepareWritten(text: string, person: string): Promise<void> {
  if (isMarked(text)) await preparePlain(asParagraphs(text), person);
}

/** The words of a query's story as its writer wrote them, in the markup of the story's row. */
export function writtenBody() {
  return sql<string>`coalesce(story.markdown, story.body)`;
}
