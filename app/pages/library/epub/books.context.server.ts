import { createContext } from 'react-router';
import type { BooksService } from './books.server';

export const booksContext = createContext<BooksService>();
