import { statfs } from 'node:fs/promises';
import { numberText } from '../text/format';

/** What must stay free on a disk, in bytes: a full one would end the embedded database. */
const SPARE_BYTES = 512 * 1024 * 1024;

/** Thrown where a disk has no room for a backup; its message says how much is needed. */
export class NoRoom extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'NoRoom';
  }
}

/**
 * For what a backup writes: that much and half a gigabyte must be free.
 * @param bytes how much is written into the folder.
 * @throws {NoRoom} with a sentence for the operator.
 */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [free, needed] = [bavail * bsize, bytes + SPARE_BYTES];
  const text = (size: number) => `${numberText(Math.ceil(size / 1_000_000))} MB`;
  if (free < needed) throw new NoRoom(`No backup was made: ${folder} has ${text(free)} free, and ${text(needed)} are needed.`);
}
