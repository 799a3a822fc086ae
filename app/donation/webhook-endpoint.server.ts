import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { isDatabaseAway } from '~/platform/database/database-away';
import type { Log } from '~/platform/log/log.server';
import type { DonationsService } from './donations.server';

/** The provider's events are a few KiB. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * POST /webhooks/stripe: what the payment provider tells by itself. The signature is over the bytes as they came, so
 * nothing may have read them before; and no origin is asked for, because no browser sends them.
 * Answers 200 when it is taken (again), 400 when it is not signed as it should be, 503 when it is to be sent again.
 * @see docs/product/donation.md
 */
export function createWebhookEndpoint(donations: Pick<DonationsService, 'takeEvent'>, log: Log): RequestHandler {
  const take: RequestHandler = async (request, response) => {
    const body: unknown = request.body;
    const taken = Buffer.isBuffer(body) && (await donations.takeEvent(body, request.get('stripe-signature')));
    response
      .status(taken ? 200 : 400)
      .type('text/plain')
      .send(taken ? 'taken' : 'This event is not signed as it should be.');
  };
  const fail: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
    const status = statusOf(error);
    if (status === 500) log.error({ err: error }, 'a payment event could not be taken');
    response.status(status).type('text/plain').send('This event could not be taken.');
  };
  return Router()
    .post('/webhooks/stripe', express.raw({ type: () => true, limit: MAX_BODY_BYTES }), take)
    .use(fail);
}

/** What the body's reader says is the sender's fault; what is ours is to be sent again. */
function statusOf(error: unknown): number {
  if (isDatabaseAway(error)) return 503;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 500 ? status : 500;
}
