import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../../app/routes';

/** The routes with an action, and whether they have a page. */
export const routesWithAction = (routes as RouteConfigEntry[]).flatMap(({ path = '', file }) => {
  const source = readFileSync(new URL(`../../../app/${file}`, import.meta.url), 'utf8');
  return /export (?:const|async function|function) action\b/.test(source) ? [{ path, hasPage: source.includes('export default') }] : [];
});

/** Whether the answer to a route's action is shown by a page, whose script sends to the address with `.data`. */
export function hasPage(path: string): boolean {
  return routesWithAction.some((route) => route.path === path && route.hasPage);
}
