import { data } from 'react-router';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { fandomById } from '../fandom-registry';
import type { Route } from './+types/cover-image.route';
import { coverResponse } from './cover-picture.server';

const FILE = /^(?<id>[a-z0-9-]+)\.(?<kind>svg|png)$/;

/** A fandom's cover as SVG, or the PNG of its link previews. @see docs/product/fan-fiction-fandoms.md */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { id = '', kind } = FILE.exec(params.file)?.groups ?? {};
  const fandom = fandomById(id);
  if (!fandom) throw data(null, { status: 404 });
  const { clientAddress } = context.get(requestFactsContext);
  const subject = { id: fandom.id, name: fandom.name, genre: fandom.genres[0] };
  return coverResponse(request, subject, kind === 'png' ? 'png' : 'svg', clientAddress);
}
