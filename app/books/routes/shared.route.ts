import { sharedAddress } from '~/collections/rules/shared-collection';
import { sharedCollectionsContext } from '~/collections/shared-collections.server';
import { texts } from '~/collections/texts';
import { isUnchanged } from '~/platform/requests/conditional-response.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { plainPage } from '~/ui/layout/plain-page';
import { booksContext } from '../books.server';
import type { Route } from './+types/shared.route';
import { sendBook } from './send-book.server';

/** A collection as one EPUB file, of what everybody may read. @see docs/product/collections.md */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const collection = await context.get(sharedCollectionsContext).find({ address: params.address, viewerId: undefined });
  const books = context.get(booksContext);
  const book = collection && (await books.bindShared(collection));
  if (!book) return noBook();
  const headers = { ETag: book.etag, 'Cache-Control': 'no-cache' };
  if (isUnchanged(request, book.etag)) return new Response(null, { status: 304, headers });
  return sendBook(() => books.bookFile(book, context.get(requestFactsContext).clientAddress), book.facts.title, headers);
}

function noBook(): Response {
  const { missing, toAll: label } = texts;
  return new Response(plainPage({ ...missing, link: { to: sharedAddress(), label } }), {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
