import { archivedTitle, archivedWork } from '../../archived-work';
import { chaptersOfPage, type FoundChapter, titleOf } from '../../split-chapters';
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
  return { fandom, said, origin, ...titledChapters(page, name) };
}

/**
 * The title of the work on a page of HTML, and its chapters. What is no chapter's under a heading of its own has the title, too: in a
 * file without headings that is all of it.
 * @param page is changed.
 * @param name of the file, for a page without a title.
 */
export function titledChapters(page: Document, name: string): { title: string; chapters: FoundChapter[] } {
  const title = archivedTitle(page) ?? takeTitleOfPage(page) ?? name;
  return { title, chapters: chaptersOfPage(page, title) };
}

/** What one of several files holds. */
export interface FilePart extends FoundStory {
  /** That of the file, without its ending. */
  name: string;
}

/**
 * The chapters of files that are one work. A title that several of them have is the work's: what would have it as a chapter is called as
 * its file.
 */
export function chaptersOfFiles(parts: readonly Pick<FilePart, 'name' | 'title' | 'chapters'>[]): FoundChapter[] {
  const counts = Map.groupBy(parts, ({ title }) => titleOf(title));
  return parts.flatMap(({ name, title: own, chapters }) => {
    const title = titleOf(own);
    if (counts.get(title)?.length === 1) return chapters;
    return chapters.map((chapter) => (chapter.title === title ? { ...chapter, title: titleOf(name) } : chapter));
  });
}
