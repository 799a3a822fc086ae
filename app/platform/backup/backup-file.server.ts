import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type BackupSource, backupLines } from './backup.server';
import { BrokenBackup } from './backup-format';

/**
 * Writes a compressed backup file that only its owner can read. The file gets its name only when it is complete.
 * @returns its size in bytes.
 */
export async function writeBackup(file: string, source: BackupSource): Promise<{ bytes: number }> {
  const part = `${file}.part`;
  const output = createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true });
  try {
    await pipeline(Readable.from(withEnds(backupLines(source))), createGzip(), output);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await rename(part, file);
  return { bytes: output.bytesWritten };
}

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Reads the lines of a backup file. @throws {BrokenBackup} if it cannot be read. */
export async function* readBackup(file: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  createReadStream(file)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip)
    .setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of gunzip as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new BrokenBackup(`${file} cannot be read as a backup: ${error instanceof Error ? error.message : String(error)}`);
  }
}
