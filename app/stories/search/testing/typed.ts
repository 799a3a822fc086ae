import fc from 'fast-check';

/** What people may type into the search box: words, operators, and anything at all. */
export function typed(): fc.Arbitrary<string> {
  const part = fc.oneof(
    fc.constantFrom(
      'gate',
      'the',
      'or',
      'OR',
      '-',
      '"',
      "'",
      '\\',
      '&',
      '|',
      '!',
      '(',
      ')',
      ':*',
      '<->',
      '花火',
      '花',
      'é',
      'ß',
      '½',
      '\u0000',
      '\uE000',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );
  return fc.array(fc.tuple(part, fc.constantFrom('', ' ')), { maxLength: 40 }).map((parts) => parts.flat().join(''));
}
