import type { BlockContent, DefinitionContent, Link, List, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { isWholeAddress } from '~/platform/text/whole-address';
import type { Block, Inline } from '../chapter-text.contract';
import { dialectOf, type Markup } from './dialects';

/** The deepest nesting of quotes, and of lists. */
const DEEPEST = 3;
/** The most quotes and lists that begin in one line. */
const MOST_IN_LINE = 5;

/** A quote mark at the deepest level: a backslash before it stops further nesting. */
const DEEP_QUOTE = new RegExp(String.raw`^((?:[ \t]*>){${DEEPEST}}[ \t]*)(>)`, 'gm');
const CONTAINER = String.raw`[ \t]*(?:>|(?:\*|\d{1,3}[.)])(?=[ \t]))`;
/** What would begin one more quote or list in a line that has enough. */
const DEEP_CONTAINER = new RegExp(String.raw`^((?:${CONTAINER}){${MOST_IN_LINE}}[ \t]*\d*)([>*.)])`, 'gm');
/** Words that are an address, or begin like one. */
const SHOWN_ADDRESS = /^(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?=[/:?#]|$)/iu;

/** What the tree of a text is read with: its source, and how many lists stand around. */
interface Reading {
  source: string;
  lists: number;
}

/**
 * What some lines say in a version of the markup. Everything that the version does not know stays as it was typed.
 * @see docs/product/fan-fiction.md
 */
export function readTree(lines: string, markup: Markup): Block[] {
  const source = lines.replaceAll(DEEP_QUOTE, String.raw`$1\$2`).replaceAll(DEEP_CONTAINER, String.raw`$1\$2`);
  return blocksOf(treeOf(source, markup), { source, lists: 0 });
}

/** The tree of some lines, with the positions of its nodes in them. */
export function treeOf(source: string, markup: Markup): RootContent[] {
  return fromMarkdown(source, { extensions: dialectOf(markup).extensionsFor(source) }).children;
}

function blocksOf(nodes: readonly (RootContent | BlockContent | DefinitionContent)[], reading: Reading): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type === 'paragraph') return [{ kind: 'paragraph', words: wordsOf(node.children, reading) }];
    if (node.type === 'thematicBreak') return [{ kind: 'break' }];
    if (node.type === 'blockquote') return [{ kind: 'quote', blocks: blocksOf(node.children, reading) }];
    return node.type === 'list' ? listOf(node, reading) : [];
  });
}

/** A list without words in one of its items, such as a lone asterisk, stays as typed; one that is too deep goes on in the one around it. */
function listOf(list: List, reading: Reading): Block[] {
  if (isBare(list)) return [{ kind: 'paragraph', words: [trimmedLines(sourceOf(list, reading))] }];
  const items = list.children.map((item) => blocksOf(item.children, { ...reading, lists: reading.lists + 1 }));
  return reading.lists >= DEEPEST ? items.flat() : [{ kind: 'list', start: list.ordered ? (list.start ?? 1) : null, items }];
}

/** Whether a list has an item without words. */
export function isBare({ children }: List): boolean {
  return children.some((item) => item.children.length === 0);
}

function wordsOf(nodes: readonly PhrasingContent[], reading: Reading): Inline[] {
  const words: Inline[] = [];
  for (const node of nodes) {
    if (node.type === 'text') appendText(words, trimmedLines(node.value));
    else if (node.type === 'break') appendText(words, '\n');
    else if (node.type === 'emphasis') words.push({ kind: 'em', words: wordsOf(node.children, reading) });
    else if (node.type === 'strong') words.push({ kind: lookOf(sourceOf(node, reading)), words: wordsOf(node.children, reading) });
    else if (node.type === 'link') for (const word of linkOf(node, reading)) appendWord(words, word);
  }
  return words;
}

/** Strong emphasis, or what two of another sign mean. @param source of the words with their signs. */
export function lookOf(source: string): 'strong' | 's' | 'u' {
  if (source.startsWith('~')) return 's';
  return source.startsWith('+') ? 'u' : 'strong';
}

/** A link, or its source as typed where it leads to nothing that a story may link to. */
function linkOf(link: Link, reading: Reading): Inline[] {
  const words = wordsOf(link.children, reading);
  if (isLink(link, reading.source)) return [{ kind: 'a', to: link.url, words }];
  const source = sourceOf(link, reading);
  const label = (link.children.at(-1)?.position?.end.offset ?? 0) - (link.position?.start.offset ?? 0);
  return words.length === 0 ? [source] : ['[', ...words, trimmedLines(source.slice(label))];
}

/**
 * Whether what is written like a link is one: words that lead to a whole address of http or https. Words that are themselves an
 * address must be of the same place, and pictures are none.
 */
export function isLink({ url, title, position, children }: Link, source: string): boolean {
  if (title || !isWholeAddress(url) || source.charAt((position?.start.offset ?? 0) - 1) === '!') return false;
  const label = source.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset).trim();
  if (children.length === 0 || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(label)) return false;
  const shown = SHOWN_ADDRESS.exec(label)?.[1]
    ?.toLowerCase()
    .replace(/^www\./, '');
  const { hostname } = new URL(url);
  return shown === undefined || hostname === shown || hostname.endsWith(`.${shown}`);
}

function sourceOf({ position }: Pick<RootContent, 'position'>, { source }: Reading): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

function trimmedLines(text: string): string {
  return text.replaceAll(/[ \t]*\n[ \t]*/g, '\n');
}

function appendWord(words: Inline[], word: Inline): void {
  if (typeof word === 'string') appendText(words, word);
  else words.push(word);
}

/** Appends text to the previous text; a line break counts once. */
function appendText(words: Inline[], text: string): void {
  const last = words.at(-1);
  if (typeof last !== 'string') words.push(text);
  else words[words.length - 1] = last + text;
}
