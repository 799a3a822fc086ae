import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** A page's HTML without the nonce that it was rendered with, and the hashes of its inline scripts instead. */
export interface KeptHtml {
  html: string;
  /** Sources for `script-src`, such as `'sha256-…'`. */
  scriptHashes: string[];
}

/**
 * A nonce is good for one page of one visitor; a page that is given again allows its inline scripts by what is in them.
 * @param nonce the one that the page was rendered with.
 */
export function keptHtml(rendered: string, nonce: string): KeptHtml {
  const html = rendered.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
  return { html, scriptHashes: [...new Set(hashes)].map((hash) => `'sha256-${hash}'`) };
}
