import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The sources for `script-src`, such as `'sha256-…'`, that allow a page's own inline scripts. A nonce serves one
 * response only; a cached page allows its scripts by their content.
 */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
