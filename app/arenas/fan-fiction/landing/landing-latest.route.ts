import type { Route } from './+types/landing-latest.route';
import { latestOrFailure } from './landing-data.server';

/** The newest stories on their own, for 'Retry Loading Stories'. */
export async function loader({ context }: Route.LoaderArgs) {
  return { stories: await latestOrFailure(context) };
}

/** Shows a network failure where the stories would be, not on an error page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return { stories: undefined };
  }
}
