import { cutAt } from '~/platform/text/printable';
import { inertPage } from '~/stories/text/inert-page';
import type { SaidOfStory } from '../drafts/said-of-story';
import { MAX_TITLE } from '../limits';
import { importTexts } from '../texts';
import { archivedWork } from './archived-work';
import { archivedOrigin } from './backlist/files/archived-origin';
import type { Origin } from './backlist/files/found-story';
import { baseName, inOrder } from './backlist/files/group-files';
import { takeTitleOfText } from './backlist/files/title-page';
import { chaptersOfFiles, titledChapters } from './backlist/files/work-of-page';
import { chaptersOfMarkdown, chaptersOfText, type FoundChapter } from './split-chapters';
import { importingTexts } from './texts';

const MEGABYTE = 1024 * 1024;

/** The most files that are read at once. */
const MAX_FILES = 100;

interface ReadOptions {
  /** The largest file that may be imported. */
  megabytes: number;
  /** The name of the fandom in which they begin a story. */
  fandom: string | undefined;
}

/** Of a file that only has words. */
const NOTHING_SAID = { said: undefined, origin: undefined };

/** What one or more files hold. */
export interface FoundWork {
  /** The title of a story that they begin. */
  title: string;
  chapters: FoundChapter[];
  /** What the first download of an archive among them says of its work. */
  said: SaidOfStory | undefined;
  /** Where the work was before; undefined where no file says it. */
  origin: Origin | undefined;
}

/**
 * Reads the chapters of files on the device, in the order of the files' names and the numbers in them: nothing of them is sent, runs
 * or loads.
 * @returns what they hold, or why one of them cannot be read.
 * @see docs/product/fan-fiction.md
 */
export async function readFiles(files: readonly File[], options: ReadOptions): Promise<FoundWork | { problem: string }> {
  if (files.length > MAX_FILES) return { problem: importingTexts.tooManyFiles(MAX_FILES) };
  const read: (FoundWork & { name: string })[] = [];
  for (const file of inOrder(files, ({ name }) => name)) {
    const found = await readFile(file, options);
    if ('problem' in found) return files.length > 1 ? { problem: `${file.name}: ${found.problem}` } : found;
    read.push({ ...found, name: baseName(file.name) });
  }
  const isOneWork = new Set(read.flatMap(({ origin }) => origin?.address ?? [])).size <= 1;
  if (options.fandom !== undefined && !isOneWork) return { problem: importingTexts.severalWorks };
  return {
    title: read[0]?.title ?? '',
    chapters: chaptersOfFiles(read),
    said: read.find(({ said }) => said)?.said,
    origin: originOf(read),
  };
}

/** Where a work was before, by the first file that says it; its authors are those whom any of the files names. */
function originOf(read: readonly FoundWork[]): Origin | undefined {
  const origins = read.flatMap(({ origin }) => origin ?? []);
  const bylines = [...new Set(origins.map(({ byline }) => byline).filter(Boolean))];
  return origins[0] && { ...origins[0], byline: bylines.join(', ') };
}

async function readFile(file: File, { megabytes, fandom }: ReadOptions): Promise<FoundWork | { problem: string }> {
  if (file.size > megabytes * MEGABYTE) return { problem: importTexts.tooLarge(megabytes) };
  const [, name = file.name, ending = ''] = /^(.*)\.(\w+)$/.exec(file.name) ?? [];
  try {
    const found = await workOf(ending.toLowerCase(), name.trim(), new Uint8Array(await file.arrayBuffer()), fandom);
    if (!found) return { problem: importTexts.unknown };
    return found.chapters.length > 0 ? { ...found, title: cutAt(found.title, MAX_TITLE) } : { problem: importTexts.empty };
  } catch {
    return { problem: importTexts.unreadable };
  }
}

async function workOf(ending: string, name: string, bytes: Uint8Array, fandom: string | undefined): Promise<FoundWork | undefined> {
  if (ending === 'txt' || ending === 'md') {
    const { title = name, text } = takeTitleOfText(decoded(bytes));
    const chaptersIn = ending === 'md' ? chaptersOfMarkdown : chaptersOfText;
    return { title, chapters: chaptersIn(text, title), ...NOTHING_SAID };
  }
  if (ending === 'docx') {
    return { ...titledChapters(inertPage(await pageOfDocx(bytes)), name), ...NOTHING_SAID };
  }
  if (ending !== 'html' && ending !== 'htm') return undefined;
  const page = inertPage(decoded(bytes));
  const said = archivedWork(page, fandom);
  const origin = archivedOrigin(page);
  const isOriginSaid = origin !== undefined && Object.values(origin).some((value) => value !== undefined && value.length > 0);
  return { said, origin: isOriginSaid ? origin : undefined, ...titledChapters(page, name) };
}

/** Mammoth runs in a worker: no document holds up the page. */
export async function pageOfDocx(bytes: Uint8Array): Promise<string> {
  const worker = new Worker(new URL('./docx.worker.ts', import.meta.url), { type: 'module' });
  const read = Promise.withResolvers<string | undefined>();
  worker.onmessage = ({ data }: MessageEvent<string | undefined>) => read.resolve(data);
  worker.onerror = () => read.resolve(undefined);
  worker.postMessage(bytes);
  const html = await read.promise.finally(() => worker.terminate());
  if (html === undefined) throw new Error('This is not a Word document.');
  return html;
}

/** Text of a file: UTF-8, UTF-16 with its mark, or what older programs write on Windows. */
export function decoded(bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
