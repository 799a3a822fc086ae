import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileForm, signUpForm } from '../forms';
import { texts } from '../texts';
import { MAX_NAME, nameFault, nameKey, tidyName } from './display-name';

describe('display names', () => {
  it('are the same name whatever the case, the composition and the spaces', () => {
    expect(nameKey('  Mara   Ellwood ')).toBe(nameKey('MARA ellwood'));
    expect(nameKey('Zoe\u0308')).toBe(nameKey('ZOË'));
    expect(nameKey('Straße')).toBe(nameKey('STRASSE'));
  });

  it('hold nothing invisible', () => {
    for (const name of ['Ivo\u200bQuick', 'Ivo\u202eQuick', '\u2800\u2800', '\u3164\u3164', '\u115f\u115f', '\uffa0\uffa0', 'Ivo\u3164']) {
      expect(nameFault(tidyName(name))).toBe(texts.nameUnprintable);
    }
    expect(nameFault('\u0301\u0301')).toBe(texts.nameUnprintable);
    expect(nameFault('Ægir 37 – Ö')).toBeUndefined();
  });

  it.each(['Anonymous', 'ANONYMOUS', ' anonymous ', '\uff21nonymous'])('are not %s, who is nobody', (name) => {
    expect(nameFault(tidyName(name))).toBe(texts.nameAnonymous);
  });

  it('hold no e-mail address, whatever its sign looks like and whatever stands around it', () => {
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

  it('may hold the sign of addresses otherwise', () => {
    for (const name of ['@mara', 'M@ra', 'Mara @ home', 'J@ck. Bell', 'mara@3.14']) expect(nameFault(name)).toBeUndefined();
  });

  it('have a length', () => {
    expect(nameFault('M')).toBe(texts.nameTooShort);
    expect(nameFault('M'.repeat(MAX_NAME))).toBeUndefined();
    expect(nameFault('M'.repeat(MAX_NAME + 1))).toBe(texts.nameTooLong);
  });

  it('stay as they are when tidied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(tidyName(tidyName(name))).toBe(tidyName(name));
      }),
    );
  });
});
