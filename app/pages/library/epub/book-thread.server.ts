import { serveTasks } from '~/platform/threads/serve-tasks.server';
import { type BookPart, packBook } from './pack-book';

// The thread that packs books.

serveTasks(
  (parts: readonly BookPart[]) => packBook(parts),
  ({ buffer }) => [buffer],
);
