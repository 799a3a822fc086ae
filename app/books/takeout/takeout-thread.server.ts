import type { Book } from '../book/book';
import { bookParts } from '../epub/book-parts';
import { packBook } from '../epub/pack-book';
import { wordDocument } from './word-document';
import { workAsMarkdown, workAsPage } from './work-texts';

/** A work in each format. */
export interface WorkFiles {
  epub: Uint8Array<ArrayBuffer>;
  docx: Uint8Array<ArrayBuffer>;
  html: string;
  md: string;
}

// The thread that makes the files of a work.

export const work = (book: Book): WorkFiles => ({
  epub: packBook(bookParts(book)),
  docx: wordDocument(book),
  html: workAsPage(book),
  md: workAsMarkdown(book),
});

export const moved = ({ epub, docx }: WorkFiles) => [epub.buffer, docx.buffer];
