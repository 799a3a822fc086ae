import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { isDatabaseAway } from '~/platform/database/database-away';
import type { Log } from '~/platform/log/log.server';

/** The address in mails' headers. */
export const ONE_CLICK_PATH = '/mail/unsubscribe';
/** The page for people. */
const UNSUBSCRIBE_PATH = '/notifications/unsubscribe';

interface Unsubscribing {
  /** @returns false for a token that is not the site's. */
  unsubscribe(token: string): Promise<boolean>;
  log: Pick<Log, 'error'>;
}

/**
 * POST /mail/unsubscribe?token=…: stops a mail with one press in a mail program (RFC 8058). No browser sends it, so
 * neither origin nor session is asked for, and its body, which may be of either kind of form, says nothing that matters.
 * People who follow the address with a browser are led to the page.
 * @see docs/product/notifications.md
 */
export function createUnsubscribeEndpoint({ unsubscribe, log }: Unsubscribing): RequestHandler {
  const stop: RequestHandler = async (request, response) => {
    const known = await unsubscribe(tokenOf(request.query.token));
    // The body is not read, so the connection cannot be used again.
    response
      .set('Connection', 'close')
      .status(known ? 200 : 400)
      .type('text/plain')
      .send(known ? 'You no longer get these mails.' : 'This address is not complete.');
  };
  const show: RequestHandler = (request, response) => {
    response.redirect(303, `${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token: tokenOf(request.query.token) })}`);
  };
  const fail: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
    const isAway = isDatabaseAway(error);
    if (!isAway) log.error({ err: error }, 'a mail could not be stopped');
    response
      .status(isAway ? 503 : 500)
      .type('text/plain')
      .send('This did not work. Please try again later.');
  };
  return Router().post(ONE_CLICK_PATH, stop).get(ONE_CLICK_PATH, show).use(fail);
}

function tokenOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
