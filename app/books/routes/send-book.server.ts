import { RateLimited } from '~/platform/limits/rate-limit.server';
import { Overloaded } from '~/platform/threads/overloaded';
import { type BookFormat, bookFormats } from '../book/book-formats';
import { bookDisposition } from '../book/book-name';

/** The file of a book, or why it is not made now. */
export async function sendBook(
  make: () => Promise<Uint8Array<ArrayBuffer>>,
  title: string,
  headers: Readonly<Record<string, string>>,
  format: BookFormat = 'epub',
): Promise<Response> {
  try {
    return new Response(await make(), {
      headers: { ...headers, 'Content-Type': bookFormats[format], 'Content-Disposition': bookDisposition(title, format) },
    });
  } catch (error) {
    if (error instanceof Overloaded) return error.response();
    if (!(error instanceof RateLimited)) throw error;
    return new Response(error.message, { status: 429, headers: { 'Retry-After': String(error.retryAfterSeconds) } });
  }
}
