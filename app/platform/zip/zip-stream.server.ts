import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';
import { inPieces } from './in-pieces';

/** Bytes that are compressed at once: each time costs a turn of another thread. */
const AT_ONCE = 64 * 1024;
/** The numbers of zip files for how a file is compressed. */
const [STORED, DEFLATED] = [0, 8];

type Bytes = Uint8Array<ArrayBuffer>;

/** A file that is put into a zip file. */
export interface ZippedFile {
  name: string;
  /** What it holds, in pieces. */
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** Whether it is compressed already. */
  packed?: boolean;
}

/** Puts files into one zip file, piece by piece: no more than a piece of one of them is held. Node compresses in threads of its own. */
export async function* zipped(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, pieces, packed = false } of files) {
    const file: ZipInputFile = { filename: name, compression: packed ? STORED : DEFLATED, size: 0, crc: 0 };
    zip.add(file);
    const bytes = counted(inPieces(bytesOf(pieces), AT_ONCE), file);
    for await (const chunk of packed ? bytes : deflated(bytes)) {
      file.ondata?.(null, chunk, false);
      yield* ready.splice(0);
    }
    file.ondata?.(null, new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

async function* bytesOf(pieces: ZippedFile['pieces']): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}

/** Writes down what a zip file says of the bytes of a file. */
async function* counted(pieces: AsyncIterable<Bytes>, file: ZipInputFile): AsyncGenerator<Bytes> {
  for await (const piece of pieces) {
    file.size += piece.length;
    file.crc = crc32(piece, file.crc);
    yield piece;
  }
}

/** The same bytes compressed; ends with the error of its source. */
function deflated(pieces: AsyncIterable<Bytes>): AsyncIterable<Bytes> {
  return pipeline(Readable.from(pieces), createDeflateRaw(), () => {});
}
