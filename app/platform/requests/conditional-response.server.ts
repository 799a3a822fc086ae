import { createHash } from 'node:crypto';
import express from 'express';

/** A mark of what something is made of, by which a browser asks whether it has changed. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether a client has what an ETag stands for, by Express's own rule: lists, weak ETags and `*` count, and
 * `Cache-Control: no-cache` asks for all of it again.
 */
export function isFresh(headers: Readonly<Record<string, string | string[] | undefined>>, etag: string): boolean {
  const response = { statusCode: 200, get: (name: string) => (name === 'ETag' ? etag : undefined) };
  const asked: express.Request = Object.create(express.request, {
    method: { value: 'GET' },
    headers: { value: headers },
    res: { value: response },
  });
  return asked.fresh;
}

/** The same for a route's request. */
export function isUnchanged(request: Request, etag: string): boolean {
  return isFresh(Object.fromEntries(request.headers), etag);
}

/**
 * Answers with a text, or 304 where whoever asks has it already.
 * @param headers with its Content-Type.
 */
export function conditionalResponse(request: Request, text: string, headers: Record<string, string>): Response {
  const etag = etagOf(text);
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
  return new Response(text, { headers: { ...headers, ETag: etag } });
}
