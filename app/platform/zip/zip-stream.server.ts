import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Bytes that are packed before others get a turn: some 5 ms. */
const PACKED_AT_ONCE = 128 * 1024;

/** A file that is put into a zip file. */
export interface ZippedFile {
  name: string;
  /** What it holds, in pieces. */
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** Whether it is compressed already. */
  packed?: boolean;
}

/** Puts files into one zip file, piece by piece: no more than a piece of one of them is held. */
export async function* zipped(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const encoder = new TextEncoder();
  let taken = 0;
  for await (const { name, pieces, packed = false } of files) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for await (const piece of pieces) {
      const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece;
      file.push(bytes);
      yield* ready.splice(0);
      taken += bytes.length;
      if (taken < PACKED_AT_ONCE) continue;
      taken = 0;
      await new Promise(setImmediate);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
