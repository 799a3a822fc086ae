import { fandomAddress, NAMED_GENRE } from './fandom-links';
import { fandomById } from './fandom-registry';

/** The address of a fandom's page by its id: of the registry in its main genre, or of one that an author named. */
export function pageOfFandom(id: string): string {
  return fandomAddress(fandomById(id)?.genres[0] ?? NAMED_GENRE, encodeURIComponent(id));
}
