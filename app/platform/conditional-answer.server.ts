import { createHash } from 'node:crypto';

/** A mark of what something is made of, by which a browser asks whether it has changed. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether whoever asks has what the mark stands for already. */
export function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match');
  return known !== null && (known.trim() === '*' || known.includes(etag.replace(/^W\//, '')));
}

/**
 * Answers with a text, or 304 where whoever asks has it already.
 * @param headers with its Content-Type.
 */
export function answerUnlessKnown(request: Request, text: string, headers: Record<string, string>): Response {
  const etag = etagOf(text);
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
  return new Response(text, { headers: { ...headers, ETag: etag } });
}
