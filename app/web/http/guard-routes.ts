import { data, isRouteErrorResponse, type RouterContextProvider, type ServerBuild } from 'react-router';
import { awayTexts, isDatabaseAway } from '~/platform/database/database-away';
import { logContext } from '~/platform/log/log-context.server';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { plainPage } from '~/ui/layout/plain-page';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];
type DataFunction = (args: never) => unknown;

interface RouteArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * What an action answers while the database is away, in the words of all who send something: a form's page shows the
 * text and keeps what was typed, for the page is neither left nor loaded again; scripts read `ok` and `text`.
 */
const awayReply = {
  databaseAway: true,
  ok: false,
  ...awayTexts,
  error: awayTexts.text,
  form: { status: 'error', error: { '': [awayTexts.text] } },
};
const awayHtml = plainPage({ ...awayTexts, link: { to: '/', label: 'Return to Home' } });
const AWAY_INIT = { status: 503, headers: { 'Retry-After': '5' } };

/**
 * Translates what every loader and action may throw: a database that could not be reached becomes 503, so that
 * the page shows the Connection text inside the frame or, after an action, beside what was typed; anything unexpected
 * becomes 500 with a line in the log and the request's id on the page. A route that only takes what is sent answers 405
 * to whoever looks at it.
 * @throws {Error} when an action does not say what it takes, as `acceptsForm` and its kin have it.
 */
export function guardRoutes(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      return [id, { ...route, module: guardedModule(id, route.module) }];
    }),
  );
  // Origins were checked by app/web/http/origin-check.ts, which knows the site's address; React Router would compare
  // with the address as a proxy hands it on.
  return { ...build, routes, allowedActionOrigins: ['**'] };
}

function guardedModule(id: string, module: RouteModule): RouteModule {
  const { loader, action } = module;
  if (action && !('takes' in action)) throw new Error(`The action of ${id} does not say what it takes.`);
  const away = module.default ? { loader: awayPage, action: awayForm } : { loader: awayAnswer, action: awayAnswer };
  const shown = loader ? guarded(loader, away.loader) : action && !module.default ? onlySent : undefined;
  return {
    ...module,
    ...(shown && { loader: shown }),
    ...(action && { action: Object.assign(guarded(action, away.action), { takes: action.takes }) }),
  };
}

const onlySent = () => new Response('This address only takes what is sent to it.', { status: 405, headers: { Allow: 'POST' } });

/** A page that cannot be shown: its error page is. */
function awayPage(): never {
  throw data({ databaseAway: true }, AWAY_INIT);
}

/** A form of a page that stays. */
function awayForm() {
  return data(awayReply, AWAY_INIT);
}

/** What a script asked for, or what a form without script leads to. */
function awayAnswer({ request }: RouteArgs): never {
  if (!request.headers.get('Accept')?.includes('text/html')) throw Response.json(awayReply, AWAY_INIT);
  const headers = { ...AWAY_INIT.headers, 'Content-Type': 'text/html; charset=utf-8' };
  throw new Response(awayHtml, { status: AWAY_INIT.status, headers });
}

/** @param whileAway gives or throws the answer when the database is away. */
function guarded<Run extends DataFunction>(run: Run, whileAway: (args: RouteArgs) => unknown): Run {
  const guardedRun = async (args: RouteArgs) => {
    try {
      return await run(args as never);
    } catch (error) {
      if (error instanceof Response || isRouteErrorResponse(error) || isThrownData(error) || args.request.signal.aborted) throw error;
      if (isDatabaseAway(error)) {
        args.context.get(logContext).warn({ err: error }, 'a request met a database that is away');
        return whileAway(args);
      }
      args.context.get(logContext).error({ err: error }, 'a request failed');
      throw data({ requestId: args.context.get(requestFactsContext).requestId }, { status: 500 });
    }
  };
  return guardedRun as unknown as Run;
}

/** What `data()` makes: an answer that a loader or action throws on purpose. */
function isThrownData(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit';
}
