import { asParagraphs } from '../../text/as-paragraphs';
import { parseChapter } from './chapter-text';
import type { Block } from './chapter-text.contract';

/** The words of a story of Creative Writing as its readers see them. @see docs/product/creative-writing.md */
export function writtenBlocks(markdown: string): Block[] {
  return parseChapter(asParagraphs(markdown));
}
