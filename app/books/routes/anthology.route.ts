import { href } from 'react-router';
import { challengeContext } from '~/challenge/challenge.server';
import { texts } from '~/challenge/texts';
import { isUnchanged } from '~/platform/requests/conditional-response.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { plainPage } from '~/ui/layout/plain-page';
import { booksContext } from '../books.server';
import type { Route } from './+types/anthology.route';
import { sendBook } from './send-book.server';

/** The anthology of a week's challenge as an EPUB file. @see docs/product/challenge.md */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const anthology = await context.get(challengeContext).book(params.week);
  if (!anthology) return noAnthology();
  const books = context.get(booksContext);
  const book = books.bindAnthology(anthology);
  const headers = { ETag: book.etag, 'Cache-Control': 'no-cache' };
  if (isUnchanged(request, book.etag)) return new Response(null, { status: 304, headers });
  return sendBook(() => books.bookFile(book, context.get(requestFactsContext).clientAddress), book.facts.title, headers);
}

function noAnthology(): Response {
  const { missing: title, missingText: text, back: label } = texts.anthology;
  return new Response(plainPage({ title, text, link: { to: href('/challenge/:week?'), label } }), {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
