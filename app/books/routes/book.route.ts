import { href, redirect } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { isUnchanged } from '~/platform/requests/conditional-response.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { bookAddress } from '~/stories/sharing/story-address';
import { type Absence, absentTexts, statusOfAbsence } from '~/stories/texts';
import { plainPage } from '~/ui/layout/plain-page';
import { bookFormatIn } from '../book/book-formats';
import { booksContext } from '../books.server';
import type { Route } from './+types/book.route';
import { sendBook } from './send-book.server';

/**
 * A story as an EPUB file, or in the format that `format` names: a published one for those who are shown it, and each for its author;
 * 410 for one that was deleted or taken back.
 * @see docs/product/feeds-and-books.md
 */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const books = context.get(booksContext);
  const format = bookFormatIn(url.searchParams);
  const viewerId = optionalPlayer(context)?.id;
  const found = format && (await books.findBook(params.storyId, { format, viewerId }));
  if (!found) return noBook(await books.whyAbsent(params.storyId));
  const { facts, etag, isForEverybody } = found;
  const address = bookAddress(facts.arena, facts.id);
  if (url.pathname !== address) return redirect(address + url.search);
  const headers = { ETag: etag, 'Cache-Control': isForEverybody ? 'no-cache' : 'private, no-cache' };
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
  const { clientAddress } = context.get(requestFactsContext);
  return sendBook(() => books.bookFile(found, clientAddress, viewerId), facts.title, headers, format);
}

/** The response for a missing book. */
function noBook(absence: Absence): Response {
  return new Response(plainPage({ ...absentTexts[absence], link: { to: href('/stories'), label: 'All stories' } }), {
    status: statusOfAbsence(absence),
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
