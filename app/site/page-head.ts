import type { MetaDescriptor } from 'react-router';

/** What of an address a page's own routes know, as `meta` is handed it. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The site's own address, as the root's loader tells it; empty when it could not. */
export function siteOriginOf(matches: Matches): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  return typeof data === 'object' && data !== null && 'siteOrigin' in data && typeof data.siteOrigin === 'string' ? data.siteOrigin : '';
}

/** Names the one address under which search engines shall know a page. @param address from the site's root. */
export function canonicalLink(matches: Matches, address: string): MetaDescriptor {
  return { tagName: 'link', rel: 'canonical', href: siteOriginOf(matches) + address };
}

/** The size of every picture of a link preview, in px. */
export const PREVIEW = { width: 1200, height: 630 };

/** The picture that stands beside a link to a page elsewhere. */
export interface PreviewPicture {
  /** From the site's root. */
  address: string;
  /** What can be seen, for whoever does not see it. */
  alt: string;
}

/** A `meta` element's attributes. */
type Tag = { property: string; content: string } | { name: string; content: string };

const ofEveryPicture: readonly Tag[] = [
  { property: 'og:image:width', content: String(PREVIEW.width) },
  { property: 'og:image:height', content: String(PREVIEW.height) },
  { name: 'twitter:card', content: 'summary_large_image' },
];

/** Tells other sites of a page's picture. @see docs/product/feeds-and-books.md */
export function pictureTags({ address, alt }: PreviewPicture, siteOrigin: string): Tag[] {
  return [{ property: 'og:image', content: siteOrigin + address }, { property: 'og:image:alt', content: alt }, ...ofEveryPicture];
}
