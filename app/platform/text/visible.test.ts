import { describe, expect, it } from 'vitest';
import { hidesSomething, showsSomething } from './visible';

describe('visibility of a text', () => {
  it.each(['\u2800', '\u3164', '\u115f', '\uffa0', '\u200b\u2060', '\u202e\u200b', '\u0301', ' \t', '', '\u{1d159}', '\ufe0f'])(
    'is not so of %j',
    (text) => {
      expect(showsSomething(text)).toBe(false);
    },
  );

  it.each(['a', '7', '?', '✒', '文', '😀', '\u2801', 'é'])('is so of %s', (text) => {
    expect(showsSomething(text)).toBe(true);
    expect(hidesSomething(text)).toBe(false);
  });

  it.each(['Ivo\u3164Quick', 'Ivo\u2800', 'Ivo\u034f', 'Ivo\ufe0f', 'Ivo\u200b', 'Ivo\u202e', 'Ivo\u2028'])(
    'is told of what hides beside it in %j',
    (text) => {
      expect(hidesSomething(text)).toBe(true);
    },
  );

  it('allows emoji variation selectors', () => {
    expect(hidesSomething('\u2764\ufe0f')).toBe(false);
  });
});
