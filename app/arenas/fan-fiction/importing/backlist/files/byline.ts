/**
 * Whether an archive names a work's author as they are called here: all names of a byline are the person's, in any spelling. The
 * archive writes some of them as 'pen name (account)', where either counts. A byline that names nobody says nothing against them.
 * @see docs/product/importing.md
 */
export function isOwnByline(byline: string, name: string): boolean {
  return isBylineOf(byline, [name]);
}

/** Whether all names of a byline are among those of some people. */
export function isBylineOf(byline: string, names: readonly string[]): boolean {
  return bylineWithout(byline, names) === '';
}

/** A byline without the names of some people. */
export function bylineWithout(byline: string, names: readonly string[]): string {
  const own = new Set(names.map(folded));
  const named = byline.split(/,|&| and /).filter((each) => folded(each) !== '');
  const others = named.filter((each) => ![each, ...each.split(/[()]/)].some((part) => own.has(folded(part))));
  return named.length > 0 && others.length === named.length ? byline : others.map((each) => each.trim()).join(', ');
}

function folded(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
