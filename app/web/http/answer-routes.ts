import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';

type AnswerRequest = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Routes = ServerBuild['routes'];

/** A segment of an address that is always the same: neither a parameter nor what is left over. */
const FIXED = /^[^:*?]+$/;

/**
 * Answers by the routes of a build. React Router compares an address with one route after the other, several times a
 * page; here it knows only those that begin like the address, of which there are few.
 */
export function answerRoutes(build: ServerBuild): AnswerRequest {
  const answerByAll = createRequestHandler(build, 'production');
  const answerBySegment = new Map<string, AnswerRequest>();
  for (const segment of new Set(Object.keys(build.routes).map((id) => firstSegment(build.routes, id))))
    if (FIXED.test(segment)) answerBySegment.set(segment, createRequestHandler(buildBelow(build, segment), 'production'));
  return (request, context) => (answerBySegment.get(segmentOf(pathOf(request.url))) ?? answerByAll)(request, context);
}

/** The build with those routes alone that an address of this first segment can lead to, and all that they stand in. */
function buildBelow(build: ServerBuild, segment: string): ServerBuild {
  const reached = Object.keys(build.routes).filter((id) => {
    const first = firstSegment(build.routes, id);
    return first === segment || !FIXED.test(first);
  });
  // A page is built from both: what one of them lists, the other has to have.
  const routes = Object.fromEntries(reached.map((id) => [id, build.routes[id]]));
  const files = Object.fromEntries(reached.flatMap((id) => (build.assets.routes[id] ? [[id, build.assets.routes[id]]] : [])));
  return { ...build, routes, assets: { ...build.assets, routes: files } };
}

/** In lower case, for addresses are compared without regard to it; '' for a route that has no path of its own. */
function firstSegment(routes: Routes, id: string): string {
  const path: string[] = [];
  for (let route = routes[id]; route; route = route.parentId === undefined ? undefined : routes[route.parentId])
    path.unshift(route.path ?? '');
  return segmentOf(`/${path.filter(Boolean).join('/')}`);
}

/** The part of an address behind its origin. */
function pathOf(address: string): string {
  return address.slice(address.indexOf('/', address.indexOf('://') + 3));
}

function segmentOf(path: string): string {
  return (/^\/([^/?#]*)/.exec(path)?.[1] ?? '').toLowerCase();
}
