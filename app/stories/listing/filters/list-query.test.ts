import { expect, it } from 'vitest';
import { addressAsShown } from './list-query';

it('asks for no filters on the first page of a list that has none, for a reader whose lists begin with some', () => {
  const shown = (after?: string) => ({ sort: 'words', filters: {}, after }) as const;
  const forAll = { everywhere: true, fandom: false };
  const forFandom = { everywhere: false, fandom: true };
  for (const kept of [forAll, forFandom]) {
    expect(addressAsShown('/tags/7', shown(), kept)).toBe('/tags/7?sort=words&filters=none');
    expect(addressAsShown('/tags/7', shown('abc'), kept)).toBe('/tags/7?sort=words&after=abc');
    expect(addressAsShown('/tags/7', { ...shown(), filters: { kudos: '9' } }, kept)).toBe('/tags/7?sort=words&kudos=9');
  }
  for (const kept of [undefined, { everywhere: false, fandom: false }])
    expect(addressAsShown('/tags/7', shown(), kept)).toBe('/tags/7?sort=words');
});
