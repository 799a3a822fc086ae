import { asParagraphs } from '../../text/as-paragraphs';
import { parseChapter } from './chapter-text';
import type { Block } from './chapter-text.contract';
import { MARKUP, type Markup } from './markup/dialects';

/** The words of a story of Creative Writing as its readers see them. @see docs/product/creative-writing.md */
export function writtenBlocks(markdown: string, markup: Markup = MARKUP): Block[] {
  return parseChapter(asParagraphs(markdown), markup);
}
