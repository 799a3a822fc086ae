/** Texts for people while the database cannot be reached. @see docs/product/site-frame.md */
export const awayTexts = {
  title: 'Connection Error',
  text: 'Could not connect to the database. Please try again later.',
} as const;

/** Thrown if the database is known to be unreachable. */
export class DatabaseAway extends Error {
  constructor(options?: ErrorOptions) {
    super('The database is away.', options);
    this.name = 'DatabaseAway';
  }
}

const AWAY_CODES = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '25006', // read-only, like a standby before it takes over
  '28000', // access was revoked
  '28P01', // the password was changed
  '3D000', // it does not exist, as while it is restored
  '53200', // the server has no memory left
  '53300', // it has no connection left
  '57014', // it exceeded the statement timeout
  '57P01', // it is being shut down, or the connection was ended
  '57P02', // it crashed
  '57P03', // it is starting up
  '57P05', // it ended a connection that was idle
]);
const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Query read timeout',
  // This process has closed the pool because it is stopping.
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
  'PGlite is clos',
];

/**
 * Whether an error means that the database could not be reached or could not work now, so that a retry may succeed
 * later, as opposed to a refused statement.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (AWAY_CODES.has(code) || code.startsWith('08')) return true;
  if (AWAY_MESSAGES.some((text) => error.message.includes(text))) return true;
  return error.cause !== undefined && isDatabaseAway(error.cause);
}
