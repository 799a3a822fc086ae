import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { isDatabaseAway } from '~/platform/database/database-away';
import { receiveBody } from '~/platform/forms/receive-body.server';
import type { Log } from '~/platform/log/log.server';
import type { PaymentEvents } from './payment-events.server';

/** The provider's events are a few KiB of JSON. */
const BODY = { kind: 'json', maxBytes: 256 * 1024 } as const;

/**
 * POST /webhooks/stripe: what the payment provider tells by itself. The signature is over the bytes as they came, so
 * nothing may have read them before; and no origin is asked for, because no browser sends them.
 * Answers 200 when it is taken (again), 400 when it is not signed as it should be, 408, 413 or 415 when it is no event
 * of the provider's at all, 503 when it is to be sent again.
 * @see docs/product/donation.md
 */
export function createWebhookEndpoint(donations: { events: Pick<PaymentEvents, 'take'> }, log: Log): RequestHandler {
  const take: RequestHandler = async (request, response) => {
    const body = await receiveBody(request, response, BODY);
    if (!body) return;
    if (body.fault) return void response.status(body.fault.status).type('text/plain').send(NOT_TAKEN);
    const taken = await donations.events.take(body.bytes, request.get('stripe-signature'));
    response
      .status(taken ? 200 : 400)
      .type('text/plain')
      .send(taken ? 'taken' : 'This event is not signed as it should be.');
  };
  const fail: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
    const isAway = isDatabaseAway(error);
    if (!isAway) log.error({ err: error }, 'a payment event could not be taken');
    response
      .status(isAway ? 503 : 500)
      .type('text/plain')
      .send(NOT_TAKEN);
  };
  return Router().post('/webhooks/stripe', take).use(fail);
}

const NOT_TAKEN = 'This event could not be taken.';
