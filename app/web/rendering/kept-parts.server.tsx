import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { KeptParts } from '~/ui/kept-part';

/** Room for the HTML of all parts, in bytes. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Stands in the page for a part, whose bytes then take its place. No other text of a page can hold it: all that
 * people typed is escaped, and React writes no such comment.
 */
const MARK = Buffer.from('<!--part ');
const MARK_END = Buffer.from('-->');
const HEAD_END = Buffer.from('</head>');

export interface PartsOfPage extends KeptParts {
  /** Keeps the parts that the page was the first one to show, once it is rendered. */
  keepNew(): void;
  /**
   * The page's bytes, with the kept parts where they stand.
   * @param html as rendered with these parts.
   * @param headEnd what the head has besides, at its end.
   */
  fill(html: string, headEnd: Buffer): Buffer;
}

const parts = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (html, key) => html.length + key.length });

/** The kept parts, as one page uses them. */
export function partsOfPage(): PartsOfPage {
  const fresh = new Map<string, () => ReactNode>();
  const shown: Buffer[] = [];
  return {
    htmlOf(key, content) {
      const html = parts.get(key);
      if (html === undefined) {
        fresh.set(key, content);
        return undefined;
      }
      return `<!--part ${shown.push(html) - 1}-->`;
    },
    keepNew() {
      for (const [key, content] of fresh)
        parts.set(key, Buffer.from(renderToString(<StaticRouter location="/">{content()}</StaticRouter>)));
    },
    fill: (html, headEnd) => filled(html, headEnd, shown),
  };
}

/** Where a page's bytes are written before its parts stand among them; grows with the largest page. */
let draft = Buffer.alloc(256 * 1024);

/** Copies a page into its bytes: its head, what the head has besides, then text and parts by turns. */
function filled(html: string, headEnd: Buffer, shown: readonly Buffer[]): Buffer {
  // In UTF-8 no character of a string takes more than three bytes.
  if (draft.length < html.length * 3) draft = Buffer.alloc(html.length * 3);
  const text = draft.subarray(0, draft.write(html));
  const page = Buffer.allocUnsafe(text.length + shown.reduce((sum, part) => sum + part.length, headEnd.length));
  let from = Math.max(0, text.indexOf(HEAD_END));
  let length = text.copy(page, 0, 0, from);
  length += headEnd.copy(page, length);
  for (let mark = text.indexOf(MARK, from); mark !== -1; mark = text.indexOf(MARK, from)) {
    const end = text.indexOf(MARK_END, mark);
    length += text.copy(page, length, from, mark);
    length += shown[Number(text.toString('latin1', mark + MARK.length, end))]?.copy(page, length) ?? 0;
    from = end + MARK_END.length;
  }
  length += text.copy(page, length, from);
  return page.subarray(0, length);
}
