import { claims } from './claims';

/** A page's title as the browser's tab shows it. */
export function pageTitle(page: string): string {
  return `${page} | ${claims.name}`;
}
