import { conditionalResponse } from '~/platform/requests/conditional-response.server';
import { fandomNames } from '../fandom-registry';
import type { Route } from './+types/fandom-names.route';

/** How long a browser may use the names without asking again, in s; only a new version of the site changes them. */
const MAX_AGE_S = 3600;

const names = JSON.stringify(fandomNames);

/** The names of all fandoms by id as JSON, for choosing one from a list that is seldom opened. */
export function loader({ request }: Route.LoaderArgs) {
  return conditionalResponse(request, names, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': `public, max-age=${MAX_AGE_S}`,
  });
}
