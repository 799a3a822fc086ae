import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Request } from 'express';
import type { Encoding } from '~/platform/page-cache/page-cache';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The best encoding that a client accepts. */
export function encodingFor(request: Request): Encoding {
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : 'identity';
}

/** Compresses a text with brotli. @param quality of brotli, 0 to 11. */
export function brotliText(bytes: Buffer, quality: number): Promise<NonSharedBuffer> {
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: quality,
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}

/** Compresses a text with gzip. */
export function gzipText(bytes: Buffer): Promise<NonSharedBuffer> {
  return gzipped(bytes);
}
