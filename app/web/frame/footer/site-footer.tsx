import { use } from 'react';
import { useLocation } from 'react-router';
import type { RootData } from '../root-data';
import { SITE_MAP } from '../texts';
import { FOOTER_END_ID, footerEnd } from './footer-end';
import { FOOTER_MAP_ID, FooterMapContext } from './footer-map';

/** A map of the site, share links, links to the site's profiles elsewhere, and the copyright line. */
export function SiteFooter({ siteOrigin, year }: Pick<RootData, 'siteOrigin' | 'year'>) {
  // Each page has its own: else the one that was seen would move away below the next page, when that is longer.
  return (
    <footer key={useLocation().pathname} className="border-t border-line print:hidden">
      <nav id={FOOTER_MAP_ID} aria-label={SITE_MAP} className="footer-map" dangerouslySetInnerHTML={{ __html: use(FooterMapContext) }} />
      <div
        id={FOOTER_END_ID}
        className="mx-auto flex max-w-[86rem] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-4 sm:px-8"
        dangerouslySetInnerHTML={{ __html: footerEnd({ siteOrigin, year }) }}
      />
    </footer>
  );
}
