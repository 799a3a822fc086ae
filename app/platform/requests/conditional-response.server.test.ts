import { describe, expect, it } from 'vitest';
import { isFresh, isUnchanged } from './conditional-response.server';

describe('a client has the current version', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*'])('when it says If-None-Match: %s', (known) => {
    for (const etag of ['"a"', 'W/"a"']) {
      expect(isFresh({ 'if-none-match': known }, etag)).toBe(true);
      expect(isUnchanged(new Request('http://site/', { headers: { 'If-None-Match': known } }), etag)).toBe(true);
    }
  });

  it.each(['"b"', '"aa"', 'a', '', '"b", W/"c"'])('unless it says If-None-Match: %j', (known) => {
    expect(isFresh({ 'if-none-match': known }, '"a"')).toBe(false);
  });

  it('unless it sends no ETag or asks for a fresh copy', () => {
    expect(isFresh({}, '"a"')).toBe(false);
    expect(isFresh({ 'if-none-match': '"a"', 'cache-control': 'no-cache' }, '"a"')).toBe(false);
  });
});
