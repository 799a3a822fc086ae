import { LANGUAGE, UNKNOWN_LANGUAGE } from '~/platform/text/language';
import { type Markup, markup } from '~/platform/text/markup';
import { printableLine } from '~/platform/text/printable';
import { claims } from '~/site/claims';
import { creditName } from '~/stories/writers/credit-name';
import { factsOfWork, promptOfWork } from './about-work';
import type { Book, BookChapter } from './book';
import { wordsAsMarkup } from './book-words';

/** A page of a book, in its own file. */
export interface BookPage {
  /** The file name without extension, also used as id. */
  name: string;
  /** Label in the table of contents. */
  label: string;
  markup: Markup;
}

/** A title for books; an invisible one is replaced. */
export function bookTitle(title: string): string {
  return printableLine(title) || 'Untitled';
}

/** The pages in reading order: cover, title, chapters. */
export function bookPages(book: Book): BookPage[] {
  const chapters = book.chapters.map((chapter, index) => ({
    name: `chapter-${index + 1}`,
    label: bookTitle(chapter.title),
    markup: chapterPage(chapter, book.language ?? UNKNOWN_LANGUAGE),
  }));
  return [
    { name: 'cover', label: 'Cover', markup: coverPage(book) },
    { name: 'title', label: 'Title page', markup: titlePage(book) },
    ...chapters,
  ];
}

/** The table of contents for reading devices. */
export function contentsPage(book: Book, pages: readonly BookPage[]): Markup {
  const entries = pages.map(({ name, label }) => markup`<li><a href="${name}.xhtml">${label}</a></li>\n`);
  return page(
    `Contents: ${bookTitle(book.title)}`,
    markup`<nav epub:type="toc" role="doc-toc" aria-labelledby="contents">
<h1 id="contents">Contents</h1>
<ol>
${entries}</ol>
</nav>`,
  );
}

function coverPage(book: Book): Markup {
  const alternative = `Cover of ${bookTitle(book.title)}`;
  return page('Cover', markup`<section epub:type="cover" class="cover"><img src="cover.svg" alt="${alternative}"/></section>`);
}

function titlePage(book: Book): Markup {
  const { title, credits, address } = book;
  const prompt = promptOfWork(book);
  const names = credits.map((credit) => markup`<p class="writer">${printableLine(creditName(credit))}</p>\n`);
  const written = prompt === undefined ? undefined : markup`<p class="prompt" dir="auto">${prompt}</p>\n`;
  const facts = factsOfWork(book).map((line) => markup`<p dir="auto">${line}</p>\n`);
  return page(
    bookTitle(title),
    markup`<section epub:type="titlepage" class="title">
<h1 dir="auto">${bookTitle(title)}</h1>
${names}${written}${facts}<p><a href="${address}">${claims.name}</a></p>
</section>`,
  );
}

function chapterPage({ title, words }: BookChapter, language: string): Markup {
  return page(
    bookTitle(title),
    markup`<section epub:type="chapter" role="doc-chapter" aria-labelledby="heading">
<h1 id="heading" dir="auto">${bookTitle(title)}</h1>
${words.flatMap(wordsAsMarkup)}</section>`,
    language,
  );
}

/** @param language of what it says: that of the story, where it is known, or the site's. */
function page(title: string, body: Markup, language: string = LANGUAGE): Markup {
  return markup`<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<meta charset="utf-8"/>
<title>${title}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${body}
</body>
</html>
`;
}
