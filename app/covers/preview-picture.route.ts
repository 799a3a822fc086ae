import { data } from 'react-router';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import type { Route } from './+types/preview-picture.route';
import { previewsContext } from './preview-picture.server';

const FILE = /^(?<name>[a-z-]+)\.png$/;

/** The preview picture of links to the site's pages, or to the stories of an arena. @see docs/product/feeds-and-books.md */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { clientAddress } = context.get(requestFactsContext);
  const answer = await context.get(previewsContext).answer(request, FILE.exec(params.file)?.groups?.name ?? '', clientAddress);
  if (!answer) throw data(null, { status: 404 });
  return answer;
}
