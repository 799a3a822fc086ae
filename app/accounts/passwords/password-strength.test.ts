import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordRequirements, passwordStrength } from './password-strength';

describe('passwordStrength', () => {
  it.each([
    ['Ab1!', false, 80, 'at least 8 characters long'],
    ['abcdefgh', false, 40, 'at least 3 of the following'],
    ['abcdefg1', false, 60, 'at least 3 of the following'],
    ['Abcdefg1', true, 80, 'strong'],
    ['Abcdef1!', true, 100, 'strong'],
    ['123456Ab!', false, 100, 'common pattern'],
    ['My-PassWord-1', false, 100, 'common pattern'],
    ['Welcome2you!', false, 100, 'common pattern'],
    ['Ünder-Öl-7', true, 100, 'strong'],
    ['otter lantern gravel violin', true, 40, 'strong'],
    ['otterlanterngra', false, 40, 'at least 3 of the following'],
    ['otterlanterngrav', true, 40, 'strong'],
    ['welcome otter lantern', false, 40, 'common pattern'],
  ])('judges %s', (password, isStrong, score, message) => {
    const strength = passwordStrength(password);
    expect(strength).toMatchObject({ isStrong, score });
    expect(strength.message).toContain(message);
  });

  it('scores in steps of 20 and never calls a weak length strong', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (password) => {
        const { score, isStrong } = passwordStrength(password);
        expect(score % 20).toBe(0);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        if ([...password].length < 8) expect(isStrong).toBe(false);
      }),
    );
  });

  it('does not fall when a character is added to a password', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1, maxLength: 1 }), (password, more) => {
        expect(passwordStrength(password + more).score).toBeGreaterThanOrEqual(passwordStrength(password).score);
      }),
    );
  });
});

describe('what a password must have', () => {
  const met = (password: string) => passwordRequirements(password, passwordStrength(password)).map(({ isMet }) => isMet);

  it.each([
    ['', [false, false, false]],
    ['abc', [false, false, true]],
    ['abcdefgh', [true, false, true]],
    ['Qwerty-2026', [true, true, false]],
    ['Summer-Otter-7', [true, true, true]],
    ['otter lantern gravel violin', [true, true, true]],
  ])('is ticked off as it is typed: %j', (password, expected) => {
    expect(met(password)).toEqual(expected);
  });

  it('is all ticked off exactly when the password is strong', () => {
    fc.assert(fc.property(fc.string(), (password) => met(password).every(Boolean) === passwordStrength(password).isStrong));
  });
});
