import type { MetaDescriptor } from 'react-router';
import { canonicalLink, pictureTags, siteOriginOf } from '~/site/page-head';
import { sitePicture } from './preview-pictures';

interface PageOfRoute {
  matches: Parameters<typeof siteOriginOf>[0];
  location: { pathname: string };
}

/**
 * What the head of a public page has besides its title: its canonical address, and the site's picture for links to it.
 * @param address where several addresses are pages of their own; else the page's own without its query.
 * @see docs/product/feeds-and-books.md
 */
export function publicHead({ matches, location }: PageOfRoute, address = plainPath(location.pathname)): MetaDescriptor[] {
  return [canonicalLink(matches, address), ...pictureTags(sitePicture, siteOriginOf(matches))];
}

/** Addresses are case-insensitive, and may end with a slash. */
function plainPath(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/+$/, '').toLowerCase();
}
