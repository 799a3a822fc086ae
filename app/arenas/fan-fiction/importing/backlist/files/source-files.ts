import { BlobReader, configure, type Entry, type FileEntry, ZipReader } from '@zip.js/zip.js';
import { MAX_ENTRIES } from '../backlist.contract';
import { inOrder } from './group-files';

const MEGABYTE = 1024 * 1024;
/** The most bytes of all files together. */
export const MAX_BYTES = 200 * MEGABYTE;
/** The most bytes of one file, unpacked. */
const MAX_UNPACKED = 20 * MEGABYTE;
const READABLE = /\.(?:html?|epub|docx|md|txt)$/i;
/** What the site's own file with all works has besides the works, and what systems add; './' and '../' are folders like any other. */
const BESIDE = /(?:^|\/)(?:__MACOSX\/|\.(?!\.?[/\\])|readme\.(?:txt|md)$|license\.(?:txt|md)$)|\.comments\.md$/i;

// Workers of the library's own would be started from a blob, which the site's policy forbids; browsers unpack by themselves.
configure({ useWebWorkers: false });

// Names only sort and title works: one that leads out of its folder is as good as any other.
const ANY_NAME = { filenameValidation: 'tolerant' } as const;

/** Why a file is not read. */
type WhySkipped = 'kind' | 'nested' | 'large' | 'locked' | 'unreadable' | 'empty';

export interface SkippedFile {
  path: string;
  why: WhySkipped;
}

/** A file that may hold a work: chosen by itself, or in a zip file. */
export interface SourceFile {
  /** Its name, within its folders in a zip file. It is shown and sorted by, and names no file on any device. */
  path: string;
  /** When it was last changed. */
  changed: Date | undefined;
  /** @throws {TooLarge} when more is unpacked than any work holds, whatever the zip file says. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

interface FoundFiles {
  sources: SourceFile[];
  skipped: SkippedFile[];
  /** The names of zip files that hold more files than are looked at. */
  cutZips: string[];
}

/** A file that unpacks to more than any work holds. */
export class TooLarge extends Error {}

/**
 * The files that may hold works, in the order of their names and numbers; of a zip file only its list is read yet. Zip files within
 * zip files stay packed.
 */
export async function sourceFiles(files: readonly File[]): Promise<FoundFiles> {
  const found: FoundFiles = { sources: [], skipped: [], cutZips: [] };
  const { sources, skipped } = found;
  for (const file of files) {
    if (/\.zip$/i.test(file.name)) await listZip(file, found);
    else if (!READABLE.test(file.name)) skipped.push({ path: file.name, why: 'kind' });
    else if (file.size > MAX_UNPACKED) skipped.push({ path: file.name, why: 'large' });
    else sources.push({ path: file.name, changed: dateOf(file.lastModified), bytes: async () => new Uint8Array(await file.arrayBuffer()) });
  }
  return { ...found, sources: inOrder(sources, ({ path }) => path) };
}

async function listZip(file: File, { sources, skipped, cutZips }: FoundFiles): Promise<void> {
  try {
    let entries = 0;
    for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator(ANY_NAME)) {
      entries += 1;
      if (entries > MAX_ENTRIES) return void cutZips.push(file.name);
      const path = entry.filename;
      if (entry.directory || BESIDE.test(path)) continue;
      const why = whySkipped(entry);
      if (why) skipped.push({ path, why });
      else sources.push({ path, changed: dateOf(entry.lastModDate.getTime()), bytes: () => unpacked(entry) });
    }
  } catch {
    skipped.push({ path: file.name, why: 'unreadable' });
  }
}

function whySkipped({ filename, encrypted, uncompressedSize }: Entry): WhySkipped | undefined {
  if (/\.zip$/i.test(filename)) return 'nested';
  if (!READABLE.test(filename)) return 'kind';
  if (encrypted) return 'locked';
  return uncompressedSize > MAX_UNPACKED ? 'large' : undefined;
}

/** What an entry holds, read only as far as a work can be long. @throws {TooLarge} */
async function unpacked(entry: FileEntry): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  await entry.getData(
    new WritableStream<Uint8Array<ArrayBuffer>>({
      write(chunk) {
        size += chunk.length;
        if (size > MAX_UNPACKED) throw new TooLarge();
        chunks.push(chunk);
      },
    }),
  );
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The texts of the files of a book, of which at most as much is unpacked as of a single file. */
export function bookTexts(book: Uint8Array<ArrayBuffer>): (path: string) => Promise<string | undefined> {
  let entries: Promise<Map<string, FileEntry>> | undefined;
  let left = MAX_UNPACKED;
  return async (path) => {
    entries ??= listBook(book);
    const entry = (await entries).get(path);
    if (!entry) return undefined;
    const bytes = await unpacked(entry);
    left -= bytes.length;
    if (left < 0) throw new TooLarge();
    return new TextDecoder().decode(bytes);
  };
}

async function listBook(book: Uint8Array<ArrayBuffer>): Promise<Map<string, FileEntry>> {
  const entries = new Map<string, FileEntry>();
  for await (const entry of new ZipReader(new BlobReader(new Blob([book]))).getEntriesGenerator()) {
    if (entries.size >= MAX_ENTRIES) break;
    if (!entry.directory && !entry.encrypted) entries.set(entry.filename, entry);
  }
  return entries;
}

/** Zip files without days begin in 1980. */
function dateOf(time: number): Date | undefined {
  return time > Date.UTC(1990, 0, 1) ? new Date(time) : undefined;
}
