/** The form of the lines; another number is another form. */
export const BACKUP_FORMAT = 1;

/** The first line of a backup. */
export interface BackupHead {
  format: number;
  /** ISO 8601. */
  takenAt: string;
  /** What its database has been through, in order. */
  migrations: string[];
  secret?: string | undefined;
}

/** Raised for a file that is no backup, or not a whole one; with a text for whoever restores it. */
export class BrokenBackup extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'BrokenBackup';
  }
}

/** The line before the rows of a table. Rows begin with another character, so that none is taken for it. */
export function tableLine(table: string): string {
  return `#${table}`;
}

/** The table whose rows follow a line; undefined for any other line. */
export function tableOfLine(line: string): string | undefined {
  return line.startsWith('#') ? line.slice(1) : undefined;
}

/**
 * Reads the first line.
 * @throws {BrokenBackup} when it is none of a backup that this version can read.
 */
export function readHead(line: string | undefined): BackupHead {
  const head = parsed(line);
  if (head?.format !== BACKUP_FORMAT || !Array.isArray(head.migrations)) {
    throw new BrokenBackup('This file is not a backup of Quillarena, or one of a newer version.');
  }
  return head as unknown as BackupHead;
}

/** How many rows the last line says there are; undefined when it is not the last line. */
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
