import { randomFillSync } from 'node:crypto';
import type { RequestHandler } from 'express';
import { contentSecurityPolicy } from './content-security-policy';

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
