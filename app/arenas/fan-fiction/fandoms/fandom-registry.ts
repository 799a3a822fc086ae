import { fandoms } from '~content/fandoms';
import { type Fandom, type Genre, type GenreId, genreIds } from '~content/fandoms/fandom';
import { genres } from '~content/fandoms/genres';
import { createFindFandom } from './fandom-lookup';

export type { Fandom, Genre, GenreId } from '~content/fandoms/fandom';
/** All fandoms and all genres, in the order of the registry. */
export { fandoms, genreIds, genres };

const byId = new Map(fandoms.map((fandom) => [fandom.id, fandom]));
const genresById = new Map<string, Genre>(genres.map((genre) => [genre.id, genre]));

const byGenre = new Map<GenreId, Fandom[]>(
  genreIds.map((genreId) => [genreId, fandoms.filter((fandom) => fandom.genres.includes(genreId))]),
);

/**
 * The fandom for an id in an address, with tolerance: 'Naruto', 'naruto-shippuden', 'one_piece'.
 *
 * @param titleId the id from the address.
 * @returns the fandom, or undefined for an unknown id.
 * @see docs/product/fan-fiction-fandoms.md
 */
export const findFandom = createFindFandom(fandoms);

/**
 * The fandom of exactly this id: for ids that the product itself wrote.
 *
 * @param id the fandom's own id.
 * @returns the fandom, or undefined.
 */
export function fandomById(id: string): Fandom | undefined {
  return byId.get(id);
}

/**
 * A genre by its id in an address.
 *
 * @param genreId the id from the address.
 * @returns the genre, or undefined when there is none.
 */
export function genreById(id: string): Genre | undefined {
  return genresById.get(id);
}

/**
 * The fandoms of a genre, whether it is their own or a further one.
 *
 * @param genreId the genre.
 * @returns 15 to 35 fandoms in the order of the registry.
 */
export function fandomsOfGenre(genreId: GenreId): readonly Fandom[] {
  return byGenre.get(genreId) ?? [];
}
