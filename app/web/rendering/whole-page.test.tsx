import { lazy, Suspense } from 'react';
import type { EntryContext } from 'react-router';
import { describe, expect, it } from 'vitest';
import { filesOf, hasWaitingData, wholePage } from './whole-page.server';

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

describe('the files of a page', () => {
  const route = (id: string, imports: string[]) => ({ id, module: `/assets/${id}.js`, imports });
  const manifest = {
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js', '/assets/shared.js'] },
    routes: {
      root: route('root', ['/assets/shared.js', '/assets/ink.js']),
      story: route('story', ['/assets/prose.js']),
      about: route('about', []),
    },
  };
  const pageOf = (...ids: string[]) =>
    filesOf({ manifest, staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) } } as unknown as EntryContext);

  it('are those of its own routes, each loaded ahead once', () => {
    const { manifest: own, preloads } = pageOf('root', 'story');
    expect(Object.keys(own.routes)).toEqual(['root', 'story']);
    expect(own.routes.story).toEqual({ id: 'story', module: '/assets/story.js', imports: [] });
    expect(own.entry).toEqual({ module: '/assets/entry.js', imports: [] });
    expect(preloads.toString()).toBe(
      ['framework', 'shared', 'ink', 'prose'].map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`).join(''),
    );
  });

  it('are found out once for all pages of the same routes', () => {
    expect(pageOf('root', 'about')).toBe(pageOf('root', 'about'));
    expect(pageOf('root')).not.toBe(pageOf('root', 'about'));
  });
});
