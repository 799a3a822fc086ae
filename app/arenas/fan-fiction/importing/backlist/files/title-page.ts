import { claims } from '~/site/claims';
import { isHeading, titleOf } from '../../split-chapters';

/** A heading of Markdown: its marks and its words. */
const HEADING = /^(#{1,3})\s+(.+?)\s*#*$/;
/** How the site's own Markdown names who wrote a work, and what is said of it. */
const ABOUT = new RegExp(`^\\*(?:by .{1,200}|From ${claims.name}: .+)\\*$`);
/**
 * Who wrote a work, below its title: in the site's own pages and documents, and in those of other programs with a style for it; and what
 * is said of it below that, in the site's own.
 */
const ABOUT_WORK = 'p.writer, p.work-facts';
/** A title in a style of its own at the beginning, whatever level the chapters' headings have. */
const STYLED = 'p.title';

/**
 * Takes the title of a work, with who wrote it and what is said of it, off the beginning of Markdown: a heading above those of its chapters, of which the first
 * follows at once. With words below it, it may be a chapter's.
 * @returns the title, undefined where there is none, and the text without it. No other word is taken out.
 */
export function takeTitleOfText(text: string): { title: string | undefined; text: string } {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const start = lines.findIndex((line) => line.trim());
  const [, marks = '', title = ''] = HEADING.exec(lines[start] ?? '') ?? [];
  const others = lines.slice(start + 1).flatMap((line) => HEADING.exec(line)?.[1]?.length ?? []);
  if (!isTitle(marks.length, others)) return { title: undefined, text };
  let end = start + 1;
  while (end < lines.length && (!lines[end]?.trim() || ABOUT.test(lines[end] ?? ''))) end += 1;
  return HEADING.test(lines[end] ?? '') ? { title: titleOf(title), text: lines.slice(end).join('\n') } : { title: undefined, text };
}

/** The same of a page, from which they are removed. @returns the title; undefined where there is none. */
export function takeTitleOfPage(page: Document): string | undefined {
  const headings = [...page.body.querySelectorAll(`h1, h2, h3, ${STYLED}`)].filter(isHeading);
  const [first, ...others] = headings;
  if (!first) return undefined;
  const about = aboutBelow(first);
  const named = [first, ...about].map(({ textContent }) => textContent).join('');
  const isTitlePage = isTitle(levelOf(first), others.map(levelOf)) && isSame(textBefore(page.body, others[0]), named);
  const isStyledBeginning = first.matches(STYLED) && isSame(textBefore(page.body, first), '');
  if (!isTitlePage && !isStyledBeginning) return undefined;
  for (const element of [first, ...about]) element.remove();
  return titleOf(first.textContent ?? '');
}

function aboutBelow(title: Element): Element[] {
  const next = title.nextElementSibling;
  return next?.matches(ABOUT_WORK) ? [next, ...aboutBelow(next)] : [];
}

/** The text of a page that stands before an element. */
function textBefore(root: Node, end: Node | undefined): string {
  let text = '';
  const read = (node: Node): boolean => {
    if (node === end) return false;
    if (node.nodeType === node.TEXT_NODE) text += node.textContent;
    return [...node.childNodes].every(read);
  };
  read(root);
  return text;
}

const isSame = (one: string, other: string) => one.replaceAll(/\s+/g, '') === other.replaceAll(/\s+/g, '');

/** Whether a heading of a level stands above all others, and above at least one. */
function isTitle(level: number, others: readonly number[]): boolean {
  return level > 0 && others.length > 0 && others.every((other) => other > level);
}

function levelOf(heading: Element): number {
  return Number(heading.tagName.slice(1)) || 1;
}
