import { describe, expect, it } from 'vitest';
import { savedPosition, withPosition } from './landing-positions';

describe('saved scroll positions', () => {
  it('are saved per page', () => {
    const kept = withPosition(withPosition(undefined, '/fan-fiction', 120), '/fan-fiction/genre/anime', 900);
    expect(savedPosition(kept, '/fan-fiction')).toBe(120);
    expect(savedPosition(kept, '/fan-fiction/genre/anime')).toBe(900);
    expect(savedPosition(withPosition(kept, '/fan-fiction', 4), '/fan-fiction')).toBe(4);
    expect(savedPosition(kept, '/fan-fiction/genre/drama')).toBeUndefined();
  });

  it('start from scratch when the storage holds anything else', () => {
    for (const broken of ['', '{', '[1]', '"x"', '5', '{"/fan-fiction":"far"}', 'null']) {
      expect(savedPosition(broken, '/fan-fiction')).toBeUndefined();
      expect(savedPosition(withPosition(broken, '/fan-fiction', 7), '/fan-fiction')).toBe(7);
    }
  });
});
