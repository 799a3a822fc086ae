import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { acceptsNothing } from '~/platform/forms/accepts.server';
import type { Route } from './+types/finished-beacon.route';
import { firstReadersContext } from './first-readers.server';

/** Counts that a reader with an account has reached the end of a story. @see docs/product/first-readers.md */
export const action = acceptsNothing(async ({ context, params }: Route.ActionArgs) => {
  const player = optionalPlayer(context);
  if (player) await context.get(firstReadersContext).finished(player, params.storyId);
  return new Response(null, { status: 204 });
});
