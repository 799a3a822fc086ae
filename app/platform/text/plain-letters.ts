const IS_ASCII = /^[\x20-\x7e]*$/;
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** A text for comparing: lower case, letters without accents, normalised. `searched_text` in the database does the same. */
export function plainLetters(text: string): string {
  if (IS_ASCII.test(text)) return text.toLowerCase();
  const bare = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFKC');
  return bare.replaceAll(/[øłđðħıςßæœþ]/g, (letter) => LETTERS[letter] ?? letter);
}
