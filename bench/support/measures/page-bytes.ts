import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface PageBytes {
  html: number;
  htmlBrotli: number;
  scriptBrotli: number;
  scripts: number;
}

/** Bytes of a page and of all script that it loads before anybody touches it. @param clientFolder the built browser files. */
export function pageBytes(html: string, clientFolder: string): PageBytes {
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? []);
  const scriptBrotli = [...scripts].reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(clientFolder, path))).length, 0);
  return { html: Buffer.byteLength(html), htmlBrotli: brotliCompressSync(html).length, scriptBrotli, scripts: scripts.size };
}
