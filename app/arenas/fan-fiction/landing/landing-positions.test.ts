import { describe, expect, it } from 'vitest';
import { keptPosition, withPosition } from './landing-positions';

describe('stored positions', () => {
  it('are separate for each page', () => {
    const kept = withPosition(withPosition(null, '/fan-fiction', 120), '/fan-fiction/genre/anime', 900);
    expect(keptPosition(kept, '/fan-fiction')).toBe(120);
    expect(keptPosition(kept, '/fan-fiction/genre/anime')).toBe(900);
    expect(keptPosition(withPosition(kept, '/fan-fiction', 4), '/fan-fiction')).toBe(4);
    expect(keptPosition(kept, '/fan-fiction/genre/drama')).toBeUndefined();
  });

  it('start empty where the storage contains anything else', () => {
    for (const broken of ['', '{', '[1]', '"x"', '5', '{"/fan-fiction":"far"}', 'null']) {
      expect(keptPosition(broken, '/fan-fiction')).toBeUndefined();
      expect(keptPosition(withPosition(broken, '/fan-fiction', 7), '/fan-fiction')).toBe(7);
    }
  });
});
