const WRITE = /^\s*(?:with\b[^(]*\(\s*)?(insert\s+into|update|delete\s+from)\s+"?([\w.]+)/i;
const READ = /^\s*(?:with|select)\b[\s\S]*?\bfrom\s+"?([\w.]+)/i;
const FIRST_WORD = /^\s*(\w+)/;

/**
 * A short name for a statement, for figures and traces: its verb and first table, such as `select story`. There are as many
 * names as verbs and tables, whatever values a statement has.
 */
export function queryName(sql: string): string {
  const [, verb, written] = WRITE.exec(sql) ?? [];
  if (verb && written) return `${verb.slice(0, 6).toLowerCase()} ${written}`;
  const [, read] = READ.exec(sql) ?? [];
  return read ? `select ${read}` : (FIRST_WORD.exec(sql)?.[1]?.toLowerCase() ?? 'other');
}
