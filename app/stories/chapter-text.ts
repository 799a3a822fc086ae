import { isValidElement, type ReactNode } from 'react';
import Markdown, { type Options } from 'react-markdown';
import remarkBreaks from 'remark-breaks';

/** Words within a paragraph; '\n' in a string is a line break. */
export type Inline = string | { kind: 'em' | 'strong'; words: Inline[] };

/** A part of a text, one below the other. */
export type Block = { kind: 'paragraph'; words: Inline[] } | { kind: 'break' } | { kind: 'quote'; blocks: Block[] };

/** Quotes within quotes that are still set as such. */
const MAX_QUOTES = 3;
/** Marks of emphasis that are read at once; where there are more they are no emphasis, and reading them would take long. */
const MAX_MARKS = 200;
/** Lines that the parser reads at once, and of one text at all; lines beyond stay as they were typed. */
const LINES_AT_ONCE = 40;
const MAX_LINES_READ = 4_000;
/** A paragraph without any of these is words alone. */
const MARKED = /[*_>\\]|^[ \t]*-[ \t-]*$/m;

/** What Markdown knows besides emphasis, scene breaks and quotes: all of it is shown as it was typed. */
const NOT_READ = [
  'autolink',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'hardBreakEscape',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
  'list',
  'setextUnderline',
];

const options: Options = {
  remarkPlugins: [smallMarkdown, remarkBreaks],
  allowedElements: ['p', 'br', 'em', 'strong', 'hr', 'blockquote'],
  unwrapDisallowed: true,
};

/**
 * A text with its small Markdown read: emphasis (*so*), strong emphasis (**so**), scene breaks (a line of ***) and
 * quotes (lines that begin with >). Line breaks are kept; everything else, HTML and links too, is text as it was typed.
 * @param text at most 200,000 characters; longer ones only take longer.
 * @see docs/product/fan-fiction.md
 */
export function parseChapter(text: string): Block[] {
  const blocks: Block[] = [];
  let linesRead = 0;
  for (const paragraph of text.replaceAll(/\r\n?/g, '\n').split(/\n(?:[ \t]*\n)+/)) {
    const lines = paragraph.split('\n');
    const marked = MARKED.test(paragraph) && linesRead < MAX_LINES_READ;
    if (marked) linesRead += lines.length;
    blocks.push(...(marked ? readParagraph(lines) : asTyped(lines)));
  }
  return blocks;
}

/** The parser takes ever longer the more lines it is given at once, so it gets a long paragraph in pieces. */
function readParagraph(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let first = 0; first < lines.length; first += LINES_AT_ONCE) {
    const piece = lines.slice(first, first + LINES_AT_ONCE).join('\n');
    for (const block of blocksOf(Markdown({ ...options, children: tame(piece) }))) addBlock(blocks, block, first > 0);
  }
  return blocks;
}

/** Adds a block; a paragraph that was cut into pieces becomes one again. */
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

/** Takes from a piece of text what would nest without end. */
function tame(piece: string): string {
  return tameMarks(piece).replaceAll(DEEP_QUOTE, String.raw`$1\$2`);
}

const DEEP_QUOTE = new RegExp(String.raw`^((?:[ \t]*>){${MAX_QUOTES}}[ \t]*)(>)`, 'gm');
const SCENE_BREAK = /^[ \t>]*(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;

function tameMarks(piece: string): string {
  const marks = piece.match(/[*_]+/g);
  if (!marks) return piece;
  if (marks.length <= MAX_MARKS && !marks.some((mark) => mark.length > 3)) return piece;
  return piece
    .split('\n')
    .map((line) => (SCENE_BREAK.test(line) ? line : escapeMarks(line)))
    .join('\n');
}

/** Puts a backslash before each mark that has none. */
function escapeMarks(line: string): string {
  return line.replaceAll(/(\\*)([*_])/g, (whole, slashes: string, mark: string) =>
    slashes.length % 2 === 1 ? whole : `${slashes}\\${mark}`,
  );
}

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

/** Adds text to what is before it; the parser puts a line end after each line break, which counts once. */
function appendText(words: Inline[], text: string): void {
  const last = words.at(-1);
  if (typeof last !== 'string') words.push(text);
  else if (!(text === '\n' && last.endsWith('\n'))) words[words.length - 1] = last + text;
}

/** A node's children: the fragment around a whole text counts as its children. */
function childrenOf(nodes: ReactNode): readonly ReactNode[] {
  if (Array.isArray(nodes)) return nodes;
  if (isValidElement<{ children?: ReactNode }>(nodes) && typeof nodes.type === 'symbol') return childrenOf(nodes.props.children);
  return nodes === undefined || nodes === null ? [] : [nodes];
}
