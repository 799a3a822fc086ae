import { lazy, Suspense } from 'react';
import type { EntryContext } from 'react-router';
import { describe, expect, it } from 'vitest';
import { hasWaitingData, wholePage } from './whole-page.server';

const contextWith = (loaderData: Record<string, unknown>) => ({ staticHandlerContext: { loaderData } }) as unknown as EntryContext;

describe('a page that is rendered at once', () => {
  it('is there as a whole, with its doctype', () => {
    expect(
      wholePage(
        <html lang="en">
          <body>Ink</body>
        </html>,
      ),
    ).toBe('<!DOCTYPE html><html lang="en"><head></head><body>Ink</body></html>');
  });

  it('is none while the code of a part is still on its way, and one as soon as it is there', async () => {
    const loaded = Promise.withResolvers<{ default: () => string }>();
    const Part = lazy(() => loaded.promise);
    const page = () => (
      <html lang="en">
        <body>
          <Suspense fallback="soon">
            <Part />
          </Suspense>
        </body>
      </html>
    );
    expect(wholePage(page())).toBeUndefined();
    loaded.resolve({ default: () => 'here' });
    await loaded.promise;
    expect(wholePage(page())).toContain('here');
  });

  it('fails as its component does', () => {
    const Broken = () => {
      throw new Error('out of ink');
    };
    expect(() => wholePage(<Broken />)).toThrow('out of ink');
  });

  it('waits for nothing: what a loader left for later is seen', () => {
    expect(hasWaitingData(contextWith({ root: { year: 2026 }, page: { story: {} }, none: null }))).toBe(false);
    expect(hasWaitingData(contextWith({ root: {}, page: { later: Promise.resolve(1) } }))).toBe(true);
  });
});
