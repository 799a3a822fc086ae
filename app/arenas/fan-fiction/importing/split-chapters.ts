import { cutAt, printableLine } from '~/platform/text/printable';
import { MAX_NOTE, type Notes } from '~/stories/notes/notes';
import { markdownOf } from '~/stories/writing/pasted';
import { MAX_TITLE } from '../limits';
import { quotedText, shortened } from './archived-work';

/** A chapter found in a file: its text is the small Markdown that chapters are stored as. */
export interface FoundChapter extends Partial<Notes> {
  title: string;
  body: string;
}

/** Stands around the index of a heading while a page becomes Markdown. */
const MARK = '\uE000';
const MARKED = new RegExp(`${MARK}(\\d+)${MARK}\\s*`);
/** Headings of these levels can begin a chapter. */
const LEVELS = [1, 2, 3];
/** A line of plain text that begins a chapter. */
const PLAIN_HEADING =
  /^(?:(?:chapter|part|kapitel|chapitre|cap[ií]tulo)\s+(?:\d{1,4}|\p{L}{1,20})\s*(?:[:.–—-].{0,80})?|prologue|epilogue|prolog|epilog)$/iu;

/**
 * The chapters of a page: a download of Archive of Our Own, or any other, where headings begin them.
 * @param page parsed HTML; nothing of it runs or loads. It is changed.
 * @param name the title of a page without headings.
 * @see docs/product/fan-fiction.md
 */
export function chaptersOfPage(page: Document, name: string): FoundChapter[] {
  const archived = page.querySelector('#chapters');
  const root = archived ?? page.body;
  const headings = archived ? [...root.querySelectorAll('.meta .heading, h2.heading')] : headingsOf(root);
  const titles = headings.map((heading) => titleOf(heading.textContent ?? ''));
  const notes = archived ? notesOf(archived, headings) : [];
  for (const [index, heading] of headings.entries()) {
    const mark = page.createElement('p');
    mark.textContent = `${MARK}${index}${MARK}`;
    const meta = heading.closest('.meta');
    (archived && meta ? meta : heading).before(mark);
    heading.remove();
  }
  // Summaries and notes are not part of a chapter.
  if (archived) for (const meta of root.querySelectorAll('.meta')) meta.remove();
  const whole = archived ? (page.querySelector('#preface h1')?.textContent ?? name) : name;
  const [before = '', ...parts] = markdownOf(root).split(MARKED);
  const chapters = titles.map((title, index) => ({ title, body: parts[2 * index + 1] ?? '', ...notes[index] }));
  return told([{ title: titleOf(whole), body: before }, ...chapters]);
}

/** What an archive's author says of each chapter: its summary and notes before it, and those below it. */
function notesOf(root: Element, headings: readonly Element[]): Partial<Notes>[] {
  const notes: Partial<Notes>[] = headings.map(() => ({}));
  let own: Partial<Notes> | undefined;
  for (const meta of root.querySelectorAll('.meta')) {
    const begun = headings.findIndex((heading) => meta.contains(heading));
    own = notes[begun] ?? own;
    const said = shortened([...meta.querySelectorAll('blockquote')].map(quotedText).filter(Boolean).join('\n\n'), MAX_NOTE);
    if (own && said) own[begun < 0 ? 'noteAfter' : 'noteBefore'] = said;
  }
  return notes;
}

/** The chapters of a text: Markdown, where headings begin them, or plain, where lines such as 'Chapter 3' do. */
export function chaptersOfText(text: string, name: string): FoundChapter[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const level = chosenLevel(LEVELS.map((marks) => lines.filter((line) => headingIn(line, marks) !== undefined).length));
  const chapters: FoundChapter[] = [{ title: titleOf(name), body: '' }];
  for (const [index, line] of lines.entries()) {
    const stands = !lines[index - 1]?.trim() && !lines[index + 1]?.trim();
    const title = level === undefined ? (stands && PLAIN_HEADING.test(line.trim()) ? line : undefined) : headingIn(line, level);
    if (title !== undefined) chapters.push({ title: titleOf(title), body: '' });
    else {
      const last = chapters.at(-1);
      if (last) last.body += `${line}\n`;
    }
  }
  return told(chapters);
}

/** The same of a file of Markdown, whose lists may begin with dashes: in stories a dash begins what people say. */
export function chaptersOfMarkdown(text: string, name: string): FoundChapter[] {
  return chaptersOfText(text.replaceAll(/^([ \t]*)[-+](?=[ \t]+[^\s-])/gm, '$1*'), name);
}

function headingIn(line: string, level: number): string | undefined {
  const [, marks, title] = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line) ?? [];
  return marks?.length === level ? title : undefined;
}

function headingsOf(root: Element): Element[] {
  const byLevel = LEVELS.map((level) => [...root.querySelectorAll(`h${level}`)].filter(isHeading));
  const level = chosenLevel(byLevel.map(({ length }) => length));
  return byLevel[level === undefined ? -1 : level - 1] ?? [];
}

/** Whether a heading has words, and is not that of a note beside the text. */
export function isHeading(heading: Element): boolean {
  return Boolean(heading.textContent?.trim()) && heading.closest('aside') === null;
}

/** The highest level of headings that occurs twice, as a single one is a title; or else the highest one. */
function chosenLevel(counts: readonly number[]): number | undefined {
  const twice = counts.findIndex((count) => count > 1);
  const once = counts.findIndex((count) => count > 0);
  const index = twice < 0 ? once : twice;
  return index < 0 ? undefined : index + 1;
}

/** A title in its stored form, without the number that readers see anyway. */
export function titleOf(text: string): string {
  const line = printableLine(text).trim();
  return cutAt(line.replace(/^chapter \d+\s*[:.–-]\s*/i, '') || line, MAX_TITLE).trim();
}

/** The chapters that have words. */
export function told(chapters: readonly FoundChapter[]): FoundChapter[] {
  return chapters.flatMap(({ body, ...chapter }) => {
    const text = body.replace(/^\s*\n/, '').trimEnd();
    return /[\p{L}\p{N}]/u.test(text) ? [{ ...chapter, body: text }] : [];
  });
}
