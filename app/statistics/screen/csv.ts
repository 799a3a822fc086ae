import type { Table } from './tables';

/** Beginnings that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table as CSV (RFC 4180), which spreadsheets open in UTF-8; no cell of it is taken for a formula. */
export function csvOf({ head, rows }: Pick<Table, 'head' | 'rows'>): string {
  const lines = [head, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(cellOf).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellOf(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
