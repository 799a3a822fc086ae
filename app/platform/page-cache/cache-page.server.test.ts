import { RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { cachePage, decideSharing, fillPageCache, type PageSlot, pageSlotContext } from './cache-page.server';

/** Answers a request as the routes do: loaders, then the page, then the middleware on its way out. */
async function answerAt(address: string, { slot, loads = true }: { slot: PageSlot | null; loads?: boolean }) {
  const context = new RouterContextProvider();
  context.set(pageSlotContext, slot);
  const request = new Request(`http://site${address}`);
  let isShared = false;
  const answer = await fillPageCache({ request, context, params: {}, pattern: '', url: new URL(request.url) }, async () => {
    if (loads) cachePage(context, { params: ['sort', 'after'], tags: ['stories'] });
    isShared = decideSharing(context, request.url);
    return new Response('rendered');
  });
  return { isShared, text: answer instanceof Response ? await answer.text() : undefined };
}

function createSlot() {
  return { fill: vi.fn<PageSlot['fill']>(async () => new Response('stored')) };
}

describe('a page that visitors may share', () => {
  it('is cached with the parameters that its loader named', async () => {
    for (const address of ['/stories', '/stories?sort=rating', '/stories?after=x&sort=latest']) {
      const slot = createSlot();
      expect(await answerAt(address, { slot }), address).toEqual({ isShared: true, text: 'stored' });
      expect(slot.fill.mock.calls[0]?.[1].tags).toEqual(['stories', 'site']);
    }
  });

  it('is not cached with any other one, or with one of them twice', async () => {
    const slot = createSlot();
    for (const address of ['/stories?utm=1', '/stories?sort=rating&utm=1', '/stories?sort=rating&sort=rating'])
      expect(await answerAt(address, { slot }), address).toEqual({ isShared: false, text: 'rendered' });
    expect(slot.fill).not.toHaveBeenCalled();
  });

  it('is none whose loaders say nothing, or that is for one reader', async () => {
    expect(await answerAt('/signin', { slot: createSlot(), loads: false })).toEqual({ isShared: false, text: 'rendered' });
    expect(await answerAt('/stories', { slot: null })).toEqual({ isShared: false, text: 'rendered' });
  });
});
