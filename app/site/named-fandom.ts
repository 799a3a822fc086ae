/** What the id of a fandom begins with that an author named, and no registry knows. */
export const NAMED_FANDOM = '~';
/** Signs that mean something in an address, and those of full width that stand for them in an id: 'Fate／stay night'. */
export const ADDRESS_SIGNS = '/\\%#?';
export const STAND_INS = '／＼％＃？';
const CONTROLS = /\p{C}+/gu;
const MOST_CHARACTERS = 100;

/** Whether an id is that of a fandom that an author named. */
export function isNamedFandom(id: string | null | undefined): boolean {
  return id?.startsWith(NAMED_FANDOM) ?? false;
}

/** The id of a fandom with this name; undefined for a name that shows nothing. */
export function namedFandomId(name: string): string | undefined {
  const spaced = name.normalize('NFC').replaceAll(CONTROLS, ' ').replaceAll(/\s+/g, ' ').trim();
  const fit = exchanged([...spaced].slice(0, MOST_CHARACTERS).join('').trim(), ADDRESS_SIGNS, STAND_INS);
  return /[\p{L}\p{N}]/u.test(fit) ? NAMED_FANDOM + fit : undefined;
}

/** The name in such an id; undefined for any other id, and where an address was written by hand. */
export function nameInFandomId(id: string): string | undefined {
  const name = isNamedFandom(id) ? id.slice(NAMED_FANDOM.length) : undefined;
  return name !== undefined && namedFandomId(name) === id ? exchanged(name, STAND_INS, ADDRESS_SIGNS) : undefined;
}

/** A text with each of some signs in place of the one at its place among others. */
function exchanged(text: string, signs: string, others: string): string {
  return [...text].map((sign) => others[signs.indexOf(sign)] ?? sign).join('');
}
