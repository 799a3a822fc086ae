import { type DataStrategyResult, data, type MiddlewareFunction } from 'react-router';
import { isNetworkFailure } from '~/platform/requests/network-failure';
import { sayUnsent } from '~/platform/requests/unsent';

/**
 * Leaves a page as it is when a form on it cannot be sent, with all that was typed, instead of replacing it by an error
 * page, if the frame says so. With status 503 nothing is loaded again.
 * @see docs/product/site-frame.md
 */
export const keepUnsentForm: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  if (request.method === 'GET') return results;
  for (const [route, { type, result }] of Object.entries(results)) {
    // The router wraps what an action throws like the data of an answer.
    const { data: thrown = result }: { data?: unknown } = Object(result);
    if (type !== 'error' || !isNetworkFailure(thrown)) continue;
    if (await sayUnsent(request.url)) results[route] = { type: 'data', result: data(null, 503) };
  }
  return results;
};
