const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a duplicate row, optionally for a given constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error)) return false;
  const violated = 'code' in error && error.code === UNIQUE_VIOLATION;
  if (!violated) return error.cause !== undefined && isUniqueViolation(error.cause, constraint);
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}
