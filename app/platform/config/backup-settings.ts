import { z } from 'zod';
import { type BackupKeep, longestKeptDays } from '../backup/thinning';

/** Backups that the site makes by itself. */
export interface BackupSettings {
  /** Folder of the files. */
  dir: string;
  /** How often, in ms. */
  everyMs: number;
  keep: BackupKeep;
  /** What a shell runs with each finished file as `$1`. */
  command: string | undefined;
}

const HOUR_MS = 60 * 60_000;
const UNITS = { h: HOUR_MS, d: 24 * HOUR_MS } as const;
/** Lists of accounts that are deleted again after a restore hold them for so long. */
const MAX_KEPT_DAYS = 400;

const EVERY = /^(\d{1,3})([hd])$/;
const KEEP = /^(\d{1,3})d,(\d{1,2})w,(\d{1,2})m$/;

export const backupVariables = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_EVERY: z
    .string()
    .refine(
      (value) => value === 'off' || Number(EVERY.exec(value)?.[1]) > 0,
      'BACKUP_EVERY must be off, or a number of hours or days, such as 6h or 1d.',
    )
    .optional(),
  BACKUP_KEEP: z
    .string()
    .regex(KEEP, 'BACKUP_KEEP must say for how many days, weeks and months a backup of each stays, such as 7d,4w,6m.')
    .refine((value) => Number.parseInt(value, 10) > 0, 'BACKUP_KEEP must keep at least one day.')
    .default('7d,4w,6m'),
  BACKUP_COMMAND: z.string().optional(),
};

interface GivenBackups {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  BACKUP_DIR?: string | undefined;
  BACKUP_EVERY?: string | undefined;
  BACKUP_KEEP: string;
  BACKUP_COMMAND?: string | undefined;
}

/** @returns undefined where the site makes none: by default the embedded database's daily, a server's daily where a folder is given and else not at all. */
export function backupSettings(given: GivenBackups): BackupSettings | undefined {
  const every = EVERY.exec(given.BACKUP_EVERY ?? (given.DATABASE_URL && !given.BACKUP_DIR ? 'off' : '1d'));
  if (!every) return undefined;
  const [days = 0, weeks = 0, months = 0] = (KEEP.exec(given.BACKUP_KEEP) ?? []).slice(1).map(Number);
  return {
    dir: given.BACKUP_DIR ?? `${given.DATA_DIR.replace(/\/+$/, '')}/backups`,
    everyMs: Number(every[1]) * UNITS[every[2] as keyof typeof UNITS],
    keep: { days, weeks, months },
    command: given.BACKUP_COMMAND,
  };
}

/** @returns why backups would stay for too long, in a sentence; undefined unless they would. */
export function keptTooLong({ keep, everyMs }: Pick<BackupSettings, 'keep' | 'everyMs'>): string | undefined {
  const days = longestKeptDays(keep, everyMs);
  return days > MAX_KEPT_DAYS
    ? `BACKUP_KEEP must keep no backup for longer than ${MAX_KEPT_DAYS} days, and with BACKUP_EVERY some would stay for ${days}: who has left must not come back with an older backup.`
    : undefined;
}
