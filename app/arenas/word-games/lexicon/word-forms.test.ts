import { describe, expect, it } from 'vitest';
import { openLexicon } from './lexicon.server';
import { isDerived } from './word-forms';

const lexicon = openLexicon('content/lexicon');

describe('a form', () => {
  it.each(['bingeable', 'doomscrollers', 'unfollowable', 'selfieless', 'emojilike', 'towerhood', 'happinesses', 'craziest', 'cuddlier'])(
    'is known that comes from a word: %s',
    (form) => {
      expect(lexicon.isKnown(form)).toBe(true);
    },
  );

  it('is known that is spoken and in no dictionary, or is in the dictionary', () => {
    expect([lexicon.isWord('nutcake'), lexicon.isKnown('nutcake'), lexicon.isKnown(' Tower ')]).toEqual([false, true, true]);
  });

  it.each(['xqzv', 'tqqq', 'aaaa', 'xqzvness', 'two words', '', 'q1'])('is not known that no word leads to: %j', (form) => {
    expect(lexicon.isKnown(form)).toBe(false);
  });

  it('comes from no stem of less than three letters', () => {
    expect([isDerived('abs', (form) => form === 'ab'), isDerived('cats', (form) => form === 'cat')]).toEqual([false, true]);
  });
});
