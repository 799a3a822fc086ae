import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CachedPage, createPageCache } from './page-cache';

const page = (text: string): CachedPage => {
  const bytes = Buffer.from(text);
  return { headers: { ETag: text }, bytes: { identity: bytes, gzip: bytes, br: bytes } };
};

function listeningCache(maxBytes = 100_000) {
  const cache = createPageCache({ maxBytes });
  cache.listening(true);
  return cache;
}

describe('the cache of pages', () => {
  it('gives a page again until something on it changes', () => {
    const cache = listeningCache();
    cache.put('/stories', page('list'), ['stories'], cache.version());
    cache.put('/about', page('about'), ['about'], cache.version());
    expect(cache.get('/stories')?.headers.ETag).toBe('list');
    cache.drop('stories');
    expect(cache.get('/stories')).toBeUndefined();
    expect(cache.get('/about')).toBeDefined();
  });

  it('does not keep a page that was read before a change and finished after it', () => {
    const cache = listeningCache();
    const version = cache.version();
    cache.drop('story:1');
    cache.put('/story/1', page('old'), ['story:1'], version);
    expect(cache.get('/story/1')).toBeUndefined();
    cache.put('/story/1', page('new'), ['story:1'], cache.version());
    expect(cache.get('/story/1')?.headers.ETag).toBe('new');
  });

  it('gives what it has for a minute after notifications have stopped arriving, keeps nothing more, and starts empty afterwards', () => {
    let now = 1_000;
    const cache = createPageCache({ maxBytes: 100_000, now: () => now });
    cache.listening(true);
    cache.put('/', page('home'), ['home'], cache.version());
    cache.put('/about', page('about'), [], cache.version());
    const version = cache.version();
    cache.listening(false);
    now += 59_999;
    cache.put('/stories', page('list'), [], version);
    expect(cache.get('/')?.headers.ETag).toBe('home');
    expect(cache.get('/stories')).toBeUndefined();
    cache.drop('home');
    expect(cache.get('/')).toBeUndefined();
    now += 1;
    expect(cache.get('/about')).toBeUndefined();
    cache.listening(false);
    expect(cache.get('/about'), 'said twice').toBeUndefined();
    cache.listening(true);
    expect(cache.get('/about')).toBeUndefined();
    cache.put('/', page('home'), [], version);
    expect(cache.get('/'), 'read before').toBeUndefined();
  });

  it('gives no page after the time until which it is true', () => {
    let now = 1_000;
    const cache = createPageCache({ maxBytes: 100_000, now: () => now });
    cache.listening(true);
    cache.put('/today', page('today'), ['daily'], cache.version(), new Date(2_000));
    now = 1_999;
    expect(cache.get('/today')).toBeDefined();
    now = 2_000;
    expect(cache.get('/today')).toBeUndefined();
    cache.put('/today', page('tomorrow'), ['daily'], cache.version(), new Date(3_000));
    expect(cache.get('/today')?.headers.ETag).toBe('tomorrow');
  });

  it('holds no more than its bytes, and lets the page go that was not asked for longest', () => {
    const cache = listeningCache(120);
    cache.put('/a', page('x'.repeat(10)), [], cache.version());
    cache.put('/b', page('x'.repeat(10)), [], cache.version());
    cache.get('/a');
    cache.put('/c', page('x'.repeat(10)), [], cache.version());
    expect([cache.get('/a'), cache.get('/b'), cache.get('/c')].map(Boolean)).toEqual([true, false, true]);
    cache.put('/huge', page('x'.repeat(1_000)), [], cache.version());
    expect(cache.get('/huge')).toBeUndefined();
  });

  it('never gives a page read before a change to something on it, whatever the order of events', () => {
    const tag = fc.constantFrom('a', 'b', 'c');
    const event = fc.oneof(
      fc.record({ kind: fc.constant('read' as const), address: fc.constantFrom('/1', '/2', '/3'), tags: fc.uniqueArray(tag) }),
      fc.record({ kind: fc.constant('finish' as const), which: fc.nat(20) }),
      fc.record({ kind: fc.constant('drop' as const), tag }),
      fc.record({ kind: fc.constant('listening' as const), isListening: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const cache = listeningCache();
        const versions: Record<string, number> = { a: 0, b: 0, c: 0 };
        const reading: { address: string; tags: string[]; seen: string; version: number }[] = [];
        const shown = (tags: readonly string[]) => tags.map((name) => `${name}${versions[name]}`).join();
        const cached = new Map<string, string[]>();
        for (const step of events) {
          if (step.kind === 'read') reading.push({ ...step, seen: shown(step.tags), version: cache.version() });
          if (step.kind === 'listening') cache.listening(step.isListening);
          if (step.kind === 'drop') {
            versions[step.tag] = (versions[step.tag] ?? 0) + 1;
            cache.drop(step.tag);
          }
          const [done] = step.kind === 'finish' ? reading.splice(step.which % Math.max(1, reading.length), 1) : [];
          if (done) {
            cache.put(done.address, page(done.seen), done.tags, done.version);
            if (cache.get(done.address)?.headers.ETag === done.seen) cached.set(done.address, done.tags);
          }
          for (const [address, tags] of cached) {
            const given = cache.get(address);
            if (given) expect(given.headers.ETag).toBe(shown(tags));
          }
        }
      }),
    );
  });
});
