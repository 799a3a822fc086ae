import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgePassword } from './common-passwords';
import { COMMON_PATTERN, passwordStrength } from './password-strength';

const own = ['Mara Ellwood', 'mara.quill@example.test'];

describe('judgePassword', () => {
  it.each([
    'P@ssw0rd',
    'Summer2026',
    'Iloveyou1!',
    'Football2024!',
    'Abcdefg1',
    'iloveyouiloveyou',
    '1234567890123456',
    'MaraEllwood1',
    'Mara-Ellwood!',
    'Mara.quill1',
    'mara.quill@example.test',
    'Quillarena1!',
  ])('refuses %s as common', (password) => {
    expect(judgePassword(password, own)).toMatchObject({ isStrong: false, message: COMMON_PATTERN });
  });

  it.each([
    'Quill-and-sand-7',
    'Quill-Arena-42',
    'Test-Pass-1',
    'correct horse battery staple',
    'otter lantern gravel violin',
    'kQ7#mZp2',
    'Ünder-Öl-7',
  ])('takes %s', (password) => {
    expect(judgePassword(password, own)).toMatchObject({ isStrong: true });
  });

  it('refuses whatever the rule refuses, and judges any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 128 }), fc.array(fc.string(), { maxLength: 3 }), (password, theirs) => {
        const judged = judgePassword(password, theirs);
        const ruled = passwordStrength(password);
        expect(judged.score).toBe(ruled.score);
        if (!ruled.isStrong) expect(judged).toEqual(ruled);
      }),
      { numRuns: 50 },
    );
  });
});
