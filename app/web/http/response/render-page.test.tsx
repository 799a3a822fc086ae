import { Suspense, use } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '~/platform/log/log.server';
import { type Rendering, renderPage } from './render-page';

const never = new Promise<never>(() => {});
const Slow = () => use(never);
const Broken = () => {
  throw new Error('Broken');
};

const render = (page: React.ReactNode, rendering: Partial<Rendering> = {}) =>
  renderPage(page, {
    ...{ isWhole: false, nonce: undefined, status: 200, headers: new Headers(), log: createLog({ level: 'silent' }) },
    ...rendering,
  });

describe('a page', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    { what: 'its frame', page: <Slow />, isWhole: false },
    {
      what: 'what stands in it, where it is sent as a whole',
      page: (
        <Suspense fallback="...">
          <Slow />
        </Suspense>
      ),
      isWhole: true,
    },
  ])('that takes too long for $what is answered 503, with when to try again', async ({ page, isWhole }) => {
    const answer = render(<main>{page}</main>, { isWhole });
    await vi.advanceTimersByTimeAsync(10_000);
    const response = await answer;
    expect({ status: response.status, retryAfter: response.headers.get('Retry-After') }).toEqual({ status: 503, retryAfter: '10' });
    expect(await response.text()).toContain('Try Again');
  });

  it('whose frame has been sent keeps its status, whatever takes too long', async () => {
    const page = (
      <main>
        <Suspense fallback="...">
          <Slow />
        </Suspense>
      </main>
    );
    const response = await render(page);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<main>');
  });

  it('that cannot be rendered is answered 500', async () => {
    expect((await render(<Broken />)).status).toBe(500);
  });
});
