import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the files of a folder take, without those of folders in it, in bytes. */
export async function folderBytes(folder: string): Promise<number> {
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  // A file may be removed or renamed meanwhile.
  const sizes = await Promise.all(
    files.map(({ name }) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
