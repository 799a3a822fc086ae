import { LANGUAGE } from '~/platform/text/language';
import { nameInFandomId } from '~/site/named-fandom';
import { fandoms } from '~content/fandoms';
import { type Fandom, type Genre, type GenreId, genreIds } from '~content/fandoms/fandom';
import { genres } from '~content/fandoms/genres';
import { createFindFandom } from './lookup/fandom-lookup';

export type { Fandom, Genre, GenreId } from '~content/fandoms/fandom';
/** All fandoms and all genres, in the order of the registry. */
export { fandoms, genreIds, genres };

/** The names of all fandoms by id, in the order of names. */
export const fandomNames: Readonly<Record<string, string>> = Object.fromEntries(
  fandoms.map(({ id, name }) => [id, name] as const).sort(([, one], [, other]) => one.localeCompare(other, LANGUAGE)),
);

const byId = new Map(fandoms.map((fandom) => [fandom.id, fandom]));
const genresById = new Map<string, Genre>(genres.map((genre) => [genre.id, genre]));

const byGenre = new Map<GenreId, Fandom[]>(
  genreIds.map((genreId) => [genreId, fandoms.filter((fandom) => fandom.genres.includes(genreId))]),
);

/**
 * Finds the fandom that an id in an address means, forgiving its spelling: 'Naruto', 'naruto-shippuden', 'one_piece'.
 *
 * @param addressed the id in the address.
 * @returns the fandom, or undefined for an unknown id.
 * @see docs/product/fan-fiction-fandoms.md
 */
export const findFandom = createFindFandom(fandoms);

/**
 * Finds the fandom with exactly this id, for ids that the product itself wrote.
 *
 * @param id the fandom's own id.
 * @returns the fandom, or undefined.
 */
export function fandomById(id: string): Fandom | undefined {
  return byId.get(id);
}

/** The name of a fandom by its id: of the registry, or as the author wrote it who named it. */
export function nameOfFandom(id: string): string {
  return fandomById(id)?.name ?? nameInFandomId(id) ?? id;
}

/**
 * Finds a genre by an id in an address.
 *
 * @param id the id in the address.
 * @returns the genre, or undefined when there is none.
 */
export function genreById(id: string): Genre | undefined {
  return genresById.get(id);
}

/**
 * The fandoms of a genre, as their first or a further one.
 *
 * @param genreId the genre.
 * @returns 15 to 35 fandoms in the order of the registry.
 */
export function fandomsOfGenre(genreId: GenreId): readonly Fandom[] {
  return byGenre.get(genreId) ?? [];
}
