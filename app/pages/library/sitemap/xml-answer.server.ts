import type { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';

/** Search engines and what stands between may keep the site map for this long, in s. */
const MAX_AGE_S = 3600;

/** Sends an XML document on while it is written. */
export function xmlAnswer(document: Readable): Response {
  return new Response(createReadableStreamFromReadable(document), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, max-age=${MAX_AGE_S}` },
  });
}
