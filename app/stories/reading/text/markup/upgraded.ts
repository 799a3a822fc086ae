import { asTyped, type Budget, blocksIn, type Piece, readPieces, wholeBudget } from '../chapter-text';
import type { Block, Inline } from '../chapter-text.contract';
import { dialectOf, hasNewSigns, MARKUP, type Markup, SCENE_BREAK } from './dialects';

/** What begins an item of a list, behind the signs of quotes. */
const ITEM = /^([ \t]*(?:>[ \t]*)*)(?!(?:\*[ \t]*){3,}$)(\d{1,3}(?=[.)])|(?=\*))([*.)])(?=[ \t]|$)/gm;
const escapedOr = (signs: string) => new RegExp(String.raw`(\\[!-/:-@[-\x60{-~])|${signs}`, 'g');
const PAIRS_AND_LINKS = escapedOr(String.raw`([~+](?=[~+])|(?<=[~+])[~+]|\](?=\())`);
const ALL_NEW_SIGNS = escapedOr(String.raw`([~+[\]])`);
const DASHES = /^([ \t]*)-(?=[ \t-]*$)/gm;

/**
 * A text of an earlier version of the markup in today's, which its readers see as before: what would now be read as a link, a list,
 * strikethrough or underline is escaped.
 * @param text any text; of the latest version it comes back as it is.
 * @see docs/decisions/0136-versions-of-markup.md
 */
export function inCurrentMarkup(text: string, markup: Markup): string {
  // Escapes count against none of today's limits, so beyond them they would be read.
  const readsAlike = !hasNewSigns(text) && dialectOf(MARKUP).literal(text) === text;
  if (markup === MARKUP || readsAlike) return text;
  const [before, after] = [wholeBudget(), wholeBudget()];
  const source = text.replaceAll(/\r\n?/g, '\n');
  let written = '';
  let from = 0;
  readPieces(source, { markup, left: before }, (piece, isMarked) => {
    const lines = piece.kind === 'break' ? [piece.line] : piece.lines;
    const own = lines.join('\n');
    const at = source.indexOf(own, from);
    written += source.slice(from, at);
    from = at + own.length;
    if (piece.kind === 'break') {
      after.lines -= 1;
      written += own;
      return [{ kind: 'break' }];
    }
    const blocks = isMarked ? blocksIn(lines, { markup, left: before }) : asTyped(lines);
    const [same, budget] = sameWords(piece, blocks, { before, after });
    Object.assign(after, budget);
    written += same;
    return blocks;
  });
  return written + source.slice(from);
}

/** The lines of a piece that say in today's markup what they said, with what the budget is after them. */
function sameWords(
  { lines }: Extract<Piece, { kind: 'lines' }>,
  blocks: readonly Block[],
  { before, after }: Record<'before' | 'after', Budget>,
): [words: string, left: Budget] {
  const own = lines.join('\n');
  const wanted = normalized(blocks);
  const wasTyped = wanted === normalized(asTyped(lines));
  const ways = [(text: string) => text, escapedPairs, wasTyped ? escapedWhole : escapedSigns];
  const hasBreak = lines.some((line) => SCENE_BREAK.test(line));
  let last: [string, Budget] = [own, after];
  for (const way of hasBreak ? ways.slice(-1) : ways) {
    const left = { ...after };
    const words = way(own);
    const read = blocksIn(words.split('\n'), { markup: MARKUP, left });
    last = [words, left];
    const isEnough = (Object.keys(left) as (keyof Budget)[]).every((kind) => left[kind] >= before[kind]);
    if (isEnough && normalized(read) === wanted) break;
  }
  return last;
}

/** Escapes what can be read as an item, a link or a pair of signs, and no more. */
function escapedPairs(text: string): string {
  return escapedItems(text).replaceAll(PAIRS_AND_LINKS, (_, kept, sign) => kept ?? `\\${sign}`);
}

/** Escapes every sign that the second version added. */
function escapedSigns(text: string): string {
  return escapedItems(text).replaceAll(ALL_NEW_SIGNS, (_, kept, sign) => kept ?? `\\${sign}`);
}

function escapedItems(text: string): string {
  return text.replaceAll(ITEM, String.raw`$1$2\$3`);
}

/** Escapes everything that could be a sign, in lines that were shown as typed. */
function escapedWhole(text: string): string {
  return text
    .replaceAll(/\\(?=[!-/:-@[-`{-~])|[*_>~+[\]]/g, String.raw`\$&`)
    .replaceAll(/^([ \t]*\d{1,3})([.)])(?=[ \t]|$)/gm, String.raw`$1\$2`)
    .replaceAll(DASHES, String.raw`$1\-`);
}

/** Blocks as one text, to tell whether two readings look alike: white space at the ends of lines is not seen. */
function normalized(blocks: readonly Block[]): string {
  return JSON.stringify(blocks.map(normalizedBlock));
}

function normalizedBlock(block: Block): unknown {
  if (block.kind === 'paragraph') return normalizedWords(block.words);
  if (block.kind === 'quote') return { quote: block.blocks.map(normalizedBlock) };
  return block.kind === 'list' ? { list: block.items.map((item) => item.map(normalizedBlock)) } : block;
}

function normalizedWords(words: readonly Inline[]): unknown[] {
  const joined: unknown[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (typeof word !== 'string') joined.push({ ...word, words: normalizedWords(word.words) });
    else if (typeof last === 'string') joined[joined.length - 1] = last + word;
    else joined.push(word);
  }
  return joined.map((word) => (typeof word === 'string' ? word.replaceAll(/[^\S\n]*\n\s*/g, '\n') : word));
}
