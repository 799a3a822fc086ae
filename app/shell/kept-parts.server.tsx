import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { KeptParts } from '~/ui/kept-part';

/** Room for the HTML of all parts, in characters. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

export interface PartsOfPage extends KeptParts {
  /** Keeps the parts that the page was the first one to show, once it is rendered. */
  keepNew(): void;
}

const parts = new LRUCache<string, string>({ maxSize: MAX_CHARACTERS, sizeCalculation: (html, key) => html.length + key.length });

/** The kept parts, as one page uses them. */
export function partsOfPage(): PartsOfPage {
  const fresh = new Map<string, () => ReactNode>();
  return {
    htmlOf(key, content) {
      const html = parts.get(key);
      if (html === undefined) fresh.set(key, content);
      return html;
    },
    keepNew() {
      for (const [key, content] of fresh) parts.set(key, renderToString(<StaticRouter location="/">{content()}</StaticRouter>));
    },
  };
}
