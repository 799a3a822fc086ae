import { archivedTitle, archivedWork } from '../../archived-work';
import { chaptersOfPage } from '../../split-chapters';
import { archivedFandom, archivedOrigin } from './archived-origin';
import { type FoundStory, NO_ORIGIN } from './found-story';
import { takeTitleOfPage } from './title-page';

/**
 * The work that a page of HTML holds: with all that a download of Archive of Our Own says of it, or only with its chapters.
 * @param page parsed HTML, which is changed; nothing of it runs or loads.
 * @param name of the file.
 */
export function workOfPage(page: Document, name: string): FoundStory {
  const fandom = archivedFandom(page);
  const said = archivedWork(page, fandom || undefined);
  const origin = archivedOrigin(page) ?? NO_ORIGIN;
  const title = archivedTitle(page) ?? takeTitleOfPage(page) ?? name;
  return { title, fandom, said, origin, chapters: chaptersOfPage(page, name) };
}
