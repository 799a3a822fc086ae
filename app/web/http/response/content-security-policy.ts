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
    "font-src 'self' data:",
    `connect-src ${["'self'", ...extraConnect].join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
