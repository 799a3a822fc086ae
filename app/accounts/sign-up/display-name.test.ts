import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileForm, signUpForm } from '../forms';
import { texts } from '../texts';
import { MAX_NAME, nameFault, nameKey, tidyName } from './display-name';

describe('display names', () => {
  it('are equal regardless of case, composition and spaces', () => {
    expect(nameKey('  Mara   Ellwood ')).toBe(nameKey('MARA ellwood'));
    expect(nameKey('Zoe\u0308')).toBe(nameKey('ZOË'));
    expect(nameKey('Straße')).toBe(nameKey('STRASSE'));
  });

  it('contain nothing invisible', () => {
    for (const name of ['Ivo\u200bQuick', 'Ivo\u202eQuick', '\u2800\u2800', '\u3164\u3164', '\u115f\u115f', '\uffa0\uffa0', 'Ivo\u3164']) {
      expect(nameFault(tidyName(name))).toBe(texts.nameUnprintable);
    }
    expect(nameFault('\u0301\u0301')).toBe(texts.nameUnprintable);
    expect(nameFault('Ægir 37 – Ö')).toBeUndefined();
  });

  it.each(['Anonymous', 'ANONYMOUS', ' anonymous ', '\uff21nonymous'])('cannot be %s', (name) => {
    expect(nameFault(tidyName(name))).toBe(texts.nameAnonymous);
  });

  it('contain no e-mail address, with any form of its sign and anywhere in the name', () => {
    const address = fc.tuple(fc.emailAddress(), fc.constantFrom('@', '\uff20', '\ufe6b', ' @ '));
    const beside = fc.constantFrom('', 'Mara ', '(', '.', 'mailto:');
    fc.assert(
      fc.property(beside, address, beside, (before, [email, sign], after) => {
        const name = before + email.replace('@', sign) + after;
        expect(nameFault(tidyName(name))).toBe(texts.nameIsEmail);
        for (const form of [signUpForm, profileForm]) {
          const errors = form.safeParse({ name, email, password: 'correct horse' }).error?.flatten().fieldErrors;
          expect(errors?.name).toEqual([texts.nameIsEmail]);
        }
      }),
    );
  });

  it('may contain an at sign otherwise', () => {
    for (const name of ['@mara', 'M@ra', 'Mara @ home', 'J@ck. Bell', 'mara@3.14']) expect(nameFault(name)).toBeUndefined();
  });

  it('have a minimum and maximum length', () => {
    expect(nameFault('M')).toBe(texts.nameTooShort);
    expect(nameFault('M'.repeat(MAX_NAME))).toBeUndefined();
    expect(nameFault('M'.repeat(MAX_NAME + 1))).toBe(texts.nameTooLong);
  });

  it('do not change when tidied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(tidyName(tidyName(name))).toBe(tidyName(name));
      }),
    );
  });
});
