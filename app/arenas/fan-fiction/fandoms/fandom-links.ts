import { href } from 'react-router';
import type { PreviewPicture } from '~/site/page-head';

/** The address of a genre's titles on the landing page. */
export const genreAddress = (genreId: string) => `/fan-fiction/genre/${genreId}`;

/** The address of a genre's fandom listing. */
export const listingAddress = (genreId: string) => `${genreAddress(genreId)}/fandoms`;

/** The address of a fandom's page, reached through one of its genres. */
export const fandomAddress = (genreId: string, fandomId: string) => `${genreAddress(genreId)}/title/${fandomId}`;

/** The address of a fandom's picture: its cover as `svg`, or its link-preview picture as `png` (1200 x 630 px). */
const coverAddress = (fandomId: string, kind: 'svg' | 'png') => `/fan-fiction/cover/${fandomId}.${kind}`;

/** A fandom's picture for link previews. */
export function coverPicture({ id, name }: { id: string; name: string }): PreviewPicture {
  return { address: coverAddress(id, 'png'), alt: `An arch of the arena with a scene, and beside it: ${name}` };
}

/** The genre whose addresses have the fandoms that authors named. */
export const NAMED_GENRE = 'crossover';
/** In place of a fandom’s id: the name stands in the query, as a form sends it. */
export const NAME_FANDOM = 'name';

/** The address for writing a story of a fandom. @param draftId the draft to go on with. */
export function writeAddress(fandomPage: string, draftId?: string): string {
  return `${fandomPage}?${new URLSearchParams({ tab: 'write', ...(draftId && { draft: draftId }) })}`;
}

/** The story's id in the address of an import that begins a story. */
export const NEW_STORY = 'new';

/** The page on which an author imports all their works. */
export const backlistAddress = href('/fan-fiction/story/:storyId/import', { storyId: NEW_STORY });

/** The page on which a story of a fandom is imported from a file. */
export function newImportAddress(fandomId: string): string {
  return `${backlistAddress}?${new URLSearchParams({ fandom: fandomId })}`;
}
