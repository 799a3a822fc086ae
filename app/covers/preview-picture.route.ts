import { data } from 'react-router';
import type { Route } from './+types/preview-picture.route';
import { previewsContext } from './preview-picture.server';

const FILE = /^(?<name>[a-z-]+)\.png$/;

/** The preview picture of links to the site's pages, or to the stories of an arena. @see docs/product/feeds-and-books.md */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const answer = await context.get(previewsContext).answer(request, FILE.exec(params.file)?.groups?.name ?? '');
  if (!answer) throw data(null, { status: 404 });
  return answer;
}
