/** PostgreSQL's ids of the types that both databases must parse alike. */
const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/**
 * Parsers for these types: counts and averages become numbers (none comes near 2^53),
 * days stay text so that no time zone can shift them. Both drivers parse timestamps into Date by default.
 */
export const typeParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  [DATE]: (text) => text,
};
