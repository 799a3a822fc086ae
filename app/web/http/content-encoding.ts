import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import express from 'express';

/** How the bytes of an answer may be packed. */
export type Encoding = 'identity' | 'gzip' | 'br';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The best way to pack an answer of those that a client takes, by Express's own rule. */
export function encodingFor(request: IncomingMessage): Encoding {
  const takes = (encoding: string) => express.request.acceptsEncodings.call(request as express.Request, encoding) !== false;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Packs a text for being sent often. @param quality of brotli, 0 to 11. */
export function brotliText(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: quality,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}

/** @param level 0 to 9. */
export function gzipText(bytes: Buffer, level?: number): Promise<Buffer> {
  return gzipped(bytes, level === undefined ? {} : { level });
}
