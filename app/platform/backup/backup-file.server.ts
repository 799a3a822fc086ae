import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type BackupSource, backupLines } from './backup.server';
import { BrokenBackup, type ProgressListener, readHead, rowsOfEnd, tableOfLine, totalRows } from './backup-format';
import { unusableFolder } from './unusable-folder';

/** Lines are compressed in pieces of at least as many characters: one by one would take several times as long. */
const PIECE_CHARACTERS = 64 * 1024;

/**
 * Writes a compressed backup file that only its owner can read. The file gets its name only when it is complete.
 * @returns its size in bytes.
 * @throws {BrokenBackup} if another one is being written there, or was left there by a killed process, or if its folder cannot be written to.
 */
export async function writeBackup(file: string, source: BackupSource): Promise<{ bytes: number }> {
  const part = `${file}.part`;
  const output = (await openNew(part)).createWriteStream({ flush: true });
  let ofSource: unknown;
  async function* lines(): AsyncGenerator<string> {
    try {
      yield* backupLines(source);
    } catch (error) {
      ofSource = error;
      throw error;
    }
  }
  try {
    await pipeline(Readable.from(inPieces(lines())), createGzip(), output);
  } catch (error) {
    await rm(part, { force: true });
    // What a database cannot open says nothing about the folder of the backup.
    throw error === ofSource ? error : unusableFolder(error, dirname(file));
  }
  await rename(part, file);
  return { bytes: output.bytesWritten };
}

/** What others write is never removed for it. */
async function openNew(part: string): Promise<FileHandle> {
  try {
    return await open(part, 'wx', 0o600);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw unusableFolder(error, dirname(part));
    throw new BrokenBackup(`${part} is there already: a backup is being written, or one was killed. If none runs, remove it.`);
  }
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
 * Reads a backup back; one that cannot be read back goes, so that nobody takes it for a backup.
 * @throws {BrokenBackup} if it is not what it should be.
 */
export async function keepIfWhole(file: string, onProgress?: ProgressListener): Promise<{ rows: number }> {
  try {
    return await verifyBackup(file, onProgress);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** Rows read back between two reports. */
const REPORT_ROWS = 1_000;

/**
 * Reads a backup back: that each row is whole, and that each table has as many as the database counted.
 * @throws {BrokenBackup} if it is not what it should be.
 */
export async function verifyBackup(file: string, onProgress?: ProgressListener): Promise<{ rows: number }> {
  const lines = readBackup(file);
  const head = readHead((await lines.next()).value);
  const read: Record<string, number> = {};
  let table = '';
  let promised: number | undefined;
  let rows = 0;
  for await (const line of lines) {
    promised = rowsOfEnd(line);
    if (promised !== undefined) break;
    const next = tableOfLine(line);
    table = next ?? table;
    if (next !== undefined) continue;
    requireRow(line, table);
    read[table] = (read[table] ?? 0) + 1;
    rows += 1;
    if (rows % REPORT_ROWS === 0) onProgress?.(rows, totalRows(head));
  }
  if (promised !== rows) throw new BrokenBackup(`${file} is cut off: its end is missing.`);
  for (const [name, counted] of Object.entries(head.rows ?? {})) {
    if ((read[name] ?? 0) !== counted)
      throw new BrokenBackup(`${file} has ${read[name] ?? 0} rows of ${name}, and the database counted ${counted}.`);
  }
  onProgress?.(rows, rows);
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
