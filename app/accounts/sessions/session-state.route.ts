import { viewerContext } from '../viewer/viewer.server';
import type { Route } from './+types/session-state.route';
import type { SessionState } from './session-state.contract';

/** What became of this browser's session, for a page that must not be loaded again because a player writes in it. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { viewer, sessionEnd } = context.get(viewerContext);
  const state: SessionState = { viewerId: viewer?.id ?? null, end: sessionEnd ?? null };
  return Response.json(state, { headers: { 'Cache-Control': 'no-store' } });
}
