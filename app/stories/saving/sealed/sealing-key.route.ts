import { knownPlayer } from '~/accounts/viewer/viewer.server';
import type { SealPair } from '~/platform/sealing/seal-pair.contract';
import { sealPairsContext } from '../../stories.server';
import type { Route } from './+types/sealing-key.route';

/**
 * The keys that seal and open a writer's words on a device, for that writer alone.
 * @throws {DatabaseAway} if the requester could not be looked up: after a 401 the page would not ask again.
 * @see docs/security.md
 */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const player = knownPlayer(context);
  const headers = { 'Cache-Control': 'no-store' };
  // On a shared computer somebody else may be signed in by now.
  if (!player || player.id !== url.searchParams.get('writer')) return new Response(null, { status: 401, headers });
  return Response.json(context.get(sealPairsContext)(player.id) satisfies SealPair, { headers });
}
