import { claims } from './claims';

/** A page's title for the browser's tab. */
export function pageTitle(page: string): string {
  return `${page} | ${claims.name}`;
}
