import { conditionalResponse } from '~/platform/requests/conditional-response.server';
import { syndicationContext } from '../syndication.server';
import type { Route } from './+types/robots.route';

/** A day, in s. */
const MAX_AGE_S = 86_400;

/** robots.txt. @see docs/product/feeds-and-books.md */
export function loader({ request, context }: Route.LoaderArgs) {
  return conditionalResponse(request, context.get(syndicationContext).robots(), {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': `public, max-age=${MAX_AGE_S}`,
  });
}
