import { type Zippable, zipSync } from 'fflate';

/** What one of the files in a book holds. */
export interface BookPart {
  name: string;
  /** Text, which is compressed, or bytes, which are not. */
  content: string | Uint8Array;
}

const COMPRESSED = 6;
/** The first day that ZIP supports in every time zone; the book's real time is in its package. */
const ZIP_TIME = new Date(1980, 0, 1);

/**
 * Packs the files of a book into one. It takes up to a second, so the site does it in another thread.
 * @see docs/decisions/0050-files-made-on-request.md
 */
export function packBook(parts: readonly BookPart[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const files: Zippable = {};
  for (const { name, content } of parts) files[name] = typeof content === 'string' ? encoder.encode(content) : [content, { level: 0 }];
  return zipSync(files, { level: COMPRESSED, mtime: ZIP_TIME });
}
