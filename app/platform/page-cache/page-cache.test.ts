import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageCache, type KeptPage } from './page-cache';

const page = (text: string): KeptPage => {
  const bytes = Buffer.from(text);
  return { etag: `"${text}"`, policy: '', bytes: { identity: bytes, gzip: bytes, br: bytes } };
};

function hearingCache(maxBytes = 100_000) {
  const cache = createPageCache({ maxBytes });
  cache.hearing(true);
  return cache;
}

describe('the cache of pages', () => {
  it('gives a page again until something on it changes', () => {
    const cache = hearingCache();
    cache.put('/stories', page('list'), ['stories'], cache.mark());
    cache.put('/about', page('about'), ['about'], cache.mark());
    expect(cache.get('/stories')?.etag).toBe('"list"');
    cache.drop('stories');
    expect(cache.get('/stories')).toBeUndefined();
    expect(cache.get('/about')).toBeDefined();
  });

  it('does not keep a page that was read before a change and finished after it', () => {
    const cache = hearingCache();
    const mark = cache.mark();
    cache.drop('story:1');
    cache.put('/story/1', page('old'), ['story:1'], mark);
    expect(cache.get('/story/1')).toBeUndefined();
    cache.put('/story/1', page('new'), ['story:1'], cache.mark());
    expect(cache.get('/story/1')?.etag).toBe('"new"');
  });

  it('gives and keeps nothing while changes cannot be heard, and starts empty afterwards', () => {
    const cache = hearingCache();
    cache.put('/', page('home'), [], cache.mark());
    cache.hearing(false);
    expect(cache.get('/')).toBeUndefined();
    cache.put('/', page('home'), [], cache.mark());
    cache.hearing(true);
    expect(cache.get('/')).toBeUndefined();
  });

  it('holds no more than its bytes, and lets the page go that was not asked for longest', () => {
    const cache = hearingCache(80);
    cache.put('/a', page('x'.repeat(10)), [], cache.mark());
    cache.put('/b', page('x'.repeat(10)), [], cache.mark());
    cache.get('/a');
    cache.put('/c', page('x'.repeat(10)), [], cache.mark());
    expect([cache.get('/a'), cache.get('/b'), cache.get('/c')].map(Boolean)).toEqual([true, false, true]);
    cache.put('/huge', page('x'.repeat(1_000)), [], cache.mark());
    expect(cache.get('/huge')).toBeUndefined();
  });

  it('never gives a page read before a change to something on it, whatever the order of events', () => {
    const tag = fc.constantFrom('a', 'b', 'c');
    const event = fc.oneof(
      fc.record({ kind: fc.constant('read' as const), address: fc.constantFrom('/1', '/2', '/3'), tags: fc.uniqueArray(tag) }),
      fc.record({ kind: fc.constant('finish' as const), which: fc.nat(20) }),
      fc.record({ kind: fc.constant('drop' as const), tag }),
      fc.record({ kind: fc.constant('hearing' as const), heard: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const cache = hearingCache();
        const versions: Record<string, number> = { a: 0, b: 0, c: 0 };
        const reading: { address: string; tags: string[]; seen: string; mark: number }[] = [];
        const shown = (tags: readonly string[]) => tags.map((name) => `${name}${versions[name]}`).join();
        const kept = new Map<string, string[]>();
        for (const step of events) {
          if (step.kind === 'read') reading.push({ ...step, seen: shown(step.tags), mark: cache.mark() });
          if (step.kind === 'hearing') cache.hearing(step.heard);
          if (step.kind === 'drop') {
            versions[step.tag] = (versions[step.tag] ?? 0) + 1;
            cache.drop(step.tag);
          }
          const [done] = step.kind === 'finish' ? reading.splice(step.which % Math.max(1, reading.length), 1) : [];
          if (done) {
            cache.put(done.address, page(done.seen), done.tags, done.mark);
            if (cache.get(done.address)?.etag === `"${done.seen}"`) kept.set(done.address, done.tags);
          }
          for (const [address, tags] of kept) {
            const given = cache.get(address);
            if (given) expect(given.etag).toBe(`"${shown(tags)}"`);
          }
        }
      }),
    );
  });
});
