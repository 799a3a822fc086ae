import { syndicationContext } from '../syndication.server';
import type { Route } from './+types/oembed.route';

/** How long others may cache a response, in s. */
const MAX_AGE_S = 3600;

/**
 * Describes a story for embedding on other sites (oEmbed 1.0): `url` is the story's address, `maxwidth` and `maxheight`
 * the space in px, `format` json. Scripts of any site may request it. Answers 404 if there is no such story, and for another
 * format 501.
 * @see docs/product/feeds-and-books.md
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const format = url.searchParams.get('format') ?? 'json';
  if (format !== 'json') return refused(501, 'Only JSON is available here: format=json.');
  const embed = await context.get(syndicationContext).oembed(url.searchParams);
  if (!embed) return refused(404, 'There is no story at this address.');
  return Response.json(embed, { headers: { ...open, 'Cache-Control': `public, max-age=${MAX_AGE_S}` } });
}

const open = { 'Access-Control-Allow-Origin': '*' };

function refused(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: open });
}
