/** PostgreSQL's code for "disk full", and what it says when it can no longer write its journal. */
const DISK_FULL = '53100';
const SIGNS = /No space left on device|ENOSPC|Disk quota exceeded/i;

/** The operator's message for a full disk. */
export const DISK_FULL_TEXT =
  'The disk is full: the embedded database could not write. Make room in DATA_DIR and start the site again; everything that was saved is still there.';

export const SERVER_DISK_FULL_TEXT = 'The disk of the database server is full. Make room there, and start the site again.';

/** Whether the embedded database failed or stopped because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return isRefusedWrite(error);
  return ('code' in error && error.code === DISK_FULL) || SIGNS.test(error.message);
}

/** The embedded database's file system throws a non-Error with WebAssembly's number for ENOSPC. */
function isRefusedWrite(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errno' in error && error.errno === 51;
}
