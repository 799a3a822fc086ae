import { redirect } from 'react-router';
import { requirePlayer } from '~/accounts/viewer/viewer.server';
import type { Route } from './+types/takeout-file.route';
import { takeoutContext } from './takeout.server';
import { takeoutAddress } from './takeout-address';

/** The file with all works of the signed-in person; leads to its page while there is none. @see docs/product/takeout.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const file = await context.get(takeoutContext).file(requirePlayer(context, url).id);
  if (!file) return redirect(takeoutAddress);
  return new Response(file, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="quillarena-works.zip"',
      'Cache-Control': 'no-store',
    },
  });
}
