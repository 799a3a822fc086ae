import type { Route } from './+types/landing-latest.route';
import { latestOrFailure } from './landing-data.server';

/** The newest stories alone, for 'Retry Loading Stories'. */
export async function loader({ context }: Route.LoaderArgs) {
  return { stories: await latestOrFailure(context) };
}

/** A network failure is shown in place of the stories, not on an error page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return { stories: undefined };
  }
}
