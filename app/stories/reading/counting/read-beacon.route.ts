import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsNothing } from '~/platform/forms/accepts.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import type { Route } from './+types/read-beacon.route';
import { readCounterContext } from './reads.server';

/** Counts that somebody has opened a story. @see docs/product/stories.md */
export const action = acceptsNothing(async ({ context, params }: Route.ActionArgs) => {
  const { clientAddress } = context.get(requestFactsContext);
  await context.get(readCounterContext).countRead({ player: optionalPlayer(context), clientAddress }, params.storyId);
  return new Response(null, { status: 204 });
});
