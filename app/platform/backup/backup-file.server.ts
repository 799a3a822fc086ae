import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type BackupSource, backupLines } from './backup.server';
import { BrokenBackup, readHead, rowsOfEnd, tableOfLine } from './backup-format';

/** Lines are compressed in pieces of at least as many characters: one by one would take several times as long. */
const PIECE_CHARACTERS = 64 * 1024;

/**
 * Writes a compressed backup file that only its owner can read. The file gets its name only when it is complete.
 * @returns its size in bytes.
 */
export async function writeBackup(file: string, source: BackupSource): Promise<{ bytes: number }> {
  const part = `${file}.part`;
  const output = createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true });
  try {
    await pipeline(Readable.from(inPieces(backupLines(source))), createGzip(), output);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await rename(part, file);
  return { bytes: output.bytesWritten };
}

async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = '';
  }
  yield piece;
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

/**
 * Reads a backup back: that each row is whole, and that each table has as many as the database counted.
 * @throws {BrokenBackup} if it is not what it should be.
 */
export async function verifyBackup(file: string): Promise<{ rows: number }> {
  const lines = readBackup(file);
  const head = readHead((await lines.next()).value);
  const read: Record<string, number> = {};
  let table = '';
  let promised: number | undefined;
  for await (const line of lines) {
    promised = rowsOfEnd(line);
    if (promised !== undefined) break;
    const next = tableOfLine(line);
    if (next === undefined) requireRow(line, table);
    table = next ?? table;
    read[table] = (read[table] ?? 0) + (next === undefined ? 1 : 0);
  }
  const rows = Object.values(read).reduce((sum, count) => sum + count, 0);
  if (promised !== rows) throw new BrokenBackup(`${file} is cut off: its end is missing.`);
  for (const [name, counted] of Object.entries(head.rows ?? {})) {
    if (read[name] !== counted)
      throw new BrokenBackup(`${file} has ${read[name] ?? 0} rows of ${name}, and the database counted ${counted}.`);
  }
  return { rows };
}

function requireRow(line: string, table: string): void {
  try {
    if (typeof JSON.parse(line) === 'object') return;
  } catch {
    // Says the same as what is no row.
  }
  throw new BrokenBackup(`A row of ${table} cannot be read back.`);
}
