import type { DataStrategyResult } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNSENT } from '~/platform/requests/unsent';
import { keepUnsentForm } from './unsent-form';

type Results = Record<string, DataStrategyResult>;

describe('a form that is sent', () => {
  const told = vi.fn();
  beforeEach(() => vi.stubGlobal('dispatchEvent', (event: CustomEvent) => told(event.type, event.detail) !== 'said'));
  afterEach(() => {
    vi.unstubAllGlobals();
    told.mockReset();
  });

  const run = async (method: string, results: Results) => {
    const args = { request: new Request('https://site.example/profile', { method }) } as Parameters<typeof keepUnsentForm>[0];
    return keepUnsentForm(args, async () => results);
  };
  const failure = (error: unknown): Results => ({ 'routes/profile': { type: 'error', result: error } });

  it('leaves its page as it is without a network, and says so', async () => {
    told.mockReturnValue('said');
    const results = await run('POST', failure(new TypeError('Failed to fetch')));
    expect(results).toMatchObject({ 'routes/profile': { type: 'data', result: { data: null, init: { status: 503 } } } });
    expect(told).toHaveBeenCalledWith(UNSENT, 'https://site.example/profile');
  });

  it('shows an error page where nothing can say so', async () => {
    const error = new TypeError('Failed to fetch');
    expect(await run('POST', failure(error))).toEqual(failure(error));
  });

  it('shows every other error, and those of pages, where they belong', async () => {
    for (const [method, error] of [
      ['POST', new TypeError('x is not a function')],
      ['POST', new Error('Failed to fetch')],
      ['GET', new TypeError('Failed to fetch')],
    ] as const) {
      expect(await run(method, failure(error))).toEqual(failure(error));
    }
    expect(told).not.toHaveBeenCalled();
  });
});
