/** PostgreSQL's codes for values that a column or a cast does not take begin with this. */
const DATA_EXCEPTION = '22';

/** Whether the database refused a value itself, so that it refuses it whenever it comes. */
export function isRefusedData(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && error.code.startsWith(DATA_EXCEPTION)) return true;
  return error.cause !== undefined && isRefusedData(error.cause);
}
