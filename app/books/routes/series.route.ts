import { isUnchanged } from '~/platform/requests/conditional-response.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { collectionAddress } from '~/stories/collections/collection';
import { collectionsContext } from '~/stories/collections/collections.server';
import { collectionTexts } from '~/stories/collections/texts';
import { plainPage } from '~/ui/layout/plain-page';
import { booksContext } from '../books.server';
import type { Route } from './+types/series.route';
import { sendBook } from './send-book.server';

/** A series as one EPUB file, of what everybody may read. @see docs/product/series.md */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const series = await context.get(collectionsContext).find({ kind: 'series', id: params.collectionId, viewerId: undefined });
  const books = context.get(booksContext);
  const book = series && (await books.bindSeries(series));
  if (!book) return noBook();
  const headers = { ETag: book.etag, 'Cache-Control': 'no-cache' };
  if (isUnchanged(request, book.etag)) return new Response(null, { status: 304, headers });
  return sendBook(() => books.bookFile(book, context.get(requestFactsContext).clientAddress), book.facts.title, headers);
}

function noBook(): Response {
  const { missing, own: label } = collectionTexts.series;
  return new Response(plainPage({ ...missing, link: { to: collectionAddress('series'), label } }), {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
