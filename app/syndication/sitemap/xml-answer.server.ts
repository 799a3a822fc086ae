import type { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';

/** How long search engines and proxies may cache the site map, in s. */
const MAX_AGE_S = 3600;

/** Streams an XML document as a response. */
export function xmlAnswer(document: Readable): Response {
  return new Response(createReadableStreamFromReadable(document), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, max-age=${MAX_AGE_S}` },
  });
}
