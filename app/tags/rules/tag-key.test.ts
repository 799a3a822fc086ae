import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TagKind, tagKinds } from './tag';
import { relationshipIn, tagKey } from './tag-key';

const keyOf = (kind: TagKind, name: string) => tagKey({ kind, name });
const same = (kind: TagKind, ...names: string[]) => new Set(names.map((name) => keyOf(kind, name))).size === 1;
const names = fc.stringMatching(/^[A-Za-zé' -]{0,8}[a-z]$/);

describe('the key of a tag', () => {
  it('is the same for spellings that differ in case, spaces, hyphens, accents, apostrophes and the sign for “and”', () => {
    expect(same('freeform', 'Slow Burn', 'slow burn', 'slow-burn', 'SlowBurn', 'Slow – Burn', 'Slow_Burn')).toBe(true);
    expect(same('freeform', 'Fluff & Angst', 'fluff and angst', 'Fluff ＆ Angst')).toBe(true);
    expect(same('character', 'Éowyn', 'Eowyn')).toBe(true);
    expect(same('character', 'T’Challa', "T'Challa", 'TChalla')).toBe(true);
  });

  it('differs for other words, and between what is alike in different kinds only by the kind', () => {
    expect(same('freeform', 'Slow Burn', 'Slow Build')).toBe(false);
    expect(keyOf('freeform', 'Merlin')).toBe(keyOf('character', 'Merlin'));
  });

  it('knows a relationship in any order of its names', () => {
    expect(same('relationship', 'Ada/Bea', 'bea / ada', 'Bea／Ada')).toBe(true);
    expect(same('relationship', 'Ada & Bea & Cleo', 'Cleo&Ada &Bea')).toBe(true);
  });

  it('tells love from friendship', () => {
    expect(same('relationship', 'Ada/Bea', 'Ada & Bea')).toBe(false);
  });

  it('keeps what consists of signs alone apart', () => {
    expect(keyOf('freeform', '-')).not.toBe('');
    expect(same('freeform', '-', '–-')).toBe(false);
    expect(keyOf('relationship', '/')).toBe('/');
    expect(keyOf('freeform', '˘')).not.toBe('');
    expect(keyOf('relationship', '℀')).toBe('a/c');
  });

  it('is never empty, and its own key', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tagKinds), fc.string({ unit: 'grapheme', minLength: 1 }), (kind, name) => {
        if (name.trim() === '') return;
        const key = keyOf(kind, name);
        expect(key).not.toBe('');
        expect(keyOf(kind, key)).toBe(key);
      }),
    );
  });

  it('does not depend on the order of a relationship, whatever the names', () => {
    fc.assert(
      fc.property(fc.array(names, { minLength: 2, maxLength: 4 }), fc.constantFrom('/', ' & '), (people, sign) => {
        expect(same('relationship', people.join(sign), people.toReversed().join(sign))).toBe(true);
      }),
    );
  });
});

describe('a relationship', () => {
  it('names its people as they are written', () => {
    expect(relationshipIn('Ada Byrne / Bea & Co')).toEqual({ between: '/', names: ['Ada Byrne', 'Bea & Co'] });
    expect(relationshipIn('Ada & Bea')).toEqual({ between: '&', names: ['Ada', 'Bea'] });
    expect(relationshipIn('Everybody')).toEqual({ between: '&', names: ['Everybody'] });
  });
});
