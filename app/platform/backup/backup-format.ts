import { z } from 'zod';

/** Version of the line format. */
export const BACKUP_FORMAT = 1;

const backupHead = z.object({
  format: z.literal(BACKUP_FORMAT),
  /** ISO 8601. */
  takenAt: z.string(),
  /** Migrations run on its database, in order. */
  migrations: z.array(z.string()),
  secret: z.string().optional(),
  /** How many rows each table had in the database's own count; undefined in backups of older versions. */
  rows: z.record(z.string(), z.number()).optional(),
});

/** The first line of a backup. */
export type BackupHead = z.output<typeof backupHead>;

/** The last line. */
const backupEnd = z.object({ end: z.literal(true), rows: z.number() });

/** How far a backup or a restore is: rows, and undefined while nobody knows how many there will be. */
export type ProgressListener = (done: number, total: number | undefined) => void;

/** All rows that a backup promises; undefined if it comes from an older version. */
export function totalRows({ rows }: BackupHead): number | undefined {
  return rows && Object.values(rows).reduce((sum, count) => sum + count, 0);
}

/** Thrown for a file that is not a backup or an incomplete one; its message is for the operator. */
export class BrokenBackup extends Error {
  constructor(text: string, options?: ErrorOptions) {
    super(text, options);
    this.name = 'BrokenBackup';
  }
}

/** The line before the rows of a table. Rows begin with a different character, so it is unambiguous. */
export function tableLine(table: string): string {
  return `#${table}`;
}

/** The table announced by a line; undefined for any other line. */
export function tableOfLine(line: string): string | undefined {
  return line.startsWith('#') ? line.slice(1) : undefined;
}

/**
 * Reads the first line.
 * @throws {BrokenBackup} if this version cannot read the backup.
 */
export function readHead(line: string | undefined): BackupHead {
  const head = backupHead.safeParse(parsed(line));
  if (!head.success) throw new BrokenBackup('This file is not a Quillarena backup, or it comes from a newer version.');
  return head.data;
}

/** The number of rows stated by the last line; undefined for any other line. */
export function rowsOfEnd(line: string): number | undefined {
  if (!line.startsWith('{"end"')) return undefined;
  return backupEnd.safeParse(parsed(line)).data?.rows;
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}
