import { inertPage } from '~/stories/text/inert-page';
import { importTexts } from '../texts';
import { chaptersOfPage, chaptersOfText, type FoundChapter } from './split-chapters';

const MEGABYTE = 1024 * 1024;

/** What a file holds, or why it cannot be read. */
export type ReadFile = { chapters: FoundChapter[] } | { problem: string };

/**
 * Reads the chapters of a file on the device: nothing of it is sent, runs or loads.
 * @param megabytes the largest that may be imported.
 * @see docs/product/fan-fiction.md
 */
export async function readFile(file: File, megabytes: number): Promise<ReadFile> {
  if (file.size > megabytes * MEGABYTE) return { problem: importTexts.tooLarge(megabytes) };
  const [, name = file.name, ending = ''] = /^(.*)\.(\w+)$/.exec(file.name) ?? [];
  try {
    const chapters = await chaptersOf(ending.toLowerCase(), name, new Uint8Array(await file.arrayBuffer()));
    if (!chapters) return { problem: importTexts.unknown };
    return chapters.length > 0 ? { chapters } : { problem: importTexts.empty };
  } catch {
    return { problem: importTexts.unreadable };
  }
}

async function chaptersOf(ending: string, name: string, bytes: Uint8Array): Promise<FoundChapter[] | undefined> {
  if (ending === 'txt' || ending === 'md') return chaptersOfText(decoded(bytes), name);
  if (ending === 'html' || ending === 'htm') return chaptersOfPage(inertPage(decoded(bytes)), name);
  return ending === 'docx' ? chaptersOfPage(inertPage(await pageOfDocx(bytes)), name) : undefined;
}

/** Mammoth runs in a worker: no document holds up the page. */
async function pageOfDocx(bytes: Uint8Array): Promise<string> {
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
function decoded(bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
