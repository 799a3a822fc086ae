import { LANGUAGE } from '~/platform/text/language';

const byNumbers = new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: 'base' });
/** The number at the end of a name: 'Tides 03', '3'. */
const NUMBER = /(?<!\d)\d{1,3}$/;
/** The word before it: 'Tides - Chapter 3'. */
const CHAPTER_WORD = /(?<![\p{L}\d_])(?:chapter|ch|chap|part|kapitel|chapitre|cap[ií]tulo)$/iu;
const SEPARATORS = new Set(' \t._–—-');
/** Longer names are nobody's. */
const MOST_NAMED = 500;

/** A file by its path, such as 'Tides/Chapter 2.docx'. */
interface NamedFile {
  path: string;
}

/** Files that are one work, in the order of their names and the numbers in them. */
export interface FileGroup<File extends NamedFile> {
  /** What the work is called where its files do not say. */
  name: string;
  files: File[];
}

/** Files in the order of their names and the numbers in them: 'Chapter 2' before 'Chapter 10'. */
export function inOrder<File>(files: readonly File[], nameOf: (file: File) => string): File[] {
  return files.toSorted((one, other) => byNumbers.compare(nameOf(one), nameOf(other)));
}

/**
 * Which files are chapters of one work: those of a folder that have the same name but for the number at its end, two or more.
 * Every other file is a work of its own.
 */
export function groupFiles<File extends NamedFile>(files: readonly File[]): FileGroup<File>[] {
  const groups = new Map<string, FileGroup<File>>();
  const counts = Map.groupBy(files, ({ path }) => groupOf(path)?.key);
  for (const file of inOrder(files, ({ path }) => path)) {
    const group = groupOf(file.path);
    const isChapter = group !== undefined && (counts.get(group.key)?.length ?? 0) > 1;
    const [key, name] = isChapter ? [group.key, group.name] : [`file:${file.path}`, baseName(file.path)];
    const there = groups.get(key);
    if (there) there.files.push(file);
    else groups.set(key, { name, files: [file] });
  }
  return [...groups.values()];
}

/** The name of a file without its folder and its ending. */
export function baseName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.replace(/\.\w+$/, '').trim() || name;
}

function groupOf(path: string): { key: string; name: string } | undefined {
  const name = baseName(path);
  const number = name.length > MOST_NAMED ? null : NUMBER.exec(name);
  if (!number) return undefined;
  const stem = withoutSeparators(withoutSeparators(name.slice(0, number.index)).replace(CHAPTER_WORD, ''));
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const ending = path.slice(path.lastIndexOf('.'));
  const title = stem.trim() || folder.slice(folder.lastIndexOf('/') + 1) || name;
  return { key: `${folder}/${stem.trim().toLowerCase()}${ending.toLowerCase()}`, name: title };
}

function withoutSeparators(name: string): string {
  let end = name.length;
  while (SEPARATORS.has(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}
