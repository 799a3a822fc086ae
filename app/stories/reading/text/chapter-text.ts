import type { Block, Inline } from './chapter-text.contract';
import { dialectOf, isHeap, LINES_AT_ONCE, MARKUP, type Markup, SCENE_BREAK } from './markup/dialects';
import { readTree } from './markup/read-tree';

/**
 * How much of one text the parser reads: paragraphs beyond that stay as typed. Every piece, line, mark and character
 * takes it time; with these limits no text takes more than about 100 ms, as bench/chapters.ts measures.
 */
const MOST_READ = { pieces: 600, lines: 1_000, marks: 2_000, characters: 60_000 };
/** The most blocks of a text; the rest is one paragraph, as typed. */
const MAX_BLOCKS = 5_000;

/** What the parser may still read of a text. */
export type Budget = typeof MOST_READ;

/** What the parser may read of a text as a whole. */
export function wholeBudget(): Budget {
  return { ...MOST_READ };
}

/** Lines that are read at once, or a scene break. */
export type Piece = { kind: 'break'; line: string } | { kind: 'lines'; lines: string[]; isCut: boolean };

/** What is done with the pieces of a text, in their order. @returns their blocks. */
type PieceReader = (piece: Piece, isMarkedParagraph: boolean) => Block[];

/**
 * Parses a text in a small subset of Markdown: emphasis (*so*), strong emphasis (**so**), scene breaks (a line of ***) and quotes
 * (lines that begin with >); since the second version of the markup also strikethrough (~~so~~), underline (++so++), links and
 * lists. Line breaks are kept; everything else, including HTML, is shown as typed. So is whatever exceeds the limits, so that no
 * text takes long.
 * @param text at most 200,000 characters; longer ones only take longer.
 * @param markup the version that it is written in.
 * @see docs/product/fan-fiction.md
 */
export function parseChapter(text: string, markup: Markup = MARKUP): Block[] {
  const left = wholeBudget();
  return readPieces(text, { markup, left }, (piece, isMarked) =>
    piece.kind === 'break' ? [{ kind: 'break' }] : isMarked ? blocksIn(piece.lines, { markup, left }) : asTyped(piece.lines),
  );
}

interface Reader {
  markup: Markup;
  left: Budget;
}

/** Reads a text piece by piece: the parser's time grows faster than the number of lines, so it gets a long paragraph in several. */
export function readPieces(text: string, { markup, left }: Reader, read: PieceReader): Block[] {
  const blocks: Block[] = [];
  const paragraphs = paragraphsOf(text);
  for (const [index, paragraph] of paragraphs.entries()) {
    if (blocks.length >= MAX_BLOCKS) return [...blocks, ...asTyped(paragraphs.slice(index).join('\n\n').split('\n'))];
    const isMarked = markup > 1 || dialectOf(markup).isMarked(paragraph);
    const lines = paragraph.split('\n');
    const own: Block[] = [];
    let continued = false;
    for (const piece of piecesOf(lines, left)) {
      for (const block of read(piece, isMarked)) addBlock(own, block, continued);
      continued = piece.kind === 'lines' && piece.isCut;
    }
    for (const block of own) blocks.push(block);
  }
  return blocks;
}

/** The paragraphs of a text, between its blank lines. */
function paragraphsOf(text: string): string[] {
  return text.replaceAll(/\r\n?/g, '\n').split(/\n(?:[ \t]*\n)+/);
}

function* piecesOf(lines: readonly string[], left: Budget): Generator<Piece> {
  let piece: string[] = [];
  for (const line of lines) {
    if (SCENE_BREAK.test(line) && left.lines > 0) {
      if (piece.length > 0) yield { kind: 'lines', lines: piece, isCut: false };
      piece = [];
      left.lines -= 1;
      yield { kind: 'break', line };
    } else if (piece.push(line) === LINES_AT_ONCE) {
      yield { kind: 'lines', lines: piece, isCut: true };
      piece = [];
    }
  }
  if (piece.length > 0) yield { kind: 'lines', lines: piece, isCut: false };
}

/** Parses some lines, unless they are a heap of marks or the text has used up its budget. */
export function blocksIn(lines: readonly string[], { markup, left }: Reader): Block[] {
  const text = lines.join('\n');
  const dialect = dialectOf(markup);
  if (markup > 1 && !dialect.isMarked(text)) return asTyped(dialect.literal(text).split('\n'));
  const marks = dialect.marksIn(text);
  const wanted = { pieces: 1, lines: lines.length, marks: marks.length, characters: dialect.lengthOf(text) };
  return isHeap(marks) || !take(left, wanted) ? asTyped(lines) : readTree(text, markup);
}

/** Takes from the remaining budget. @returns whether everything was sufficient. */
function take(left: Budget, wanted: Budget): boolean {
  const kinds = Object.keys(wanted) as (keyof Budget)[];
  if (kinds.some((kind) => wanted[kind] > left[kind])) return false;
  for (const kind of kinds) left[kind] -= wanted[kind];
  return true;
}

/** Adds a block, rejoining a paragraph or a list that was cut into pieces. */
function addBlock(blocks: Block[], block: Block, continued: boolean): void {
  const last = blocks.at(-1);
  if (continued && block.kind === 'paragraph' && last?.kind === 'paragraph') addWords(last.words, block.words);
  else if (continued && block.kind === 'list' && last?.kind === 'list') last.items.push(...block.items);
  else blocks.push(block);
}

/** Adds the words of the next line. */
function addWords(words: Inline[], [first = '', ...others]: readonly Inline[]): void {
  const last = words.at(-1);
  if (typeof last === 'string' && typeof first === 'string') words[words.length - 1] = `${last}\n${first}`;
  else words.push('\n', first);
  words.push(...others);
}

/** Lines as one paragraph, with every sign that was typed. */
export function asTyped(lines: readonly string[]): Block[] {
  const words = lines.map((line) => line.trim()).join('\n');
  return words.trim() === '' ? [] : [{ kind: 'paragraph', words: [words] }];
}
