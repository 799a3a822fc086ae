import { data, isRouteErrorResponse, type RouterContextProvider, type ServerBuild } from 'react-router';
import { awayTexts, isDatabaseAway } from '~/platform/database/database-away';
import type { BodyRule } from '~/platform/forms/body-rules';
import { refusedInit } from '~/platform/limits/rate-limit.server';
import { logContext } from '~/platform/log/log-context.server';
import { requestFactsContext, routePatternContext } from '~/platform/requests/request-context.server';
import { Overloaded } from '~/platform/threads/overloaded';
import { repliesOf } from './replies';
import { refusedWhileSuspended } from './while-suspended';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];
type DataFunction = (args: never) => unknown;

interface RouteArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The pattern of the whole address, such as /story/:id. */
  pattern: string;
}

const AWAY_INIT = { status: 503, headers: { 'Retry-After': '5' } };
const away = repliesOf(awayTexts, { ...AWAY_INIT, facts: { databaseAway: true } });

/**
 * Translates the errors of every loader and action: an unreachable database becomes 503, so that
 * the page shows the Connection text inside the frame or, after an action, beside what was typed; anything unexpected
 * becomes 500 with a line in the log and the request's id on the page. A route with only an action answers 405
 * to other requests.
 * @throws {Error} when an action does not declare what it accepts by `acceptsForm` or the like.
 */
export function guardRoutes(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      return [id, { ...route, module: guardedModule(id, route.module) }];
    }),
  );
  // app/web/http/request/origin-check.ts has checked the origin against the site's address; React Router would compare it
  // with the address that a proxy passes on.
  return { ...build, routes, allowedActionOrigins: ['**'] };
}

function guardedModule(id: string, module: RouteModule): RouteModule {
  const { loader, action } = module;
  if (action && !('takes' in action)) throw new Error(`The action of ${id} does not say what it takes.`);
  const hasPage = module.default !== undefined;
  const awayAction = hasPage ? away.toForm : awayAnswer;
  const shown = loader ? guarded(loader, hasPage ? awayPage : awayAnswer) : action && !hasPage ? onlyPosts : undefined;
  return {
    ...module,
    ...(shown && { loader: shown }),
    ...(action && {
      action: Object.assign(guarded(unlessSuspended(action, action.takes as BodyRule, hasPage), awayAction), { takes: action.takes }),
    }),
  };
}

const onlyPosts = () => new Response('This address only accepts POST requests.', { status: 405, headers: { Allow: 'POST' } });

/** For the loader of a page: leads to its error page. */
function awayPage(): never {
  throw data({ databaseAway: true }, AWAY_INIT);
}

function awayAnswer({ request }: RouteArgs): never {
  return away.toRequest(request);
}

/** An action that a suspended person may not do answers with why. @param hasPage whether a page shows the answer. */
function unlessSuspended<Run extends DataFunction>(run: Run, takes: BodyRule, hasPage: boolean): Run {
  const checked = (args: RouteArgs) => {
    const refused = refusedWhileSuspended(args.context, takes);
    if (!refused) return run(args as never);
    return hasPage ? refused.toForm() : refused.toRequest(args.request);
  };
  return checked as unknown as Run;
}

/** @param whileAway returns or throws the answer when the database is unavailable. */
function guarded<Run extends DataFunction>(run: Run, whileAway: (args: RouteArgs) => unknown): Run {
  const guardedRun = async (args: RouteArgs) => {
    args.context.get(routePatternContext)(args.pattern);
    try {
      return await run(args as never);
    } catch (error) {
      if (error instanceof Response || isRouteErrorResponse(error) || isThrownData(error) || args.request.signal.aborted) throw error;
      if (isDatabaseAway(error)) {
        args.context.get(logContext).warn({ err: error }, 'a request met a database that is away');
        return whileAway(args);
      }
      if (error instanceof Overloaded) throw data(error.message, refusedInit(error));
      args.context.get(logContext).error({ err: error }, 'a request failed');
      throw data({ requestId: args.context.get(requestFactsContext).requestId }, { status: 500 });
    }
  };
  return guardedRun as unknown as Run;
}

/** Whether an error is made by `data()`: an answer that a loader or action throws on purpose. */
function isThrownData(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit';
}
