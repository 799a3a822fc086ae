import { isValidElement, type ReactNode } from 'react';
import Markdown, { type Options } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import type { Block, Inline } from './chapter-text.contract';
import { isHeap, LINES_AT_ONCE, MARKED, marksIn, NOT_READ, SCENE_BREAK } from './small-markdown';

/** The deepest nesting of quotes. */
const MAX_QUOTES = 3;
/**
 * How much of one text the parser reads: paragraphs beyond that stay as typed. Every piece, line, mark and character
 * takes it time; with these limits no text takes more than about 100 ms, as bench/chapters.ts measures.
 */
const MOST_READ = { pieces: 600, lines: 1_000, marks: 2_000, characters: 60_000 };
/** The most blocks of a text; the rest is one paragraph, as typed. */
const MAX_BLOCKS = 5_000;

const options: Options = {
  remarkPlugins: [smallMarkdown, remarkBreaks],
  allowedElements: ['p', 'br', 'em', 'strong', 'hr', 'blockquote'],
  unwrapDisallowed: true,
};

/**
 * Parses a text in a small subset of Markdown: emphasis (*so*), strong emphasis (**so**), scene breaks (a line of ***)
 * and quotes (lines that begin with >). Line breaks are kept; everything else, including HTML and links, is shown as
 * typed. So is whatever exceeds the limits, so that no text takes long.
 * @param text at most 200,000 characters; longer ones only take longer.
 * @see docs/product/fan-fiction.md
 */
export function parseChapter(text: string): Block[] {
  const blocks: Block[] = [];
  const left = { ...MOST_READ };
  const paragraphs = text.replaceAll(/\r\n?/g, '\n').split(/\n(?:[ \t]*\n)+/);
  for (const [index, paragraph] of paragraphs.entries()) {
    if (blocks.length >= MAX_BLOCKS) return [...blocks, ...asTyped(paragraphs.slice(index).join('\n\n').split('\n'))];
    const lines = paragraph.split('\n');
    for (const block of MARKED.test(paragraph) ? readParagraph(lines, left) : asTyped(lines)) blocks.push(block);
  }
  return blocks;
}

/** The parser's time grows faster than the number of lines, so it gets a long paragraph in pieces. */
function readParagraph(lines: readonly string[], left: typeof MOST_READ): Block[] {
  const blocks: Block[] = [];
  let piece: string[] = [];
  let continued = false;
  const readPiece = (isCut: boolean) => {
    for (const block of piece.length > 0 ? blocksIn(piece, left) : []) addBlock(blocks, block, continued);
    continued = isCut;
    piece = [];
  };
  for (const line of lines) {
    if (SCENE_BREAK.test(line) && left.lines > 0) {
      readPiece(false);
      blocks.push({ kind: 'break' });
      left.lines -= 1;
    } else if (piece.push(line) === LINES_AT_ONCE) readPiece(true);
  }
  readPiece(false);
  return blocks;
}

/** Parses some lines, unless they are a heap of marks or the text has used up its limits. */
function blocksIn(lines: readonly string[], left: typeof MOST_READ): Block[] {
  const text = lines.join('\n');
  const marks = marksIn(text);
  if (isHeap(marks) || !take(left, { pieces: 1, lines: lines.length, marks: marks.length, characters: text.length })) return asTyped(lines);
  return blocksOf(Markdown({ ...options, children: text.replaceAll(DEEP_QUOTE, String.raw`$1\$2`) }));
}

/** Takes from the remaining limits. @returns whether everything was sufficient. */
function take(left: typeof MOST_READ, wanted: typeof MOST_READ): boolean {
  const kinds = Object.keys(wanted) as (keyof typeof MOST_READ)[];
  if (kinds.some((kind) => wanted[kind] > left[kind])) return false;
  for (const kind of kinds) left[kind] -= wanted[kind];
  return true;
}

/** Adds a block, rejoining a paragraph that was cut into pieces. */
function addBlock(blocks: Block[], block: Block, continued: boolean): void {
  const last = blocks.at(-1);
  if (continued && block.kind === 'paragraph' && last?.kind === 'paragraph') last.words.push('\n', ...block.words);
  else blocks.push(block);
}

function asTyped(lines: readonly string[]): Block[] {
  const words = lines.map((line) => line.trim()).join('\n');
  return words.trim() === '' ? [] : [{ kind: 'paragraph', words: [words] }];
}

function smallMarkdown(this: { data(): object }): undefined {
  Object.assign(this.data(), { micromarkExtensions: [{ disable: { null: NOT_READ } }] });
}

/** A quote mark at the deepest level: a backslash before it stops further nesting. */
const DEEP_QUOTE = new RegExp(String.raw`^((?:[ \t]*>){${MAX_QUOTES}}[ \t]*)(>)`, 'gm');

function blocksOf(nodes: ReactNode): Block[] {
  return childrenOf(nodes).flatMap((node): Block[] => {
    if (!isValidElement<{ children?: ReactNode }>(node)) return [];
    if (node.type === 'p') return [{ kind: 'paragraph', words: wordsOf(node.props.children) }];
    if (node.type === 'hr') return [{ kind: 'break' }];
    if (node.type === 'blockquote') return [{ kind: 'quote', blocks: blocksOf(node.props.children) }];
    return blocksOf(node.props.children);
  });
}

function wordsOf(nodes: ReactNode): Inline[] {
  const words: Inline[] = [];
  for (const node of childrenOf(nodes)) {
    if (typeof node === 'string') appendText(words, node);
    else if (isValidElement<{ children?: ReactNode }>(node)) {
      if (node.type === 'br') appendText(words, '\n');
      else words.push({ kind: node.type === 'strong' ? 'strong' : 'em', words: wordsOf(node.props.children) });
    }
  }
  return words;
}

/** Appends text to the previous text; the parser emits a newline after each line break, which counts once. */
function appendText(words: Inline[], text: string): void {
  const last = words.at(-1);
  if (typeof last !== 'string') words.push(text);
  else if (!(text === '\n' && last.endsWith('\n'))) words[words.length - 1] = last + text;
}

/** A node's children; the fragment around a whole text counts as its children. */
function childrenOf(nodes: ReactNode): readonly ReactNode[] {
  if (Array.isArray(nodes)) return nodes;
  if (isValidElement<{ children?: ReactNode }>(nodes) && typeof nodes.type === 'symbol') return childrenOf(nodes.props.children);
  return nodes === undefined || nodes === null ? [] : [nodes];
}
