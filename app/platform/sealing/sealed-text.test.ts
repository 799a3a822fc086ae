import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealPair } from './seal-pair.contract';
import { createSealPairs } from './seal-pairs.server';
import { openText, sealText } from './sealed-text';

const pairOf = createSealPairs('a secret of some length for the test', 'words');
const ann = pairOf('ann');

describe('a text sealed for a person', () => {
  it('opens with their keys, and is unreadable meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 8 }), async (text) => {
        const sealed = await sealText(ann.seal, text);
        expect(sealed).not.toContain(text);
        expect(await openText(ann, sealed)).toBe(text);
      }),
      { numRuns: 30 },
    );
  });

  it('does not open for others, with another secret, or once it was changed', async () => {
    const sealed = await sealText(ann.seal, 'Once upon a time');
    const changed = `${sealed.slice(0, -4)}${sealed.slice(-4) === 'AAAA' ? 'BBBB' : 'AAAA'}`;
    await expect(openText(ann, changed)).rejects.toThrow();
    for (const other of [pairOf('bob'), createSealPairs('another secret', 'words')('ann')])
      await expect(openText(other, sealed)).rejects.toThrow();
  });

  it('has the same keys each time', () => {
    expect(pairOf('ann')).toEqual(ann);
    for (let person = 0; person < 100; person += 1) expect(sealPair.safeParse(pairOf(String(person))).success).toBe(true);
  });
});
