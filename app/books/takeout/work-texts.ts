import { UNKNOWN_LANGUAGE } from '~/platform/text/language';
import { markup } from '~/platform/text/markup';
import { printable, printableLine } from '~/platform/text/printable';
import { creditName } from '~/stories/writers/credit-name';
import type { Book, StoredWords } from '../book/book';
import { bookTitle } from '../book/book-pages';
import { bookStyle } from '../book/book-style';
import { wordsAsMarkup } from '../book/book-words';

/** Where the words of a link end, unless they do not because of a backslash. */
const LINK_END = /(?<=^|[^\\])((?:\\\\)*)(\]\()/gm;

/** A work as one page of HTML, which needs nothing else. @see docs/product/takeout.md */
export function workAsPage(book: Book): string {
  const names = book.credits.map((credit) => markup`<p class="writer">${printableLine(creditName(credit))}</p>\n`);
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
${names}</header>
${chapters}</body>
</html>
`);
}

/** A work as Markdown: chapters under headings, their words as they were typed. @see docs/product/takeout.md */
export function workAsMarkdown({ title, credits, chapters }: Book): string {
  const parts = [
    `# ${bookTitle(title)}`,
    ...credits.map((credit) => `*by ${printableLine(creditName(credit))}*`),
    ...chapters.flatMap((chapter) => [`## ${bookTitle(chapter.title)}`, ...chapter.words.map(asTyped)]),
  ];
  return `${printable(parts.filter(Boolean).join('\n\n'))}\n`;
}

function asTyped(words: StoredWords): string {
  switch (words.kind) {
    case 'writer':
      return `*${printableLine(words.name)}*`;
    case 'part':
      return `*${printableLine(creditName({ name: words.part.writer, isAi: words.part.kind === 'ai' }))}*\n\n${words.part.text}`;
    case 'note':
      return words.text.replaceAll(/^/gm, '> ');
    case 'written':
    case 'chapter':
      return words.unlinked ? words.text.replaceAll(LINK_END, String.raw`$1\$2`) : words.text;
    case 'plain':
      return words.text;
  }
}
