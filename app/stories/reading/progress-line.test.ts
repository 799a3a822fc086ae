import { describe, expect, it } from 'vitest';
import { readPart } from './progress-line';

describe('how much has been read', () => {
  it('grows from nothing to all', () => {
    expect(readPart({ top: 300, height: 3_000 }, 1_000)).toBe(0);
    expect(readPart({ top: -1_000, height: 3_000 }, 1_000)).toBe(0.5);
    expect(readPart({ top: -2_000, height: 3_000 }, 1_000)).toBe(1);
    expect(readPart({ top: -2_900, height: 3_000 }, 1_000)).toBe(1);
  });

  it('is the whole of a text that fits, once its end is in sight', () => {
    expect(readPart({ top: 700, height: 400 }, 1_000)).toBe(0);
    expect(readPart({ top: 100, height: 400 }, 1_000)).toBe(1);
  });
});
