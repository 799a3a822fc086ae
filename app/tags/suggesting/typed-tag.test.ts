import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagsInText } from '../rules/tags-in-text';
import { chosenText, typedTagAt } from './typed-tag';

/** A text with its caret at the bar. */
const at = (marked: string) => typedTagAt(marked.replace('|', ''), marked.indexOf('|'));

describe('the tag that is being typed', () => {
  it('is the one around the caret', () => {
    expect(at('Tea, slow b|, Rain').text).toBe('slow b');
    expect(at('Te|a, Rain').text).toBe('Tea');
    expect(at('Tea\nra|').text).toBe('ra');
    expect(at('Tea, |').text).toBe('');
    expect(at('|').text).toBe('');
  });

  it('makes room for the next one once it is chosen', () => {
    const text = 'Tea, slo';
    expect(text.slice(0, 5) + chosenText(text, at('Tea, slo|'), 'Slow Burn')).toBe('Tea, Slow Burn, ');
  });

  it('leaves what follows as it is', () => {
    const text = 'slo, Rain';
    expect(chosenText(text, at('slo|, Rain'), 'Slow Burn') + text.slice(3)).toBe('Slow Burn, Rain');
  });

  it('is replaced by the chosen one, and no other tag is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1, maxLength: 4 }), fc.nat(), (names, place) => {
        const text = names.join(', ');
        const typed = typedTagAt(text, place % (text.length + 1));
        const chosen = text.slice(0, typed.start) + chosenText(text, typed, 'Chosen') + text.slice(typed.end);
        const left = tagsInText('freeform', chosen).map(({ name }) => name);
        expect(left).toContain('Chosen');
        for (const name of names) if (name !== typed.text) expect(left).toContain(name);
      }),
    );
  });
});
