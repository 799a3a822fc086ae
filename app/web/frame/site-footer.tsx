import { claims } from '~/site/claims';
import { FOOTER_MAP_ID, footerMap } from './footer-map';
import type { RootData } from './root-data';
import { FacebookGlyph, InstagramGlyph, XGlyph } from './social-glyphs';

type SiteFooterProps = Pick<RootData, 'siteOrigin' | 'year'>;

/** A map of the site, share links, links to the site's profiles elsewhere, and the copyright line. */
export function SiteFooter({ siteOrigin, year }: SiteFooterProps) {
  const share = (page: string, params: Record<string, string>) => `${page}?${new URLSearchParams(params)}`;
  const links = [
    { label: 'Share on X', href: share('https://x.com/intent/post', { text: claims.shareText, url: siteOrigin }), Glyph: XGlyph },
    {
      label: 'Share on Facebook',
      href: share('https://www.facebook.com/sharer/sharer.php', { u: siteOrigin, quote: claims.shareText }),
      Glyph: FacebookGlyph,
    },
    { label: `${claims.name} on Instagram`, href: claims.instagram, Glyph: InstagramGlyph },
  ];
  const years = year > claims.foundingYear ? `${claims.foundingYear}–${year}` : `${claims.foundingYear}`;
  return (
    <footer className="border-t border-line print:hidden">
      <nav id={FOOTER_MAP_ID} aria-label="Map" className="footer-map" dangerouslySetInnerHTML={{ __html: footerMap }} />
      <div className="mx-auto flex max-w-[86rem] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-4 sm:px-8">
        <p className="text-sm text-muted">
          © {years} {claims.name}
        </p>
        <ul className="-mx-2.5 flex gap-1">
          {links.map(({ label, href, Glyph }) => (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener noreferrer" title={label} className="social-link">
                <Glyph />
                <span className="sr-only">{label} (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
