import type { RequestHandler } from 'express';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { BodyRule } from '~/platform/forms/body-rules';
import { discardBody, type Pace, receiveBody } from '~/platform/forms/receive-body.server';

type Routes = ServerBuild['routes'];
type Found = BodyRule | 'no-action' | 'no-route';

/**
 * Reads a posted body as far as its route accepts it, before anything could parse it, and stores it
 * in `response.locals.sentBody`. A refused body is replaced by the reason, so that the route shows it
 * on its page. A route without an action answers 405, an address without a route 404.
 * @param build the routes, or a function that loads them.
 */
export function takeBody(build: ServerBuild | (() => Promise<ServerBuild>), pace?: Pace): RequestHandler {
  const ruleOf = typeof build === 'function' ? async (path: string) => rulesOf(await build())(path) : rulesOf(build);
  return async (request, response, next) => {
    if (request.method !== 'POST') return next();
    const rule = await ruleOf(request.originalUrl);
    if (typeof rule === 'object') {
      const body = await receiveBody(request, response, rule, pace);
      if (!body) return;
      response.locals.sentBody = { rule, bytes: new Uint8Array(body.bytes ?? []), fault: body.fault };
      return next();
    }
    discardBody(request);
    response.type('text/plain');
    if (rule === 'no-route') response.status(404).send('There is no such page.');
    else response.status(405).set('Allow', 'GET, HEAD').send('Nothing can be sent to this page.');
  };
}

/** Makes the lookup of what the route of an address accepts, by React Router's own matching. */
function rulesOf({ routes }: ServerBuild): (address: string) => Found {
  const tree = treeOf(routes, undefined);
  return (address) => {
    const match = matchRoutes(tree, pagePath(address))?.at(-1)?.route;
    if (!match?.id || match.path === '*') return 'no-route';
    const action = routes[match.id]?.module.action;
    return action && 'takes' in action ? (action.takes as BodyRule) : 'no-action';
  };
}

function treeOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    if (route.index) return [{ id, path, caseSensitive, index: true }];
    return [{ id, path, caseSensitive, children: treeOf(routes, id) }];
  });
}

/** The path of an address's page: submissions by script go to `/page.data`, for `/` to `/_.data`. */
function pagePath(address: string): string {
  const { pathname } = new URL(address, 'http://site');
  return pathname.endsWith('/_.data') ? pathname.slice(0, -'_.data'.length) : pathname.replace(/\.data$/, '');
}
