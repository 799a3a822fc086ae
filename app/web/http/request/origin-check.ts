import type { RequestHandler } from 'express';
import { isAskedByOtherSite } from '~/platform/requests/origin';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes requested by another site's page.
 * @see docs/decisions/0064-front-door.md
 */
export function originCheck(siteUrl: URL): RequestHandler {
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method) || !isAskedByOtherSite(request.headers, siteUrl)) return next();
    response
      .status(403)
      .type('text/plain')
      .send(`This change was requested by another site and was refused. Please open ${siteUrl.origin} and try there.`);
  };
}
