import { data, redirect } from 'react-router';
import { RateLimited, refusedInit } from '~/platform/limits/rate-limit.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import type { Route } from './+types/cover.route';
import { coverPicturesContext } from './cover-pictures.server';
import { addressSinceEdition1 } from './earlier-address';

const FILE = /^(?<name>[a-z0-9-]{1,80})\.(?<kind>svg|png)$/;

/** A story's cover as SVG, or the PNG of its link previews. @see docs/product/covers.md */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { name = '', kind } = FILE.exec(params.file)?.groups ?? {};
  const pictures = context.get(coverPicturesContext);
  const { clientAddress } = context.get(requestFactsContext);
  const answer = await (kind === 'png' ? pictures.linkPicture(request, name, clientAddress) : pictures.cover(request, name)).catch(
    (error: unknown) => {
      if (error instanceof RateLimited) return new Response(error.message, refusedInit(error));
      throw error;
    },
  );
  if (answer) return answer;
  const moved = params.edition === '1' && addressSinceEdition1(name, kind === 'png' ? 'png' : 'svg');
  if (moved) return redirect(moved, 301);
  throw data(null, { status: 404 });
}
