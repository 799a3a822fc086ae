/** What the id of a fandom begins with that an author named, and no registry knows. */
export const NAMED_FANDOM = '~';
/** What an id in an address must not hold. */
const UNFIT = /[\p{C}/\\%#?]+/gu;
const MOST_CHARACTERS = 100;

/** Whether an id is that of a fandom that an author named. */
export function isNamedFandom(id: string | null | undefined): boolean {
  return id?.startsWith(NAMED_FANDOM) ?? false;
}

/** The id of a fandom with this name; undefined for a name that shows nothing. */
export function namedFandomId(name: string): string | undefined {
  const fit = [...name.normalize('NFC').replaceAll(UNFIT, ' ').replaceAll(/\s+/g, ' ').trim()].slice(0, MOST_CHARACTERS).join('').trim();
  return /[\p{L}\p{N}]/u.test(fit) ? NAMED_FANDOM + fit : undefined;
}

/** The name in such an id; undefined for any other id, and where an address was written by hand. */
export function nameInFandomId(id: string): string | undefined {
  const name = isNamedFandom(id) ? id.slice(NAMED_FANDOM.length) : undefined;
  return name !== undefined && namedFandomId(name) === id ? name : undefined;
}
