import { parseChapter } from './chapter-text';
import type { Block, Inline } from './chapter-text.contract';
import { MARKUP, type Markup } from './markup/dialects';

/**
 * The words of a text without its Markdown: for cards, previews and search.
 * @returns paragraphs separated by blank lines; line breaks within them are kept.
 * @see docs/product/fan-fiction.md
 */
export function plainText(text: string, markup: Markup = MARKUP): string {
  return plainBlocks(parseChapter(text, markup));
}

/** The words of some blocks, as `plainText`. */
export function plainBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return plainWords(block.words).trim();
      if (block.kind === 'list') return plainList(block);
      return block.kind === 'quote' ? plainBlocks(block.blocks) : '';
    })
    .filter(Boolean)
    .join('\n\n');
}

/** The items of a list, a line each, with their numbers or dots. */
function plainList({ start, items }: Extract<Block, { kind: 'list' }>): string {
  return items
    .map((item, index) => `${start === null ? '•' : `${start + index}.`} ${plainBlocks(item).replaceAll(/\n+/g, '\n')}`)
    .join('\n');
}

function plainWords(words: readonly Inline[]): string {
  return words.map((word) => (typeof word === 'string' ? word : plainWords(word.words))).join('');
}
