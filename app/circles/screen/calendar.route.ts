import { circlesContext } from '../circles.server';
import type { Route } from './+types/calendar.route';

/** The evenings of a circle for a calendar; whoever has the address reads it, as calendars do not sign in. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const text = await context.get(circlesContext).calendar(params.calendar, url.origin);
  if (text === undefined) return new Response(null, { status: 404 });
  return new Response(text, {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, max-age=3600', 'X-Robots-Tag': 'noindex' },
  });
}
