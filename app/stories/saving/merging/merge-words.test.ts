import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeWords } from './merge-words';

const words = (body: string, title = 'Title') => ({ title, body });
const base = words('The gate stood open. Nobody came.\n\nIt rained.');

describe('two versions of the same words', () => {
  it('merge when they changed in different places', () => {
    const mine = words('The old gate stood open. Nobody came.\n\nIt rained.');
    const theirs = words('The gate stood open. Nobody came.\n\nIt rained. All night.', 'Rain');
    expect(mergeWords(base, mine, theirs)).toEqual(words('The old gate stood open. Nobody came.\n\nIt rained. All night.', 'Rain'));
  });

  it('do not merge when they changed the same place, or both the title', () => {
    expect(mergeWords(base, words(`${base.body} Then I left.`), words(`${base.body} Then it stopped.`))).toBeUndefined();
    expect(mergeWords(base, words(base.body, 'One'), words(base.body, 'Two'))).toBeUndefined();
  });

  it('are the one that goes on from the other', () => {
    for (const [theirs, mine] of [
      [`${base.body} Then I left.`, `${base.body} Then I left. Nobody saw.`],
      [`${base.body} Then I left.`, `${base.body} Then I left.\n\nNobody saw.`],
      [`${base.body} Then I left. `, `${base.body} Then I left.\n\nNobody saw.`],
    ] as const) {
      expect(mergeWords(base, words(mine), words(theirs))).toEqual(words(mine));
      expect(mergeWords(base, words(theirs), words(mine))).toEqual(words(mine));
    }
  });

  it('are the one that has every change of the other, also where it took more away', () => {
    const mine = words('The gate stood open. Nobody came. Then I left.\n\nIt rained.');
    const theirs = words('The gate stood open. Then I left.\n\nIt rained.');
    expect(mergeWords(base, mine, theirs)).toEqual(theirs);
    expect(mergeWords(base, theirs, mine)).toEqual(theirs);
  });

  it('are the changed one when only one was changed, and themselves when both are equal', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', ' ', '\n', '…', '"', 'é') });
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(mergeWords(words(before), words(after), words(before))).toEqual(words(after));
        expect(mergeWords(words(before), words(before), words(after))).toEqual(words(after));
        expect(mergeWords(words(before), words(after), words(after))).toEqual(words(after));
      }),
    );
  });

  it('both keep every sentence that they added', () => {
    const sentence = fc.stringMatching(/^[A-Z][a-z]{2,6}\. $/);
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 3 }), sentence, sentence, (all, mine, theirs) => {
        const [first, ...rest] = all;
        const merged = mergeWords(words(all.join('')), words([mine, ...all].join('')), words([first, ...rest, theirs].join('')));
        expect(merged?.body ?? `${mine}${theirs}`).toContain(mine);
        expect(merged?.body ?? `${mine}${theirs}`).toContain(theirs);
      }),
    );
  });
});
