import { inertPage } from '~/stories/text/inert-page';
import { countWords } from '~/stories/text/words';
import { decoded, pageOfDocx } from '../../read-files';
import { chaptersOfMarkdown, chaptersOfText } from '../../split-chapters';
import { MAX_WORKS } from '../backlist.contract';
import { backlistTexts as texts } from '../texts';
import { type FoundStory, NO_ORIGIN } from './found-story';
import { baseName, type FileGroup, groupFiles } from './group-files';
import { readEpub } from './read-epub';
import { isSameText, sketchOf } from './sketch';
import { bookTexts, MAX_BYTES, type SkippedFile, type SourceFile, sourceFiles, TooLarge } from './source-files';
import { takeTitleOfText } from './title-page';
import { chaptersOfFiles, type FilePart, workOfPage } from './work-of-page';

/** The most characters of all works together. */
const MAX_CHARACTERS = 100_000_000;

/** A work that was found, with what says whether it is here already. */
export interface ListedStory extends FoundStory {
  words: number;
  sketch: number[];
  /** The title of a work before it in the list that is the same. */
  sameAs: string | undefined;
}

export interface ReadBacklist {
  works: ListedStory[];
  skipped: SkippedFile[];
  /** Whether there are more works than are imported at once. */
  isCut: boolean;
  /** The names of zip files that hold more files than are looked at. */
  cutZips: string[];
}

/**
 * Reads the works in files on this device, one file after the other: nothing of them is sent, runs or loads.
 * @param onFile is told before each file which one it is, of how many.
 * @returns what they hold, or why they are not read.
 * @see docs/product/importing.md
 */
export async function readBacklist(
  files: readonly File[],
  onFile: (number: number, of: number) => void,
): Promise<ReadBacklist | { problem: string }> {
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) return { problem: texts.tooLarge };
  const { sources, skipped, cutZips } = await sourceFiles(files);
  const works: ListedStory[] = [];
  let [done, characters] = [0, 0];
  const isFull = () => works.length >= MAX_WORKS || characters > MAX_CHARACTERS;
  for (const group of groupFiles(sources)) {
    if (isFull()) return { works, skipped, cutZips, isCut: true };
    const parts: FilePart[] = [];
    for (const source of group.files) {
      done += 1;
      onFile(done, sources.length);
      const part = await readSource(source, skipped);
      if (part) parts.push({ ...part, name: baseName(source.path) });
    }
    for (const work of worksOf(group, parts)) {
      if (isFull()) return { works, skipped, cutZips, isCut: true };
      characters += work.chapters.reduce((sum, { body }) => sum + body.length, 0);
      works.push(listed(work, works));
    }
  }
  return { works, skipped, cutZips, isCut: false };
}

async function readSource(source: SourceFile, skipped: SkippedFile[]): Promise<FoundStory | undefined> {
  const { path, changed } = source;
  try {
    const work = await workIn(path, await source.bytes());
    if (!work || work.chapters.length === 0) {
      skipped.push({ path, why: work ? 'empty' : 'unreadable' });
      return undefined;
    }
    const day = changed?.toISOString().slice(0, 10);
    return { ...work, origin: { ...work.origin, firstPublished: work.origin.firstPublished ?? day } };
  } catch (error) {
    skipped.push({ path, why: error instanceof TooLarge ? 'large' : 'unreadable' });
    return undefined;
  }
}

async function workIn(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<FoundStory | undefined> {
  const name = baseName(path);
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (ending === 'epub') return readEpub({ text: bookTexts(bytes), page: inertPage, xml: parsedXml }, name);
  if (ending === 'docx') return workOfPage(inertPage(await pageOfDocx(bytes)), name);
  if (ending === 'md' || ending === 'txt') {
    const chaptersIn = ending === 'md' ? chaptersOfMarkdown : chaptersOfText;
    const { title = name, text } = takeTitleOfText(decoded(bytes));
    return { title, fandom: '', said: undefined, origin: NO_ORIGIN, chapters: chaptersIn(text, title) };
  }
  return workOfPage(inertPage(decoded(bytes)), name);
}

function parsedXml(text: string): Document {
  return new DOMParser().parseFromString(text, 'application/xml');
}

/** Files whose names say that they are chapters are one work, unless an archive says that each is one of its own. */
function worksOf({ name }: FileGroup<SourceFile>, parts: readonly FilePart[]): FoundStory[] {
  const [first] = parts;
  if (!first || parts.length === 1 || parts.some(({ origin }) => origin.address)) return [...parts];
  const days = parts.flatMap(({ origin }) => origin.firstPublished ?? []).sort();
  const origin = { ...first.origin, firstPublished: days[0], lastUpdated: days.at(-1) };
  return [{ ...first, title: name, origin, chapters: chaptersOfFiles(parts) }];
}

function listed(work: FoundStory, before: readonly ListedStory[]): ListedStory {
  const sketch = sketchOf(work.chapters[0]?.body ?? '');
  const same = before.find(
    (other) => (work.origin.address !== undefined && other.origin.address === work.origin.address) || isSameText(other.sketch, sketch),
  );
  const words = work.chapters.reduce((sum, { body }) => sum + countWords(body), 0);
  return { ...work, words, sketch, sameAs: same?.title };
}
