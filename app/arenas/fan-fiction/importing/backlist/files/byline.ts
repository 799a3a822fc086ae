/**
 * Whether an archive names a work's author as they are called here: all names of a byline are the person's, in any spelling. The
 * archive writes some of them as 'pen name (account)', where either counts. A byline that names nobody says nothing against them.
 * @see docs/product/importing.md
 */
export function isOwnByline(byline: string, name: string): boolean {
  const own = folded(name);
  const names = byline.split(/,|&| and /).filter((each) => folded(each) !== '');
  return names.every((each) => [each, ...each.split(/[()]/)].some((part) => folded(part) === own));
}

function folded(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
