import type { Fandom } from '~content/fandoms/fandom';

/** Finds the fandom that an id in an address means. */
export type FindFandom = (addressed: string) => Fandom | undefined;

/**
 * Makes the lookup of a registry. It tries an id, in this order: as it is; without its hyphens and in lower-case
 * letters; its first hyphen-separated part; all its parts joined, whatever separates them; as an alias.
 *
 * @param fandoms the registry; its ids and aliases are all different.
 * @returns the lookup, which returns undefined for an unknown id.
 * @see docs/product/fan-fiction-fandoms.md
 */
export function createFindFandom(fandoms: readonly Fandom[]): FindFandom {
  const byId = new Map(fandoms.map((fandom) => [fandom.id, fandom]));
  const byPlainId = new Map(fandoms.map((fandom) => [plain(fandom.id), fandom]));
  const byAlias = new Map(fandoms.flatMap((fandom) => fandom.aliases.map((alias) => [plain(alias), fandom] as const)));

  return (addressed) =>
    byId.get(addressed) ??
    byPlainId.get(addressed.replaceAll('-', '').toLowerCase()) ??
    byPlainId.get(firstPart(addressed)) ??
    byPlainId.get(plain(addressed)) ??
    byAlias.get(plain(addressed));
}

/**
 * Reduces an id to its letters and digits.
 *
 * @param id any text: 'One_Piece', 'one-piece'.
 * @returns the letters and digits in lower case: 'onepiece'.
 */
export function plain(id: string): string {
  return id.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function firstPart(addressed: string): string {
  return addressed.split('-', 1)[0]?.toLowerCase() ?? '';
}
