import { data, type ServerBuild } from 'react-router';
import { isDatabaseAway } from '../app/platform/database/database-away';

type DataFunction = (args: never) => unknown;

/**
 * Lets every loader and action answer 503 when the database could not be reached, so that the page shows
 * the Connection text inside the frame instead of an unexpected error.
 */
export function guardLoaders(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const module = { ...route.module, ...(loader && { loader: guarded(loader) }), ...(action && { action: guarded(action) }) };
      return [id, { ...route, module }];
    }),
  );
  return { ...build, routes };
}

function guarded<Run extends DataFunction>(run: Run): Run {
  const guardedRun = async (args: never) => {
    try {
      return await run(args);
    } catch (error) {
      if (isDatabaseAway(error)) throw data({ databaseAway: true }, { status: 503, headers: { 'Retry-After': '5' } });
      throw error;
    }
  };
  return guardedRun as DataFunction as Run;
}
