import { createHash } from 'node:crypto';
import express from 'express';

/** The weak ETag of some content. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether a client has the version of an ETag, by Express's own rule: lists, weak ETags and `*` match, and
 * `Cache-Control: no-cache` requests a fresh copy.
 */
export function isFresh(headers: Readonly<Record<string, string | string[] | undefined>>, etag: string): boolean {
  const response = { statusCode: 200, get: (name: string) => (name === 'ETag' ? etag : undefined) };
  const request: express.Request = Object.create(express.request, {
    method: { value: 'GET' },
    headers: { value: headers },
    res: { value: response },
  });
  return request.fresh;
}

/** The same for a route's request. */
export function isUnchanged(request: Request, etag: string): boolean {
  return isFresh(Object.fromEntries(request.headers), etag);
}

/**
 * Responds with a text, or 304 if the client has it already.
 * @param headers must include the Content-Type.
 */
export function conditionalResponse(request: Request, text: string, headers: Record<string, string>): Response {
  const etag = etagOf(text);
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
  return new Response(text, { headers: { ...headers, ETag: etag } });
}
