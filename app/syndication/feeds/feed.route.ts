import { data } from 'react-router';
import { conditionalResponse } from '~/platform/requests/conditional-response.server';
import { feedOf } from '~/stories/sharing/heads/feed-links';
import { syndicationContext } from '../syndication.server';
import type { Route } from './+types/feed.route';

/** How long feed readers and proxies may cache a feed, in s. */
const MAX_AGE_S = 300;

/** The newest stories as an Atom feed. @see docs/product/feeds-and-books.md */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const of = feedOf(params['*']);
  const feed = of && (await context.get(syndicationContext).feed(of));
  if (!feed) throw data(null, { status: 404 });
  return conditionalResponse(request, feed, {
    'Content-Type': 'application/atom+xml; charset=utf-8',
    'Cache-Control': `public, max-age=${MAX_AGE_S}`,
  });
}
