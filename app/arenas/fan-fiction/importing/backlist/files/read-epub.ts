import { languageCodes } from '~/stories/facts/languages';
import { MAX_SUMMARY } from '~/stories/facts/story-facts';
import { markdownOf } from '~/stories/writing/pasted';
import { MAX_TAG, tagLength } from '~/tags/rules/tag';
import { MAX_PART } from '../../../limits';
import { archivedTitle, archivedWork, quotedText, shortened } from '../../archived-work';
import { chaptersOfPage, type FoundChapter, titleOf, told } from '../../split-chapters';
import { archivedFandom, archivedOrigin } from './archived-origin';
import { archivedAddress } from './archives';
import type { FoundStory, Origin } from './found-story';

/** The most pages of a book that are read. */
const MAX_PAGES = 1_000;
/** The most subjects that become tags. */
const MAX_SUBJECTS = 40;
/** Pages of a book that are none of its story. */
const BESIDE = /\b(?:cover|titlepage|toc|copyright-page|landmarks)\b/;
const DAY = /^\d{4}-\d{2}-\d{2}/;
/** What XHTML may close at once, and HTML does not. */
const CLOSED_AT_ONCE = /<(title|script|style|a|p|div|span|section|i|b|em|strong|td)\b([^<>]*)\/>/gi;

/** What a book is read with: its files, and what parses them. */
export interface EpubReader {
  /** The text of a file of the book; undefined where it has none of this name. */
  text(path: string): Promise<string | undefined>;
  /** HTML from elsewhere, in which nothing runs or loads. */
  page(html: string): Document;
  xml(text: string): Document;
}

/** What a book says of itself, and the files of its pages in reading order. */
interface Package {
  metadata: Element | undefined;
  pages: string[];
}

/**
 * The work that a book holds. One made by Archive of Our Own says as much of it as its HTML; of others, title, author, summary,
 * language, subjects, days, series and address are read.
 * @param name of the file.
 * @returns undefined for what is no book.
 * @see docs/product/importing.md
 */
export async function readEpub(reader: EpubReader, name: string): Promise<FoundStory | undefined> {
  const about = await packageOf(reader);
  if (!about) return undefined;
  const pages: Document[] = [];
  for (const path of about.pages.slice(0, MAX_PAGES)) {
    const text = await reader.text(path);
    if (text !== undefined) pages.push(reader.page(text.replaceAll(CLOSED_AT_ONCE, '<$1$2></$1>')));
  }
  const preface = pages.find((page) => archivedOrigin(page));
  const title = (preface && archivedTitle(preface)) ?? saidIn(about.metadata, 'dc:title')[0] ?? name;
  if (!preface) return { title, ...metadataOf(about.metadata), chapters: chaptersOfBook(pages, title) };
  const fandom = archivedFandom(preface);
  const origin = archivedOrigin(preface) ?? originIn(about.metadata);
  const byline = origin.byline || originIn(about.metadata).byline;
  const end = pages.find((page) => page.querySelector('#afterword'))?.querySelector('#afterword');
  if (end) preface.body.append(preface.importNode(end, true));
  const words = pages.filter((page) => page !== preface && !page.querySelector('#afterword'));
  return {
    ...{ title, fandom, said: archivedWork(preface, fandom || undefined), origin: { ...origin, byline } },
    chapters: chaptersOfBook(words, title),
  };
}

async function packageOf(reader: EpubReader): Promise<Package | undefined> {
  const container = await reader.text('META-INF/container.xml');
  const path = container && reader.xml(container).getElementsByTagName('rootfile')[0]?.getAttribute('full-path');
  const text = path ? await reader.text(path) : undefined;
  if (!path || text === undefined) return undefined;
  const book = reader.xml(text);
  const items = new Map(
    [...book.getElementsByTagName('item')]
      .filter((item) => !/\bnav\b/.test(item.getAttribute('properties') ?? ''))
      .map((item) => [item.getAttribute('id'), item.getAttribute('href')]),
  );
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const pages = [...book.getElementsByTagName('itemref')]
    .filter((item) => item.getAttribute('linear') !== 'no')
    .flatMap((item) => items.get(item.getAttribute('idref')) ?? []);
  return { metadata: book.getElementsByTagName('metadata')[0], pages: pages.map((href) => folder + decoded(href)) };
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

function saidIn(metadata: Element | undefined, name: string): string[] {
  const elements = [...(metadata?.getElementsByTagName(name) ?? [])];
  return elements.map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

/** What of a book by anybody is known. */
function metadataOf(metadata: Element | undefined): Pick<FoundStory, 'fandom' | 'said' | 'origin'> {
  const [description = ''] = saidIn(metadata, 'dc:description');
  const [language = ''] = saidIn(metadata, 'dc:language');
  const code = language.split('-')[0]?.toLowerCase();
  const subjects = saidIn(metadata, 'dc:subject').flatMap((subject) => subject.split(/\s*,\s*/));
  const said = {
    summary: shortened(description.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '), MAX_SUMMARY),
    language: languageCodes.find((each) => each === code),
    freeforms: subjects
      .filter((name) => name && tagLength(name) <= MAX_TAG)
      .slice(0, MAX_SUBJECTS)
      .join(', '),
  };
  return { fandom: '', said, origin: originIn(metadata) };
}

function originIn(metadata: Element | undefined): Origin {
  const addresses = [...saidIn(metadata, 'dc:source'), ...saidIn(metadata, 'dc:identifier')].map((text) => archivedAddress(text)?.address);
  const day = saidIn(metadata, 'dc:date').find((date) => DAY.test(date));
  return {
    address: addresses.find((address) => address !== undefined),
    byline: saidIn(metadata, 'dc:creator').join(', '),
    firstPublished: day?.slice(0, 10),
    series: seriesIn(metadata),
  };
}

/** The series that a book says it is part of, as EPUB 3 says it, or Calibre. */
function seriesIn(metadata: Element | undefined): Origin['series'] {
  const metas = [...(metadata?.getElementsByTagName('meta') ?? [])];
  const value = (name: string) => {
    const meta = metas.find((each) => each.getAttribute('property') === name || each.getAttribute('name') === name);
    return (meta?.getAttribute('content') ?? meta?.textContent ?? '').trim();
  };
  const title = value('belongs-to-collection') || value('calibre:series');
  const part = Number(value('group-position') || value('calibre:series_index') || Number.NaN);
  if (!title) return [];
  return [{ title, part: part >= 0 && part <= MAX_PART ? part : undefined }];
}

/** Each page that has a heading begins a chapter; one without goes on with the chapter before. */
function chaptersOfBook(pages: readonly Document[], title: string): FoundChapter[] {
  const chapters: FoundChapter[] = [];
  for (const page of pages) {
    const types = [...page.querySelectorAll('body, section, nav')].map((element) => element.getAttribute('epub:type') ?? '');
    if (types.some((type) => BESIDE.test(type))) continue;
    const found = page.querySelector('.meta .heading') ? archivedChapter(page) : chapterOfPage(page);
    const last = chapters.at(-1);
    if (found.title === '' && last) last.body = [last.body, found.body].filter(Boolean).join('\n\n');
    else chapters.push({ ...found, title: found.title || titleOf(title) });
  }
  return told(chapters);
}

/** A page of a book that an archive made holds a chapter as the archive's HTML does. */
function archivedChapter(page: Document): FoundChapter {
  const root = page.createElement('div');
  root.id = 'chapters';
  root.append(...page.body.childNodes);
  page.body.append(root);
  return chaptersOfPage(page, '')[0] ?? { title: '', body: '' };
}

function chapterOfPage(page: Document): FoundChapter {
  const heading = page.querySelector('h1, h2, h3');
  const title = titleOf(heading?.textContent ?? '');
  heading?.remove();
  const notes = [...page.querySelectorAll('aside.note')];
  const before = notes.find((note) => !note.previousElementSibling);
  const said = notes.map((note) => {
    note.querySelector('h2')?.remove();
    note.remove();
    return { isBefore: note === before, text: quotedText(note) };
  });
  const textOf = (isBefore: boolean) =>
    said
      .filter((note) => note.isBefore === isBefore)
      .map(({ text }) => text)
      .join('\n\n');
  return { title, body: markdownOf(page.body), noteBefore: textOf(true) || undefined, noteAfter: textOf(false) || undefined };
}
