import { claims, INSTAGRAM, SHARE_TEXT } from '~/site/claims';
import type { RootData } from '../root-data';

/** The element that holds the end. */
export const FOOTER_END_ID = 'footer-end';

type FooterFacts = Pick<RootData, 'siteOrigin' | 'year'>;

const share = (page: string, params: Record<string, string>) => `${page}?${new URLSearchParams(params)}`;

/** Places elsewhere, each with the shapes of its sign on 20 by 20 units. */
function places(siteOrigin: string): { label: string; to: string; shapes: string }[] {
  return [
    {
      label: 'Share on X',
      to: share('https://x.com/intent/post', { text: SHARE_TEXT, url: siteOrigin }),
      shapes: '<path d="M3 3h3.4l10.6 14h-3.400zM16.3 3l-5.6 6.200M3.7 17l5.6-6.2" stroke-linejoin="round"/>',
    },
    {
      label: 'Share on Facebook',
      to: share('https://www.facebook.com/sharer/sharer.php', { u: siteOrigin, quote: SHARE_TEXT }),
      shapes: '<path d="M9 18V8c0-3 1.6-4.6 4.6-4.300M6 10.500h7" stroke-width="2.2"/>',
    },
    {
      label: `${claims.name} on Instagram`,
      to: INSTAGRAM,
      shapes:
        '<rect x="2.5" y="2.5" width="15" height="15" rx="4.5"/><circle cx="10" cy="10" r="3.4"/><path d="M14.3 5.700h.01" stroke-width="2.2"/>',
    },
  ];
}

const glyph = (shapes: string) =>
  `<svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" class="size-5">${shapes}</svg>`;

/** The copyright line and the links to other places. */
function written({ siteOrigin, year }: FooterFacts): string {
  const years = year > claims.foundingYear ? `${claims.foundingYear}–${year}` : `${claims.foundingYear}`;
  const links = places(siteOrigin).map(
    ({ label, to, shapes }) =>
      `<li><a href="${to.replaceAll('&', '&amp;')}" target="_blank" rel="noopener noreferrer" title="${label}" class="social-link">${glyph(shapes)}<span class="sr-only">${label} (opens in a new tab)</span></a></li>`,
  );
  return `<p class="text-sm text-muted">© ${years} ${claims.name}</p><ul class="-mx-2.5 flex gap-1">${links.join('')}</ul>`;
}

/** The end of the footer as markup, which the browser takes from the page, as it does with the map. */
export const footerEnd: (facts: FooterFacts) => string = import.meta.env.SSR
  ? written
  : () => document.getElementById(FOOTER_END_ID)?.innerHTML ?? '';
