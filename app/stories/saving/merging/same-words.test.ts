import { describe, expect, it } from 'vitest';
import { sameWords } from './same-words';

describe('the words of a story', () => {
  it('is the same for all line breaks that browsers send', () => {
    expect(sameWords({ title: ' A  title ', body: 'a\r\nb' }, { title: 'A title', body: 'a\nb' })).toBe(true);
    expect(sameWords({ title: 'A', body: 'a' }, { title: 'A', body: 'a ' })).toBe(false);
  });
});
