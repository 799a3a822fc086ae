const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '57P01', // the server is being shut down
  '57P02', // it crashed
  '57P03', // it is starting up
  '53300', // it has no connection left
]);
const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Query read timeout',
];

/** Whether an error means that the database could not be reached, rather than that it refused something. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (AWAY_CODES.has(code) || code.startsWith('08')) return true;
  if (AWAY_MESSAGES.some((text) => error.message.includes(text))) return true;
  return error.cause !== undefined && isDatabaseAway(error.cause);
}
