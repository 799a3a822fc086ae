import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aiPercent, aiShareText } from './ai-share';

const by = (isAi: boolean, characters: number) => ({ isAi, characters });

describe('the share of AI writers', () => {
  it('is in percent of the characters', () => {
    expect(aiPercent([by(false, 60), by(true, 30), by(true, 10)])).toBe(40);
    expect(aiPercent([by(false, 60)])).toBe(0);
    expect(aiPercent([])).toBeUndefined();
  });

  it('is never rounded to nothing, nor to everything', () => {
    expect(aiPercent([by(false, 9_999), by(true, 1)])).toBe(1);
    expect(aiPercent([by(false, 1), by(true, 9_999)])).toBe(99);
    fc.assert(
      fc.property(
        fc.array(fc.record({ isAi: fc.boolean(), characters: fc.integer({ min: 1, max: 5_000 }) }), { minLength: 1 }),
        (writers) => {
          const percent = aiPercent(writers) ?? -1;
          expect(percent === 0).toBe(writers.every(({ isAi }) => !isAi));
          expect(percent === 100).toBe(writers.every(({ isAi }) => isAi));
        },
      ),
    );
  });

  it('is said in words', () => {
    expect(aiShareText(0)).toBe('No AI');
    expect(aiShareText(38)).toBe('38% by AI writers');
  });
});
