import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses';
import { readSentences } from './tokens';

const clauses = (text: string) => readSentences(text).flatMap(clausesOf);

describe('the clauses of a sentence', () => {
  it.each([
    ['Hanna cut the green rope.', [['Hanna', 'cut', '', 'green rope']]],
    ['She put on her glasses.', [['she', 'put', 'on', 'glasses']]],
    ['At the gate Sister Consolata took off her shoes.', [['Sister Consolata', 'take', 'off', 'shoes']]],
    ['The clerk came in.', [['clerk', 'come', 'in', undefined]]],
    [
      'Rose rose and slapped the count.',
      [
        ['Rose', 'rise', '', undefined],
        ['Rose', 'slap', '', 'count'],
      ],
    ],
  ])('of %j name who does what to what', (text, expected) => {
    expect(clauses(text).map(({ subject, verb, object }) => [subject?.words, verb.lemma, verb.particle, object?.words])).toEqual(expected);
  });

  it('tell what comes into view from what somebody is', () => {
    expect(clauses('Behind the skis there was a trapdoor.')).toMatchObject([{ presents: true, subject: { words: 'trapdoor' } }]);
    expect(clauses('She was seventy and had been on the cruise.').map(({ presents }) => presents)).toEqual([false, false]);
  });

  it('tell what did not happen, or may not have', () => {
    const [first, second] = clauses('She did not take the coat. He could hear them.');
    expect(first?.verb).toMatchObject({ lemma: 'take', negated: true });
    expect(second?.verb).toMatchObject({ lemma: 'hear', modal: true });
  });
});
