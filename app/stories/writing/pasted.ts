import { isWholeAddress } from '~/platform/text/whole-address';
import { type Looks, PLAIN, paragraphText, type Run } from './pasted-words';

/** A pasted paragraph. */
interface Paragraph {
  runs: Run[];
  /** How many quotes it stands in. */
  depth: number;
  /** What it begins with as an item of a list, its indent included. */
  item?: string;
}

/** The list that something stands in. */
interface ListAround {
  /** The number of its next item; undefined where it has dots. */
  next: number | undefined;
  indent: string;
  /** How many lists it stands in, itself included. */
  depth: number;
}

/** What stands around a pasted element. */
interface Around {
  look: Looks;
  depth: number;
  list?: ListAround;
  /** Whether it is within an item, whose paragraphs are lines of it. */
  inItem?: boolean;
}

/** The deepest nesting of quotes and of lists that readers see. */
const DEEPEST = 3;
const SKIPPED = new Set(['STYLE', 'SCRIPT', 'TITLE', 'META', 'LINK', 'TEMPLATE', 'HEAD', 'NOSCRIPT', 'XML', 'IMG', 'SVG', 'OBJECT']);
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER LI MAIN OL P PRE SECTION TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
);
/** Classes of the paragraphs that Word sets as quotes, whatever its language. */
const WORDS_QUOTES = /^Mso(?:Intense)?Quote/;
/** Words that are not shown, and the signs that Word sets before the items of its lists. */
const HIDDEN = /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/i;
/** The level of an item of Word's, which is a paragraph for browsers, and the sign that stands before it. */
const WORDS_ITEM = /mso-list:\s*l\d+\s+level(\d)/i;
const WORDS_SIGN = '[style*="mso-list:Ignore" i]';

/**
 * Pasted HTML as Markdown: italics, bold, underline, strikethrough, links, paragraphs, lists, quotes and scene breaks; everything
 * else is lost. What looks like Markdown in it was not meant so, and is escaped.
 * @param root of the parsed HTML; nothing of it runs or loads.
 * @see docs/product/fan-fiction.md
 */
export function markdownOf(root: ParentNode & Node): string {
  const paragraphs: Paragraph[] = [{ runs: [], depth: 0 }];
  collect(root, { look: PLAIN, depth: 0 }, paragraphs);
  let markdown = '';
  let wasItem = false;
  for (const { runs, depth, item } of paragraphs) {
    const text = paragraphText(runs);
    if (text === '') continue;
    const own = item === undefined ? text : item + text.replaceAll('\n', `\n${' '.repeat(item.length)}`);
    const isItem = item !== undefined;
    markdown += (markdown === '' ? '' : isItem && wasItem ? '\n' : '\n\n') + own.replaceAll(/^/gm, '> '.repeat(depth));
    wasItem = isItem;
  }
  return markdown;
}

/** How a line begins that words below it would go on. */
const STANDS_APART = /^(?:>| *(?:\*|\d{1,3}\.) )/;

/** The words around the caret. */
interface Surroundings {
  /** In its line. */
  before: string;
  after: string;
  /** The line below; undefined in the last one. */
  below: string | undefined;
}

/** Pasted Markdown with the blank lines that keep a quote or a list at its beginning or end one, and the words around it none. */
export function setApart(markdown: string, { before, after, below }: Surroundings): string {
  const [first = '', last = ''] = [markdown.split('\n')[0], markdown.split('\n').at(-1)];
  const above = STANDS_APART.test(first) && before !== '' ? '\n\n' : '';
  if (!STANDS_APART.test(last)) return above + markdown;
  return above + markdown + (after === '' ? (below ? '\n' : '') : '\n\n');
}

function collect(node: Node, around: Around, paragraphs: Paragraph[]): void {
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType === child.TEXT_NODE) paragraphs.at(-1)?.runs.push({ text: child.textContent ?? '', ...around.look });
    else if (isElement(child)) collectElement(child, around, paragraphs);
  }
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

function collectElement(element: Element, around: Around, paragraphs: Paragraph[]): void {
  const name = element.nodeName.toUpperCase();
  const style = element.getAttribute('style') ?? '';
  if (SKIPPED.has(name) || HIDDEN.test(style)) return;
  const { depth } = around;
  const look = lookIn(element, style, around.look);
  if (name === 'HR') paragraphs.push({ runs: [{ ...PLAIN, text: '***' }], depth }, { runs: [], depth });
  else if (name === 'BR') paragraphs.at(-1)?.runs.push({ text: '\u2028', ...look });
  else if (name === 'UL' || name === 'OL') collectList(element, { ...around, look }, paragraphs);
  else if (around.list && name === 'LI') collectItem(element, { ...around, look, list: around.list }, paragraphs);
  else if (WORDS_ITEM.test(style)) collectItemOfWord(element, style, { ...around, look }, paragraphs);
  else if (around.inItem && BLOCKS.has(name)) collectLine(element, { ...around, look }, paragraphs);
  else if (BLOCKS.has(name)) {
    const isQuote = name === 'BLOCKQUOTE' || WORDS_QUOTES.test(element.getAttribute('class') ?? '');
    const within = Math.min(DEEPEST, isQuote ? depth + 1 : depth);
    paragraphs.push({ runs: [], depth: within });
    collect(element, { ...around, look, depth: within }, paragraphs);
    paragraphs.push({ runs: [], depth });
  } else collect(element, { ...around, look }, paragraphs);
}

function collectList(element: Element, around: Around, paragraphs: Paragraph[]): void {
  const start = Number(element.getAttribute('start') ?? 1);
  const next = element.nodeName.toUpperCase() === 'OL' ? (Number.isInteger(start) && start >= 0 ? start : 1) : undefined;
  const { list } = around;
  const isDeep = list !== undefined && list.depth >= DEEPEST;
  const own = isDeep ? list : { next, indent: list ? list.indent + ' '.repeat(signOf(list).length) : '', depth: (list?.depth ?? 0) + 1 };
  collect(element, { ...around, list: own, inItem: false }, paragraphs);
  if (!list) paragraphs.push({ runs: [], depth: around.depth });
}

function collectItem(element: Element, around: Around & { list: ListAround }, paragraphs: Paragraph[]): void {
  const { list, depth } = around;
  paragraphs.push({ runs: [], depth, item: list.indent + signOf(list) });
  collect(element, { ...around, inItem: true }, paragraphs);
  if (list.next !== undefined) list.next += 1;
}

function collectItemOfWord(element: Element, style: string, around: Around, paragraphs: Paragraph[]): void {
  const level = Math.min(DEEPEST, Number(WORDS_ITEM.exec(style)?.[1] ?? 1));
  const number = /^\s*(\d{1,3})\D/.exec(element.querySelector(WORDS_SIGN)?.textContent ?? '')?.[1];
  const item = '   '.repeat(level - 1) + signOf({ next: number === undefined ? undefined : Number(number) });
  paragraphs.push({ runs: [], depth: around.depth, item });
  collect(element, { ...around, inItem: true }, paragraphs);
  paragraphs.push({ runs: [], depth: around.depth });
}

/** What an item begins with. A number of more than three digits would begin none. */
function signOf({ next }: Pick<ListAround, 'next'>): string {
  return next === undefined || next > 999 ? '* ' : `${next}. `;
}

/** A paragraph of an item as a line of it. */
function collectLine(element: Element, around: Around, paragraphs: Paragraph[]): void {
  const runs = paragraphs.at(-1)?.runs;
  if (runs?.some(({ text }) => text.trim() !== '')) runs.push({ ...around.look, text: '\u2028' });
  collect(element, around, paragraphs);
}

/** How the words in an element look; a style outweighs the element's name, as in Google's <b style="font-weight:normal">. */
function lookIn(element: Element, style: string, look: Looks): Looks {
  const name = element.nodeName.toUpperCase();
  const slant = style.match(/(?:^|;)\s*font-style:\s*(\w+)/i)?.[1];
  const weight = style.match(/(?:^|;)\s*font-weight:\s*(\w+)/i)?.[1];
  const lines = style.match(/(?:^|;)\s*text-decoration(?:-line)?:\s*([\w -]+)/i)?.[1];
  const isHeading = /^H[1-6]$/.test(name);
  const em = slant ? /italic|oblique/i.test(slant) : look.em || name === 'I' || name === 'EM';
  const strong = weight ? /bold|[6-9]00/i.test(weight) : look.strong || name === 'B' || name === 'STRONG';
  const s = look.s || ['S', 'STRIKE', 'DEL'].includes(name) || /line-through/i.test(lines ?? '');
  const u = look.u || ['U', 'INS'].includes(name) || /underline/i.test(lines ?? '');
  const to = (name === 'A' ? addressOf(element) : undefined) ?? look.to;
  // Links are underlined anyway.
  return { em, strong: strong && !isHeading, s, u: u && to === undefined, to };
}

/** Where a link leads, as it can stand between brackets; undefined where a story may not lead to. */
function addressOf(element: Element): string | undefined {
  const written = element.getAttribute('href') ?? '';
  const address = URL.canParse(written) ? new URL(written).href : '';
  return isWholeAddress(address) ? address.replaceAll('(', '%28').replaceAll(')', '%29') : undefined;
}
