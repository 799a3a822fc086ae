import { dialectOf, isHeap, isMarked, LINES_AT_ONCE, MARKUP, SCENE_BREAK } from '../reading/text/markup/dialects';
import { isBare, isLink, lookOf, treeOf } from '../reading/text/markup/read-tree';

/** How a stretch of a paragraph's source is shown; 'mark' are the characters that only say so, 'bullet' those that a dot stands for. */
export type Look = 'em' | 'strong' | 's' | 'u' | 'link' | 'quote' | 'break' | 'item' | 'bullet' | 'mark';

/** A stretch of a paragraph, in characters from its beginning. */
export interface Span {
  from: number;
  to: number;
  look: Look;
}

type Node = ReturnType<typeof treeOf>[number];

/** A paragraph longer than this is shown as typed while it is written: reading it again for each key would take long. */
const LONGEST = 20_000;
const QUOTE_MARK = /^(?: {0,3}> ?)+/;
const ESCAPE = /\\[!-/:-@[-`{-~]/g;

/**
 * Which stretches of a paragraph are emphasised, linked, quoted, an item of a list or a scene break, as its readers will see it.
 * @param paragraph lines without a blank one between them.
 * @see docs/product/fan-fiction.md
 */
export function spansIn(paragraph: string): Span[] {
  if (paragraph.length > LONGEST || !isMarked(paragraph)) return [];
  const spans: Span[] = [];
  let at = 0;
  let piece: string[] = [];
  const endPiece = () => {
    const source = piece.join('\n');
    for (const span of isHeap(dialectOf(MARKUP).marksIn(source)) ? [] : readPiece(source)) {
      spans.push({ ...span, from: span.from + at, to: span.to + at });
    }
    if (piece.length > 0) at += source.length + 1;
    piece = [];
  };
  for (const line of paragraph.split('\n')) {
    if (SCENE_BREAK.test(line)) {
      endPiece();
      spans.push({ from: at, to: at + line.length, look: 'break' });
      at += line.length + 1;
    } else if (piece.push(line) === LINES_AT_ONCE) endPiece();
  }
  endPiece();
  return spans;
}

function readPiece(source: string): Span[] {
  const spans: Span[] = [];
  for (const node of treeOf(source, MARKUP)) collect(node, source, spans);
  return spans;
}

function collect(node: Node, source: string, spans: Span[]): void {
  const [from, to] = range(node);
  if (node.type === 'thematicBreak') spans.push({ from, to, look: 'break' });
  if (node.type === 'text') {
    for (const { index } of source.slice(from, to).matchAll(ESCAPE)) spans.push(mark(from + index, from + index + 1));
  }
  if (!('children' in node) || (node.type === 'list' && isBare(node))) return;
  if (node.type === 'emphasis' || node.type === 'strong') {
    const width = node.type === 'strong' ? 2 : 1;
    spans.push({ from: from + width, to: to - width, look: node.type === 'strong' ? lookOf(source.slice(from, to)) : 'em' });
    spans.push(mark(from, from + width), mark(to - width, to));
  }
  if (node.type === 'link' && isLink(node, source)) linkSpans(node, spans);
  if (node.type === 'blockquote') quoteLines(from, to, source, spans);
  if (node.type === 'listItem') itemLines(from, to, source, spans);
  for (const child of node.children) collect(child, source, spans);
}

/** The words of a link, and the address behind them. */
function linkSpans(node: Extract<Node, { type: 'link' }>, spans: Span[]): void {
  const [from, to] = range(node);
  const end = node.children.at(-1)?.position?.end.offset ?? from;
  spans.push({ from: from + 1, to: end, look: 'link' }, mark(from, from + 1), mark(end, to));
}

/** Each line of an item, and the asterisk that a dot stands for. */
function itemLines(from: number, to: number, source: string, spans: Span[]): void {
  let at = source.lastIndexOf('\n', from - 1) + 1;
  for (const line of source.slice(at, to).split('\n')) {
    if (line !== '') spans.push({ from: at, to: at + line.length, look: 'item' });
    at += line.length + 1;
  }
  if (source.charAt(from) === '*') spans.push({ from, to: from + 1, look: 'bullet' });
}

/** Each line of a quote, and the signs it begins with; a quote within a quote has them already. */
function quoteLines(from: number, to: number, source: string, spans: Span[]): void {
  if (spans.some((span) => span.look === 'quote' && span.from <= from && span.to >= to)) return;
  let at = source.lastIndexOf('\n', from - 1) + 1;
  for (const line of source.slice(at, to).split('\n')) {
    const [signs = ''] = line.match(QUOTE_MARK) ?? [];
    spans.push({ from: at, to: at + line.length, look: 'quote' });
    if (signs) spans.push(mark(at, at + signs.length));
    at += line.length + 1;
  }
}

function mark(from: number, to: number): Span {
  return { from, to, look: 'mark' };
}

function range(node: Node): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}
