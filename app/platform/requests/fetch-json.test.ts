import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fetchJson } from './fetch-json';

const greeting = z.object({ text: z.string() });
const load = async () => greeting;

/** Has the network answer. */
const answers = (respond: () => Response) => vi.stubGlobal('fetch', async () => respond());

afterEach(() => void vi.unstubAllGlobals());

describe('an answer in JSON', () => {
  it('is read by its contract, whatever else a newer server says', async () => {
    answers(() => Response.json({ text: 'Hello', mood: 'good' }, { status: 404 }));
    expect(await fetchJson('/', load)).toEqual({ text: 'Hello' });
  });

  it('is none when it breaks the contract, is a page, or does not come', async () => {
    answers(() => Response.json({ text: 5 }));
    expect(await fetchJson('/', load)).toBeUndefined();
    answers(() => new Response('<h1>Bad gateway</h1>'));
    expect(await fetchJson('/', load)).toBeUndefined();
    answers(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await fetchJson('/', load)).toBeUndefined();
  });

  it('is not asked for when it could not be read', async () => {
    const request = vi.fn();
    vi.stubGlobal('fetch', request);
    expect(await fetchJson('/', () => Promise.reject(new Error('offline')))).toBeUndefined();
    expect(request).not.toHaveBeenCalled();
  });
});
