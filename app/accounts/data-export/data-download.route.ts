import { href, redirect } from 'react-router';
import { RateLimited } from '~/platform/limits/rate-limit.server';
import { accountsContext } from '../accounts.server';
import { requirePlayer } from '../viewer/viewer.server';
import type { Route } from './+types/data-download.route';

/** All data held about the signed-in person, as a zip file. @see docs/product/own-things.md */
export async function loader({ context, url }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  try {
    return new Response(await context.get(accountsContext).leaving.exportData(player.id), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="quillarena-data.zip"',
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    if (error instanceof RateLimited) return redirect(`${href('/profile')}?tab=settings&download=wait`);
    throw error;
  }
}
