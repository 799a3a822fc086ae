import { data, isRouteErrorResponse, type RouterContextProvider, type ServerBuild } from 'react-router';
import { isDatabaseAway } from '../app/platform/database/database-away';
import { logContext } from '../app/platform/log/log-context.server';
import { requestFactsContext } from '../app/platform/request-context.server';

type DataFunction = (args: never) => unknown;

interface RouteArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * Translates what every loader and action may throw: a database that could not be reached becomes 503, so that
 * the page shows the Connection text inside the frame; a body that is no form becomes 400; anything unexpected
 * becomes 500 with a line in the log and the request's id on the page.
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
  // Origins were checked by server/origin-check.ts, which knows the site's address; React Router would compare
  // with the address as a proxy hands it on.
  return { ...build, routes, allowedActionOrigins: ['**'] };
}

function guarded<Run extends DataFunction>(run: Run): Run {
  const guardedRun = async (args: RouteArgs) => {
    try {
      return await run(args as never);
    } catch (error) {
      if (error instanceof Response || isRouteErrorResponse(error) || isThrownData(error) || args.request.signal.aborted) throw error;
      if (isDatabaseAway(error)) throw data({ databaseAway: true }, { status: 503, headers: { 'Retry-After': '5' } });
      if (isUnreadableForm(error)) throw data(null, { status: 400, statusText: 'The form could not be read' });
      args.context.get(logContext).error({ err: error }, 'a request failed');
      throw data({ requestId: args.context.get(requestFactsContext).requestId }, { status: 500 });
    }
  };
  return guardedRun as unknown as Run;
}

/** What Request.formData throws for a body of another kind, or a broken one. */
function isUnreadableForm(error: unknown): boolean {
  return error instanceof TypeError && /FormData|Content-Type was not/.test(error.message);
}

/** What `data()` makes: an answer that a loader or action throws on purpose. */
function isThrownData(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit';
}
