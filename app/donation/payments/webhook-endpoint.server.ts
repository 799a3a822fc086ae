import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { isDatabaseAway } from '~/platform/database/database-away';
import { receiveBody } from '~/platform/forms/receive-body.server';
import type { Log } from '~/platform/log/log.server';
import type { PaymentEvents } from './payment-events.server';

/** The provider's events are a few KiB of JSON. */
const BODY = { kind: 'json', maxBytes: 256 * 1024 } as const;

/**
 * POST /webhooks/stripe: events of the payment provider. The signature covers the raw bytes, so
 * nothing may have read them before; the origin is not checked, because no browser sends them.
 * Answers 200 for accepted (also repeated) events, 400 for invalid signatures, 408, 413 or 415 for bodies that are not an event
 * of the provider, and 503 if it should be sent again.
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
