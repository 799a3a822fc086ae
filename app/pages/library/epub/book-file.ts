import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Book } from './book';
import { bookPackage, container } from './book-package';
import { bookPages, contentsPage } from './book-pages';
import { bookStyle } from './book-style';

/** Longer books, in characters, are stored uncompressed, because compressing blocks the process. */
const MAX_COMPRESSED = 4_000_000;
const COMPRESSED = 6;

/**
 * Builds the EPUB 3 file of a book. The same book always gives the same bytes.
 * @see docs/decisions/0050-files-made-on-request.md
 */
export function bookFile(book: Book): Uint8Array<ArrayBuffer> {
  const pages = bookPages(book);
  const texts: [name: string, text: string][] = [
    ['package.opf', String(bookPackage(book, pages))],
    ['nav.xhtml', String(contentsPage(book, pages))],
    ['style.css', bookStyle],
    ['cover.svg', book.cover.svg],
    ...pages.map(({ name, markup }): [string, string] => [`${name}.xhtml`, String(markup)]),
  ];
  const length = texts.reduce((sum, [, text]) => sum + text.length, 0);
  // The format requires the media type first in the file and uncompressed.
  const files: Zippable = {
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(String(container)),
    'EPUB/cover.png': [book.cover.png, { level: 0 }],
  };
  for (const [name, text] of texts) files[`EPUB/${name}`] = strToU8(text);
  return zipSync(files, { level: length > MAX_COMPRESSED ? 0 : COMPRESSED, mtime: ZIP_TIME });
}

/** The first day that ZIP supports in every time zone; the book's real time is in its package. */
const ZIP_TIME = new Date(1980, 0, 1);
