import type { MetaDescriptor } from 'react-router';

/** The page's route matches, as passed to `meta`. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The site's origin from the root loader; empty if it failed. */
export function siteOriginOf(matches: Matches): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  return typeof data === 'object' && data !== null && 'siteOrigin' in data && typeof data.siteOrigin === 'string' ? data.siteOrigin : '';
}

/** The canonical link of a page. @param address path from the site's root. */
export function canonicalLink(matches: Matches, address: string): MetaDescriptor {
  return { tagName: 'link', rel: 'canonical', href: siteOriginOf(matches) + address };
}

/** The size of link preview pictures, in px. */
export const PREVIEW = { width: 1200, height: 630 };

/** The picture that other sites show with a link to a page. */
export interface PreviewPicture {
  /** Path from the site's root. */
  address: string;
  /** Text alternative. */
  alt: string;
}

/** A `meta` element's attributes. */
type Tag = { property: string; content: string } | { name: string; content: string };

const ofEveryPicture: readonly Tag[] = [
  { property: 'og:image:width', content: String(PREVIEW.width) },
  { property: 'og:image:height', content: String(PREVIEW.height) },
  { name: 'twitter:card', content: 'summary_large_image' },
];

/** Meta tags for a page's link preview picture. @see docs/product/feeds-and-books.md */
export function pictureTags({ address, alt }: PreviewPicture, siteOrigin: string): Tag[] {
  return [{ property: 'og:image', content: siteOrigin + address }, { property: 'og:image:alt', content: alt }, ...ofEveryPicture];
}
