/** After midnight UTC, in ms: daily backups are made at three in the morning. */
const OFFSET_MS = 3 * 60 * 60_000;

/** The last time at which a backup was due: every so many ms, counted from 3:00 UTC. */
export function lastDue(now: Date, everyMs: number): Date {
  return new Date(Math.floor((now.getTime() - OFFSET_MS) / everyMs) * everyMs + OFFSET_MS);
}

const NAME = /^quillarena-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.backup$/;

/** The name of the file of a backup taken then. */
export function backupName(takenAt: Date): string {
  return `quillarena-${takenAt.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.backup`;
}

/** When the backup of this name was taken; undefined for any other file. */
export function takenAtOf(name: string): Date | undefined {
  const [, moment] = NAME.exec(name) ?? [];
  return moment ? new Date(moment.replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z')) : undefined;
}
