import { RateLimited } from '~/platform/limits/rate-limit.server';
import { ThreadBusy } from '~/platform/threads/thread-busy';
import { bookDisposition } from './book-name';

/** The file of a book, or why it is not made now. */
export async function sendBook(
  make: () => Promise<Uint8Array<ArrayBuffer>>,
  title: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  try {
    return new Response(await make(), {
      headers: { ...headers, 'Content-Type': 'application/epub+zip', 'Content-Disposition': bookDisposition(title) },
    });
  } catch (error) {
    if (error instanceof ThreadBusy) return error.response();
    if (!(error instanceof RateLimited)) throw error;
    return new Response(error.message, { status: 429, headers: { 'Retry-After': String(error.retryAfterSeconds) } });
  }
}
