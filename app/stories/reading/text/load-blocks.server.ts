import { SECOND_MS } from '~/platform/clock/durations';
import { peoplesPool, workIn } from '~/platform/threads/work-pool.server';
import { asParagraphs } from '../../text/as-paragraphs';
import type * as program from './blocks-thread.server';
import type { TypedText } from './blocks-thread.server';
import threadAddress from './blocks-thread.server.ts?thread';
import { parseChapter } from './chapter-text';
import type { Block } from './chapter-text.contract';

/**
 * Lines with words that are parsed at once: these take at most 30 ms, however many marks they have. A chapter of 5,000
 * words has some 150.
 */
const MOST_LINES = 250;

const parsing = workIn<typeof program>(peoplesPool, threadAddress, {
  ...{ limitMs: 10 * SECOND_MS, busy: 'Too many long texts are being opened' },
});

/** Like `parseChapter`, long texts in another thread. @param person who waits for it. @throws {Overloaded} */
export async function loadBlocks(typed: TypedText, person: string | undefined): Promise<Block[]> {
  return isLongToParse(typed.text) ? parsing.run(typed, person) : parseChapter(typed.text, typed.markup);
}

/** Like `loadBlocks`, of a story of Creative Writing, as `writtenBlocks` shows it. */
export function loadWrittenBlocks({ text, markup }: TypedText, person: string | undefined): Promise<Block[]> {
  return loadBlocks({ text: asParagraphs(text), markup }, person);
}

/** Whether parsing a text takes long enough that others would notice. */
export function isLongToParse(text: string): boolean {
  let lines = 0;
  for (const _line of text.matchAll(/\S.*/g)) {
    lines += 1;
    if (lines > MOST_LINES) return true;
  }
  return false;
}
