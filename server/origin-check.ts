import type { RequestHandler } from 'express';
import { isOwnOrigin } from '../app/platform/origin';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site's page asks for. Browsers say where a change comes from; a request
 * that says neither Origin nor Sec-Fetch-Site is no browser's and carries no person's cookies unasked.
 * @see docs/decisions/0006-origin-check.md
 */
export function originCheck(siteUrl: URL): RequestHandler {
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method)) return next();
    const origin = request.headers.origin;
    const fetchSite = request.headers['sec-fetch-site'];
    const foreign =
      origin !== undefined ? !isOwnOrigin(origin, siteUrl) : fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
    if (!foreign) return next();
    response
      .status(403)
      .type('text/plain')
      .send(`This change was asked for by another site and was refused. Please open ${siteUrl.origin} and try there.`);
  };
}
