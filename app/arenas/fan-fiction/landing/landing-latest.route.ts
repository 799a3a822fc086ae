import type { Route } from './+types/landing-latest.route';
import { latestOrFailure } from './landing-data.server';

/** The newest stories by themselves: what 'Retry Loading Stories' asks for. */
export async function loader({ context }: Route.LoaderArgs) {
  return { stories: await latestOrFailure(context) };
}

/** A network that fails is told where the stories should be, not on a page of its own. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return { stories: undefined };
  }
}
