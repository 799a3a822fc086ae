import { data, type ServerBuild } from 'react-router';
import { isDatabaseAway } from '../app/platform/database/database-away';

type DataFunction = (args: never) => unknown;

/**
 * Translates two kinds of errors for every loader and action: a database that could not be reached becomes 503,
 * so that the page shows the Connection text inside the frame; a body that is no form becomes 400.
 */
export function guardRoutes(build: ServerBuild): ServerBuild {
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
      if (isUnreadableForm(error)) throw data(null, { status: 400, statusText: 'The form could not be read' });
      throw error;
    }
  };
  return guardedRun as DataFunction as Run;
}

/** What Request.formData throws for a body of another kind, or a broken one. */
function isUnreadableForm(error: unknown): boolean {
  return error instanceof TypeError && /FormData|Content-Type was not/.test(error.message);
}
