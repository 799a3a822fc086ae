import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagsInText } from '../rules/tags-in-text';
import { chosenText, typedTagAt } from './typed-tag';

/** A text with its caret at the bar. */
const at = (marked: string) => typedTagAt(marked.replace('|', ''), marked.indexOf('|'));
/** The text once a name is chosen there. */
function chosenIn(marked: string, name: string): string {
  const text = marked.replace('|', '');
  const chosen = chosenText(text, at(marked), name);
  return text.slice(0, chosen.start) + chosen.text + text.slice(chosen.end);
}

describe('the tag that is being typed', () => {
  it('is the one around the caret', () => {
    expect(at('Tea, slow b|, Rain').text).toBe('slow b');
    expect(at('Te|a, Rain').text).toBe('Tea');
    expect(at('Tea\nra|').text).toBe('ra');
    expect(at('Tea, |').text).toBe('');
    expect(at('|').text).toBe('');
  });

  it('makes room for the next one once it is chosen', () => {
    expect(chosenIn('Tea, slo|', 'Slow Burn')).toBe('Tea, Slow Burn, ');
  });

  it('leaves what follows as it is', () => {
    expect(chosenIn('slo|, Rain', 'Slow Burn')).toBe('Slow Burn, Rain');
  });

  it('takes along the pieces of a name with commas that stand around it', () => {
    expect(chosenIn('Tea, lov|', 'Love, Simon')).toBe('Tea, Love, Simon, ');
    expect(chosenIn('Tea, love, Si|', 'Love, Simon')).toBe('Tea, Love, Simon, ');
    expect(chosenIn('Love|, Simon, Tea', 'Love, Simon')).toBe('Love, Simon, Tea');
    expect(chosenIn('Eat, Pray|, Tea', 'Eat, Pray, Love')).toBe('Eat, Pray, Love, Tea');
    expect(chosenIn('Rain, Si|, Tea', 'Love, Simon')).toBe('Rain, Love, Simon, Tea');
  });

  it('is replaced by the chosen one, and no other tag is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1, maxLength: 4 }), fc.nat(), (names, place) => {
        const text = names.join(', ');
        const typed = typedTagAt(text, place % (text.length + 1));
        const { start, end, text: name } = chosenText(text, typed, 'Chosen');
        const chosen = text.slice(0, start) + name + text.slice(end);
        const left = tagsInText('freeform', chosen).map(({ name }) => name);
        expect(left).toContain('Chosen');
        for (const name of names) if (name !== typed.text) expect(left).toContain(name);
      }),
    );
  });
});
