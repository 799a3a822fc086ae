import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fandom } from '~content/fandoms/fandom';
import { createFindFandom } from './fandom-lookup';

const fandom = (id: string, aliases: string[] = []): Fandom => ({
  id,
  aliases,
  name: id,
  genres: ['fantasy'],
  description: id,
  basePopularity: 50,
});

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,7}$/);
const words = fc.uniqueArray(word, { minLength: 2, maxLength: 3 });

const found = (registry: Fandom[], addressed: string) => createFindFandom(registry)(addressed)?.id;

describe('the order of the lookup', () => {
  it('begins with the id as it is', () => {
    fc.assert(
      fc.property(words, (parts) => {
        const exact = parts.join('-');
        expect(found([fandom(parts.join('')), fandom(parts[0] ?? ''), fandom(exact)], exact)).toBe(exact);
      }),
    );
  });

  it('then ignores hyphens and case, before it tries the first part', () => {
    fc.assert(
      fc.property(words, (parts) => {
        const joined = parts.join('');
        const registry = [fandom(parts[0] ?? ''), fandom(joined)];
        expect(found(registry, parts.join('-'))).toBe(joined);
        expect(found(registry, parts.join('-').toUpperCase())).toBe(joined);
      }),
    );
  });

  it('then tries the first part, before an alias', () => {
    fc.assert(
      fc.property(words, (parts) => {
        const [first = '', ...rest] = parts;
        const addressed = [first, ...rest].join('-');
        expect(found([fandom(first), fandom('elsewhere-by-alias', [addressed])], addressed)).toBe(first);
      }),
    );
  });

  it('then tries the parts joined, whatever separates them', () => {
    fc.assert(
      fc.property(words, fc.constantFrom(' ', '_', '.', '+'), (parts, separator) => {
        const registry = [fandom(parts.join('-')), fandom('elsewhere-by-alias', [`${parts.join('')}x`])];
        expect(found(registry, parts.join(separator))).toBe(parts.join('-'));
      }),
    );
  });

  it('ends with the aliases', () => {
    fc.assert(
      fc.property(words, (parts) => {
        const alias = parts.join('-');
        expect(found([fandom('0-other'), fandom('0-meant', [alias])], alias)).toBe('0-meant');
        expect(found([fandom('0-other'), fandom('0-meant', [alias])], parts.join(' '))).toBe('0-meant');
      }),
    );
  });

  it('finds nothing for any other text, without failing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(found([fandom('0-only-this')], `zz${text}`)).toBeUndefined();
      }),
    );
  });
});
