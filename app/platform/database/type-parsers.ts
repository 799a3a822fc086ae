/** PostgreSQL's ids of the types whose JavaScript form is agreed on here, for both databases alike. */
const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/**
 * How values of these types are read: counts and averages become numbers (none comes near 2^53),
 * days stay text so that no time zone can shift them. Timestamps become Date by either driver's default.
 */
export const typeParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  [DATE]: (text) => text,
};
