import type { Book } from '../book/book';
import { bookPages, contentsPage } from '../book/book-pages';
import { bookStyle } from '../book/book-style';
import { bookPackage, container } from './book-package';
import type { BookPart } from './pack-book';

/** The files of a book in EPUB 3. The same book always gives the same ones. */
export function bookParts(book: Book): BookPart[] {
  const pages = bookPages(book);
  return [
    // The format requires the media type first in the file and uncompressed.
    { name: 'mimetype', content: new TextEncoder().encode('application/epub+zip') },
    { name: 'META-INF/container.xml', content: String(container) },
    { name: 'EPUB/cover.png', content: book.cover.png },
    { name: 'EPUB/package.opf', content: String(bookPackage(book, pages)) },
    { name: 'EPUB/nav.xhtml', content: String(contentsPage(book, pages)) },
    { name: 'EPUB/style.css', content: bookStyle },
    { name: 'EPUB/cover.svg', content: book.cover.svg },
    ...pages.map(({ name, markup }) => ({ name: `EPUB/${name}.xhtml`, content: String(markup) })),
  ];
}
