import { createContext } from 'react';
import type { FooterLink } from '~/site/shows';

/** The element that holds the map. */
export const FOOTER_MAP_ID = 'footer-map';

const COLUMNS = ['Write', 'Read', 'Rules', 'The site'] as const satisfies readonly FooterLink['column'][];

/**
 * The footer's links as markup: what there is and where, under headings; names of the navigation are not repeated. The
 * server writes it into every page; the browser takes it from there, so that no page loads a script for it. On a phone the
 * headings are closed; where there is more room, styles show what is under them.
 * @see docs/product/site-frame.md
 */
export function footerMap(links: readonly FooterLink[]): string {
  return COLUMNS.map((column) => {
    const items = links.filter((link) => link.column === column).map(({ to, label }) => `<li><a href="${to}">${label}</a></li>`);
    return `<details><summary>${column}</summary><ul aria-label="${column}">${items.join('')}</ul></details>`;
  }).join('');
}

/** The map while the server renders; in the browser, that of the page that it loaded. */
export const FooterMapContext = createContext(import.meta.env.SSR ? '' : (document.getElementById(FOOTER_MAP_ID)?.innerHTML ?? ''));
