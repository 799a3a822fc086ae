import type { Book } from './book/book';
import type { BookFormat } from './book/book-formats';
import { bookParts } from './epub/book-parts';
import { packBook } from './epub/pack-book';
import { wordDocument } from './takeout/word-document';
import { workAsMarkdown, workAsPage } from './takeout/work-texts';

/** A work, and the kind of file that it becomes. */
export interface BookTask {
  book: Book;
  format: BookFormat;
}

// The thread that makes files of works: their words into markup, and all of it into one file.

const makers: Record<BookFormat, (book: Book) => Uint8Array<ArrayBuffer>> = {
  epub: (book) => packBook(bookParts(book)),
  docx: wordDocument,
  html: (book) => new TextEncoder().encode(workAsPage(book)),
  md: (book) => new TextEncoder().encode(workAsMarkdown(book)),
};

export const work = ({ book, format }: BookTask) => makers[format](book);

export const moved = ({ buffer }: Uint8Array<ArrayBuffer>) => [buffer];
