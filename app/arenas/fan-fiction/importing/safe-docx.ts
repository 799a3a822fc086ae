import { Unzip, UnzipInflate, zipSync } from 'fflate';

/** What of a Word document holds its words; pictures and all else stay packed. */
const WANTED = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/[\w-]+\.xml|word\/_rels\/document\.xml\.rels)$/;
/** The most bytes of these, unpacked. */
export const MAX_UNPACKED = 40 * 1024 * 1024;
/** So many bytes are unpacked at a time: even of the densest file that is about 64 MB. */
const STEP = 64 * 1024;

/** A file that is no Word document, or one that unpacks to more than any document holds. */
export class UnreadableFile extends Error {}

/**
 * A Word document with nothing but its words, whatever the file says about sizes.
 * @throws {UnreadableFile} when it is none, or unpacks to more than 40 MB.
 */
export function safeDocx(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    if (!WANTED.test(file.name)) return;
    const own: Uint8Array[] = [];
    chunks.set(file.name, own);
    file.ondata = (error, chunk) => {
      if (error) throw new UnreadableFile(error.message);
      unpacked += chunk.length;
      if (unpacked > MAX_UNPACKED) throw new UnreadableFile('It is too large when unpacked.');
      own.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += STEP) unzip.push(bytes.subarray(from, from + STEP), from + STEP >= bytes.length);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(String(error));
  }
  if (!chunks.has('word/document.xml')) throw new UnreadableFile('It contains no document.');
  const files = Object.fromEntries([...chunks].map(([name, own]) => [name, joined(own)]));
  return new Uint8Array(zipSync(files, { level: 0 }));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
