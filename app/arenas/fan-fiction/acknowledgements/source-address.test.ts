import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ADDRESS, namedSource } from './source-address';

const SITE = 'https://quillarena.example';
const ID = '0b0a7a3e-5a9c-4a52-9d5a-0d8f8c1d2e3f';

describe('the address of a source', () => {
  it('names a story of this site, however much of it is given', () => {
    for (const typed of [
      `${SITE}/fan-fiction/story/${ID}`,
      `${SITE}/story/${ID}?chapter=2#chapter`,
      `/fan-fiction/story/${ID}/comments`,
      ` /story/${ID.toUpperCase()} `,
    ]) {
      expect(namedSource(typed, SITE), typed).toEqual({ kind: 'story', id: ID });
    }
  });

  it('names a page elsewhere by https', () => {
    expect(namedSource('https://archive.example/works/7', SITE)).toEqual({ kind: 'page', address: 'https://archive.example/works/7' });
    expect(namedSource('https://bücher.example', SITE)).toEqual({ kind: 'page', address: 'https://xn--bcher-kva.example/' });
  });

  it('names nothing else', () => {
    for (const typed of [
      ...['', '  ', 'a story', 'https://', `${SITE}/about`, '/players/7', 'http://archive.example/', 'ftp://archive.example/'],
      ...['javascript:alert(1)', 'data:text/html,x', 'https://me:secret@archive.example/', 'https://localhost/x', 'https://127.0.0.1/x'],
      ...['https://[::1]/', 'https://intranet/x', `https://archive.example/${'x'.repeat(MAX_ADDRESS)}`],
    ]) {
      expect(namedSource(typed, SITE), typed).toBeUndefined();
    }
  });

  it('is never anything but https or a story, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (typed) => {
        const found = namedSource(typed, SITE);
        if (found?.kind === 'page') expect(found.address).toMatch(/^https:\/\//);
      }),
    );
  });
});
