import { describe, expect, it } from 'vitest';
import { hasLinesOf, sameWords } from './same-words';

describe('the words of a story', () => {
  it('is the same for all line breaks that browsers send', () => {
    expect(sameWords({ title: ' A  title ', body: 'a\r\nb' }, { title: 'A title', body: 'a\nb' })).toBe(true);
    expect(sameWords({ title: 'A', body: 'a' }, { title: 'A', body: 'a ' })).toBe(false);
  });

  it('are in a text whose lines they are, in the same order, whatever was merged between them', () => {
    const merged = 'The gate stood open.\n\nNobody came.\n\nShe went in.';
    expect(hasLinesOf(merged, { title: 'Any', body: 'The gate stood open.\n\nShe went in.' })).toBe(true);
    expect(hasLinesOf(merged, { title: 'Any', body: 'She went in.\n\nThe gate stood open.' })).toBe(false);
    expect(hasLinesOf(merged, { title: 'Any', body: 'The gate stood open.\n\nShe ran in.' })).toBe(false);
  });
});
