/** Version of the line format. */
export const BACKUP_FORMAT = 1;

/** The first line of a backup. */
export interface BackupHead {
  format: number;
  /** ISO 8601. */
  takenAt: string;
  /** Migrations run on its database, in order. */
  migrations: string[];
  secret?: string | undefined;
  /** How many rows each table had in the database's own count; undefined in backups of older versions. */
  rows?: Readonly<Record<string, number>> | undefined;
}

/** How far a backup or a restore is: rows, and undefined while nobody knows how many there will be. */
export type ProgressListener = (done: number, total: number | undefined) => void;

/** All rows that a backup promises; undefined if it comes from an older version. */
export function totalRows({ rows }: BackupHead): number | undefined {
  return rows && Object.values(rows).reduce((sum, count) => sum + count, 0);
}

/** Thrown for a file that is not a backup or an incomplete one; its message is for the operator. */
export class BrokenBackup extends Error {
  constructor(text: string) {
    super(text);
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
  const head = parsed(line);
  if (head?.format !== BACKUP_FORMAT || !Array.isArray(head.migrations)) {
    throw new BrokenBackup('This file is not a Quillarena backup, or it comes from a newer version.');
  }
  return head as unknown as BackupHead;
}

/** The number of rows stated by the last line; undefined for any other line. */
export function rowsOfEnd(line: string): number | undefined {
  if (!line.startsWith('{"end"')) return undefined;
  const end = parsed(line);
  return end?.end === true && typeof end.rows === 'number' ? end.rows : undefined;
}

function parsed(line: string | undefined): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line ?? '') as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
