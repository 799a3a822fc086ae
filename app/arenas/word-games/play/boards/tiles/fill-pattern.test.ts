import { describe, expect, it } from 'vitest';
import { fillPattern, meantWord } from './fill-pattern';

const drawn = (pattern: string, text: string) =>
  fillPattern(pattern, text)
    .map(({ letter, kind }) => (kind === 'clash' ? `!${letter}` : kind === 'typed' ? letter.toUpperCase() : letter || '_'))
    .join('');

describe('a word to complete', () => {
  it('is open before anything is typed', () => {
    expect(drawn('f_r_e', '')).toBe('f_r_e');
  });

  it('fills with the whole word as it is typed', () => {
    expect(drawn('f_r_e', 'fo')).toBe('fOr_e');
    expect(drawn('f_r_e', 'FORCE')).toBe('fOrCe');
  });

  it('fills its gaps when only the missing letters are typed', () => {
    expect(drawn('f_r_e', 'o')).toBe('fOr_e');
    expect(drawn('f_r_e', 'oc')).toBe('fOrCe');
    expect(drawn('_eac_', 'th')).toBe('TeacH');
  });

  it('marks a typed letter that contradicts a given one', () => {
    expect(drawn('f_r_e', 'fox')).toBe('fO!x_e');
    expect(drawn('f_r_e', 'tower')).toBe('!tO!wE!r');
  });

  it('is submitted as the whole word, even when only the gaps were typed', () => {
    expect(meantWord('f_r_e', 'oc')).toBe('force');
    expect(meantWord('_eac_', 'th')).toBe('teach');
    expect(meantWord('f_r_e', ' force ')).toBe('force');
    expect(meantWord('f_r_e', 'for')).toBe('for');
  });
});
