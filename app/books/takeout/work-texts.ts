import { UNKNOWN_LANGUAGE } from '~/platform/text/language';
import { markup } from '~/platform/text/markup';
import { printable, printableLine } from '~/platform/text/printable';
import { claims } from '~/site/claims';
import { creditName } from '~/stories/writers/credit-name';
import { aboutWork } from '../book/about-work';
import type { Book, StoredWords } from '../book/book';
import { bookTitle } from '../book/book-pages';
import { bookStyle } from '../book/book-style';
import { nameOfPart, wordsAsMarkup } from '../book/book-words';

/** Where the words of a link end, unless they do not because of a backslash. */
const LINK_END = /(?<=^|[^\\])((?:\\\\)*)(\]\()/gm;

/** A work as one page of HTML, which needs nothing else. @see docs/product/takeout.md */
export function workAsPage(book: Book): string {
  const names = book.credits.map((credit) => markup`<p class="writer">${printableLine(creditName(credit))}</p>\n`);
  const about = aboutWork(book).map((line) => markup`<p class="work-facts" dir="auto">${line}</p>\n`);
  const chapters = book.chapters.map(
    ({ title, words }) => markup`<h2 dir="auto">${bookTitle(title)}</h2>\n<div class="userstuff">\n${words.flatMap(wordsAsMarkup)}</div>\n`,
  );
  return String(markup`<!DOCTYPE html>
<html lang="${book.language ?? UNKNOWN_LANGUAGE}">
<head>
<meta charset="utf-8"/>
<title>${bookTitle(book.title)}</title>
<style>${bookStyle}</style>
</head>
<body>
<header class="title">
<h1 dir="auto">${bookTitle(book.title)}</h1>
${names}${about}</header>
${chapters}</body>
</html>
`);
}

/** A work as Markdown: chapters under headings, their words as they were typed. @see docs/product/takeout.md */
export function workAsMarkdown(book: Book): string {
  const { title, credits, chapters } = book;
  const parts = [
    `# ${bookTitle(title)}`,
    ...credits.map((credit) => `*by ${printableLine(creditName(credit))}*`),
    `*From ${claims.name}: ${aboutWork(book).join(' · ')}*`,
    ...chapters.flatMap((chapter) => [`## ${bookTitle(chapter.title)}`, ...chapter.words.map(asTyped)]),
  ];
  return `${printable(parts.filter(Boolean).join('\n\n'))}\n`;
}

function asTyped(words: StoredWords): string {
  switch (words.kind) {
    case 'writer':
      return `*${printableLine(words.name)}*`;
    case 'part':
      return `*${nameOfPart(words.part)}*\n\n${words.part.text}`;
    case 'note':
      return words.text.replaceAll(/^/gm, '> ');
    case 'written':
    case 'chapter':
      return words.unlinked ? words.text.replaceAll(LINK_END, String.raw`$1\$2`) : words.text;
    case 'plain':
      return words.text;
  }
}
