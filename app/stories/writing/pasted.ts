import { spansIn } from './marks';

/** A stretch of pasted words that look alike; '\n' is a line break. */
interface Run {
  text: string;
  em: boolean;
  strong: boolean;
}

/** A pasted paragraph. */
interface Paragraph {
  runs: Run[];
  /** How many quotes it stands in. */
  depth: number;
}

/** The deepest nesting of quotes that readers see. */
const DEEPEST = 3;
const SKIPPED = new Set(['STYLE', 'SCRIPT', 'TITLE', 'META', 'LINK', 'TEMPLATE', 'HEAD', 'NOSCRIPT', 'XML', 'IMG', 'SVG', 'OBJECT']);
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER LI MAIN OL P PRE SECTION TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
);
/** Classes of the paragraphs that Word sets as quotes, whatever its language. */
const WORDS_QUOTES = /^Mso(?:Intense)?Quote/;
/** What writers set between two scenes; all of it becomes ***. */
const BREAKS = /^(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,}|(?:~\s*){3,}|(?:[•·⁎∗]\s*){3,}|(?:#\s*){1,3}|⁂|[⸻❦☙❧])$/u;
const WORD = /[\p{L}\p{N}]/u;
const LEADING_SIGNS = /^[^\p{L}\p{N}\s]+/u;
const TRAILING_SIGNS = /[^\p{L}\p{N}\s]+$/u;

/**
 * Pasted HTML as Markdown: italics, bold, paragraphs, quotes and scene breaks; everything else is lost. What looks like Markdown
 * in it was not meant so, and is escaped.
 * @param root of the parsed HTML; nothing of it runs or loads.
 * @see docs/product/fan-fiction.md
 */
export function markdownOf(root: ParentNode & Node): string {
  const paragraphs: Paragraph[] = [{ runs: [], depth: 0 }];
  collect(root, { em: false, strong: false }, paragraphs, 0);
  return paragraphs.flatMap(({ runs, depth }) => quoted(paragraphText(runs), depth)).join('\n\n');
}

/** The words around the caret. */
interface Surroundings {
  /** In its line. */
  before: string;
  after: string;
  /** The line below; undefined in the last one. */
  below: string | undefined;
}

/** Pasted Markdown with the blank lines that keep a quote at its beginning or end one, and the words around it none. */
export function setApart(markdown: string, { before, after, below }: Surroundings): string {
  const [first = '', last = ''] = [markdown.split('\n')[0], markdown.split('\n').at(-1)];
  const above = first.startsWith('>') && before !== '' ? '\n\n' : '';
  if (!last.startsWith('>')) return above + markdown;
  return above + markdown + (after === '' ? (below ? '\n' : '') : '\n\n');
}

/** @returns nothing for a paragraph without words. */
function quoted(text: string, depth: number): string[] {
  return text === '' ? [] : [text.replaceAll(/^/gm, '> '.repeat(depth))];
}

function collect(node: Node, look: Omit<Run, 'text'>, paragraphs: Paragraph[], depth: number): void {
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType === child.TEXT_NODE) paragraphs.at(-1)?.runs.push({ text: child.textContent ?? '', ...look });
    else if (isElement(child)) collectElement(child, look, paragraphs, depth);
  }
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

function collectElement(element: Element, look: Omit<Run, 'text'>, paragraphs: Paragraph[], depth: number): void {
  const name = element.nodeName.toUpperCase();
  const style = element.getAttribute('style') ?? '';
  if (SKIPPED.has(name) || /display:\s*none|mso-hide:\s*all/i.test(style)) return;
  const isQuote = name === 'BLOCKQUOTE' || WORDS_QUOTES.test(element.getAttribute('class') ?? '');
  const within = Math.min(DEEPEST, isQuote ? depth + 1 : depth);
  if (name === 'HR') paragraphs.push({ runs: [{ text: '***', em: false, strong: false }], depth }, { runs: [], depth });
  else if (name === 'BR') paragraphs.at(-1)?.runs.push({ text: '\u2028', ...look });
  else if (BLOCKS.has(name)) {
    paragraphs.push({ runs: [], depth: within });
    collect(element, lookIn(name, style, look), paragraphs, within);
    paragraphs.push({ runs: [], depth });
  } else collect(element, lookIn(name, style, look), paragraphs, depth);
}

/** How the words in an element look; a style outweighs the element's name, as in Google's <b style="font-weight:normal">. */
function lookIn(name: string, style: string, look: Omit<Run, 'text'>): Omit<Run, 'text'> {
  const slant = style.match(/(?:^|;)\s*font-style:\s*(\w+)/i)?.[1];
  const weight = style.match(/(?:^|;)\s*font-weight:\s*(\w+)/i)?.[1];
  const isHeading = /^H[1-6]$/.test(name);
  const em = slant ? /italic|oblique/i.test(slant) : look.em || name === 'I' || name === 'EM';
  const strong = weight ? /bold|[6-9]00/i.test(weight) : look.strong || name === 'B' || name === 'STRONG';
  return { em, strong: strong && !isHeading };
}

function paragraphText(runs: readonly Run[]): string {
  const tidy = tidied(runs);
  const text = tidy.map((run) => run.text).join('');
  if (BREAKS.test(text)) return '***';
  const plain = escaped(text, true);
  const marked = emphasised(tidy);
  // Signs at the edge of an emphasis can be read otherwise: then the words matter more than how they look.
  return shown(marked) === shown(plain) ? marked : plain;
}

/** Runs with single spaces, none at the ends of a line, and what looks alike joined. */
function tidied(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  let before = '\n';
  for (const run of runs) {
    for (const piece of run.text
      .replaceAll(/[^\S\u2028]+/g, ' ')
      .replaceAll('\u2028', '\n')
      .split(/(?<=\n)|(?=\n)/)) {
      const text = /\s$/.test(before) ? piece.replace(/^ +/, '') : piece;
      if (text === '') continue;
      before = text;
      const last = joined.at(-1);
      if (text === '\n' && last) last.text = last.text.replace(/ +$/, '');
      if (last && last.em === run.em && last.strong === run.strong) last.text += text;
      else joined.push({ ...run, text });
    }
  }
  while (joined.at(-1)?.text.trim() === '') joined.pop();
  const last = joined.at(-1);
  if (last) last.text = last.text.trimEnd();
  const first = joined[0];
  if (first) first.text = first.text.replace(/^\s+/, '');
  return joined;
}

function emphasised(runs: readonly Run[]): string {
  let out = '';
  for (const [index, { text, em, strong }] of runs.entries()) {
    const next = runs[index + 1]?.text ?? '';
    out += text
      .split('\n')
      .map((line) => (em || strong ? wrapped(line, em, strong, out, next) : escaped(line, out === '' || out.endsWith('\n'))))
      .join('\n');
  }
  return out;
}

/** A line between its marks; spaces stand outside, and so do signs that would keep the marks from being read. */
function wrapped(line: string, em: boolean, strong: boolean, before: string, after: string): string {
  const inner = line.trim();
  if (!WORD.test(inner)) return escaped(line);
  const start = line.length - line.trimStart().length;
  const leading = WORD.test(before.at(-1) ?? '') && start === 0 ? (inner.match(LEADING_SIGNS)?.[0] ?? '') : '';
  const trailing = WORD.test(after.charAt(0)) && line === line.trimEnd() ? (inner.match(TRAILING_SIGNS)?.[0] ?? '') : '';
  const middle = inner.slice(leading.length, inner.length - trailing.length);
  const marks = `${strong ? '**' : ''}${em ? '*' : ''}`;
  const opened = `${line.slice(0, start)}${escaped(leading)}${marks}`;
  return `${opened}${escaped(middle)}${[...marks].reverse().join('')}${escaped(trailing)}${line.slice(line.trimEnd().length)}`;
}

/** Words whose signs are no Markdown. */
function escaped(text: string, startsLine = false): string {
  const signs = text.replaceAll(/\\(?=[!-/:-@[-`{-~]|$)|\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\$&`);
  return signs.replaceAll(startsLine ? /^>/gm : /(?<=\n)>/g, String.raw`\>`);
}

/** What readers see of a paragraph's words. */
function shown(paragraph: string): string {
  const hidden = new Set(spansIn(paragraph).flatMap(({ from, to, look }) => (look === 'mark' ? range(from, to) : [])));
  return [...paragraph.split('')].filter((_, index) => !hidden.has(index)).join('');
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
