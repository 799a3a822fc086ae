import { serveTasks } from '~/platform/threads/serve-tasks.server';
import type { Book } from './book';
import { bookParts } from './book-parts';
import { packBook } from './pack-book';

// The thread that makes books: their words into markup, and all of it into one file.

serveTasks(
  (book: Book) => packBook(bookParts(book)),
  ({ buffer }) => [buffer],
);
