import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../../app/routes';

/** An address of the site, and what its file answers. */
interface SiteRoute {
  path: string;
  /** Below app/. */
  file: string;
  hasAction: boolean;
  /** Whether it answers a request to read. */
  hasLoader: boolean;
  hasPage: boolean;
}

/** All addresses of the site. */
export const siteRoutes: readonly SiteRoute[] = (routes as RouteConfigEntry[]).map(({ path = '', file }) => {
  const source = readFileSync(new URL(`../../../app/${file}`, import.meta.url), 'utf8');
  const hasAction = /export (?:const|async function|function) action\b/.test(source);
  const hasLoader = /\bexport\b.*\bloader\b/.test(source);
  return { path, file, hasAction, hasLoader, hasPage: source.includes('export default') };
});

export const routesWithAction = siteRoutes.filter(({ hasAction }) => hasAction);

/** Whether a page shows the answer of a route, whose script sends to the address with `.data`. */
export function hasPage(path: string): boolean {
  return siteRoutes.some((route) => route.path === path && route.hasPage);
}
