import { parseChapter } from './chapter-text';
import type { Block, Inline } from './chapter-text.contract';

/**
 * The words of a text without its Markdown: for cards, previews and search.
 * @returns paragraphs separated by blank lines; line breaks within them are kept.
 * @see docs/product/fan-fiction.md
 */
export function plainText(text: string): string {
  return plainBlocks(parseChapter(text));
}

/** The words of some blocks, as `plainText`. */
export function plainBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return plainWords(block.words).trim();
      return block.kind === 'quote' ? plainBlocks(block.blocks) : '';
    })
    .filter(Boolean)
    .join('\n\n');
}

function plainWords(words: readonly Inline[]): string {
  return words.map((word) => (typeof word === 'string' ? word : plainWords(word.words))).join('');
}
