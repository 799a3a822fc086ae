import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachOnce, tagsInText, textOfTags, withoutCommas } from './tags-in-text';

const namesIn = (text: string) => tagsInText('freeform', text).map(({ name }) => name);

describe('tags in a text', () => {
  it('are separated by commas and ends of lines, without spaces around them', () => {
    expect(namesIn(' Slow Burn ,Found  Family,\r\nTea')).toEqual(['Slow Burn', 'Found Family', 'Tea']);
    expect(namesIn('慢热，家人、茶')).toEqual(['慢热', '家人', '茶']);
  });

  it('are each there once, in the spelling of the first', () => {
    const once = eachOnce(tagsInText('freeform', 'Slow Burn, slow-burn, SLOW BURN, Tea'));
    expect(once.map(({ name }) => name)).toEqual(['Slow Burn', 'Tea']);
  });

  it('are none where nothing is to be seen', () => {
    expect(namesIn(' , ,\n,\u200b, \u2800')).toEqual([]);
  });

  it('cannot turn around what stands beside them', () => {
    expect(namesIn('a\u202eb, c\u0000d')).toEqual(['ab', 'cd']);
  });

  it('can be written without their commas', () => {
    expect(withoutCommas('Love, Simon')).toBe('Love Simon');
    expect(namesIn(withoutCommas('你好，李焕英'))).toHaveLength(1);
  });

  it('are the same once they were written as a text again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const names = namesIn(text);
        expect(namesIn(textOfTags(names))).toEqual(names);
      }),
    );
  });
});
