import { randomFillSync } from 'node:crypto';
import type { RequestHandler } from 'express';

/**
 * The Content-Security-Policy for one page.
 * @param inlineScripts the sources that allow its inline scripts: a nonce, or their hashes.
 */
export function contentSecurityPolicy(inlineScripts: string, extraConnect: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts}`,
    // Radix and the drawings set style attributes; styles cannot run scripts.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...extraConnect].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers common to all answers. @param options.https whether people reach the site by https. */
export function fixedSecurityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

const NONCE_BYTES = 16;
const random = Buffer.alloc(256 * NONCE_BYTES);
let used = random.length;

/** Fetches random bytes for many nonces at once, because the call costs more than the bytes. */
function newNonce(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += NONCE_BYTES;
  return random.toString('base64', used - NONCE_BYTES, used);
}

/**
 * Sets the headers that keep a page to itself and leaves the nonce in `response.locals.nonce`.
 * @param options.https whether people reach the site by https: then browsers are told to keep using it.
 * @param options.dev whether Vite's hot reload needs its WebSocket and inline styles.
 */
export function securityHeaders({ https, dev }: { https: boolean; dev: boolean }): RequestHandler {
  const fixed = Object.entries(fixedSecurityHeaders({ https }));
  return (_request, response, next) => {
    const nonce = newNonce();
    response.locals.nonce = nonce;
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(`'nonce-${nonce}'`, dev ? ['ws:', 'wss:'] : []));
    for (const [name, value] of fixed) response.setHeader(name, value);
    next();
  };
}
