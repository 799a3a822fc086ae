import { fromMarkdown } from 'mdast-util-from-markdown';
import { isHeap, LINES_AT_ONCE, MARKED, marksIn, NOT_READ, SCENE_BREAK } from '../reading/text/small-markdown';

/** How a stretch of a paragraph's source is shown; 'mark' are the characters that only say so. */
export type Look = 'em' | 'strong' | 'quote' | 'break' | 'mark';

/** A stretch of a paragraph, in characters from its beginning. */
export interface Span {
  from: number;
  to: number;
  look: Look;
}

type Node = ReturnType<typeof fromMarkdown>['children'][number];

/** A paragraph longer than this is shown as typed while it is written: reading it again for each key would take long. */
const LONGEST = 20_000;
const QUOTE_MARK = /^(?: {0,3}> ?)+/;
const ESCAPE = /\\[!-/:-@[-`{-~]/g;
const dialect = { extensions: [{ disable: { null: NOT_READ } }] };

/**
 * Which stretches of a paragraph are emphasised, quoted or a scene break, as its readers will see it.
 * @param paragraph lines without a blank one between them.
 * @see docs/product/fan-fiction.md
 */
export function spansIn(paragraph: string): Span[] {
  if (paragraph.length > LONGEST || !MARKED.test(paragraph)) return [];
  const spans: Span[] = [];
  let at = 0;
  let piece: string[] = [];
  const endPiece = () => {
    const source = piece.join('\n');
    for (const span of isHeap(marksIn(source)) ? [] : readPiece(source)) {
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
  for (const node of fromMarkdown(source, dialect).children) collect(node, source, spans);
  return spans;
}

function collect(node: Node, source: string, spans: Span[]): void {
  const [from, to] = range(node);
  if (node.type === 'thematicBreak') spans.push({ from, to, look: 'break' });
  if (node.type === 'text') {
    for (const { index } of source.slice(from, to).matchAll(ESCAPE)) spans.push(mark(from + index, from + index + 1));
  }
  if (!('children' in node)) return;
  if (node.type === 'emphasis' || node.type === 'strong') {
    const width = node.type === 'strong' ? 2 : 1;
    spans.push({ from: from + width, to: to - width, look: node.type === 'strong' ? 'strong' : 'em' });
    spans.push(mark(from, from + width), mark(to - width, to));
  }
  if (node.type === 'blockquote') quoteLines(from, to, source, spans);
  for (const child of node.children) collect(child, source, spans);
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
