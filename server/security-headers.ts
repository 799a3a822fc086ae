import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';

/** The Content-Security-Policy for one page; scripts run only with this page's nonce. */
export function contentSecurityPolicy(nonce: string, extraConnect: readonly string[] = []): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Radix and the drawings set style attributes; no style can carry a script.
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

/**
 * Sets the headers that keep a page to itself and leaves the nonce in `response.locals.nonce`.
 * @param options.https whether people reach the site by https: then browsers are told to stay there.
 * @param options.dev Vite's hot reload needs a WebSocket and inline styles of its own.
 */
export function securityHeaders({ https, dev }: { https: boolean; dev: boolean }): RequestHandler {
  return (_request, response, next) => {
    const nonce = randomBytes(16).toString('base64');
    response.locals.nonce = nonce;
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce, dev ? ['ws:', 'wss:'] : []));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (https) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    next();
  };
}
