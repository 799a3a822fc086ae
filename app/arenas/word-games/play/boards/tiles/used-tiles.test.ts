import { describe, expect, it } from 'vitest';
import { tilesOf, withLetter, withMovedLetter, withoutLetter } from './used-tiles';

describe('tiles laid on the line', () => {
  it('are used up by the typed letters, once each', () => {
    expect(tilesOf(['e', 's', 'e', 'l'], 'EEl')).toEqual([0, 2, 3]);
    expect(tilesOf(['e', 's'], 'se')).toEqual([1, 0]);
  });

  it('leave a letter without a tile when there is none for it', () => {
    expect(tilesOf(['e', 's'], 'sse')).toEqual([1, undefined, 0]);
  });

  it('can be inserted, removed and moved', () => {
    expect(withLetter('tre', 'i', 2)).toBe('trie');
    expect(withLetter('tr', 'i', 9)).toBe('tri');
    expect(withoutLetter('tries', 1)).toBe('ties');
    expect(withMovedLetter('tries', 0, 3)).toBe('rites');
    expect(withMovedLetter('tries', 4, 0)).toBe('strie');
    expect(withMovedLetter('tries', 2, 2)).toBe('tries');
  });
});
