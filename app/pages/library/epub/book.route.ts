import { href, redirect } from 'react-router';
import { RateLimited } from '~/platform/limits/rate-limit.server';
import { isUnchanged } from '~/platform/requests/conditional-response.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { ThreadBusy } from '~/platform/threads/thread-busy';
import { bookAddress } from '~/stories/sharing/story-address';
import { absentTexts } from '~/stories/texts';
import { plainPage } from '~/ui/layout/plain-page';
import type { Route } from './+types/book.route';
import { bookDisposition } from './book-name';
import { booksContext } from './books.server';

/** A published story as an EPUB file; 410 for a deleted one. @see docs/product/feeds-and-books.md */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const books = context.get(booksContext);
  const found = await books.findBook(params.storyId);
  if (!found) return noBook(await books.isGone(params.storyId));
  const { facts, etag } = found;
  const address = bookAddress(facts.arena, facts.id);
  if (url.pathname !== address) return redirect(address);
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' };
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
  try {
    return new Response(await books.bookFile(found, context.get(requestFactsContext).clientAddress), {
      headers: { ...headers, 'Content-Type': 'application/epub+zip', 'Content-Disposition': bookDisposition(facts.title) },
    });
  } catch (error) {
    if (error instanceof ThreadBusy) return error.response();
    if (!(error instanceof RateLimited)) throw error;
    return new Response(error.message, { status: 429, headers: { 'Retry-After': String(error.retryAfterSeconds) } });
  }
}

/** The response for a missing book. */
function noBook(gone: boolean): Response {
  const texts = gone ? absentTexts.gone : absentTexts.missing;
  return new Response(plainPage({ ...texts, link: { to: href('/stories'), label: 'All stories' } }), {
    status: gone ? 410 : 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
