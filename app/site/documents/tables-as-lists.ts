const ROW = /^\|.*\|$/;
const LINE_BELOW_HEAD = /^\|[\s|:-]+\|$/;

/**
 * Markdown whose tables have become lists: the parser knows no tables, and wide ones do not fit small screens. A row reads `first cell:
 * second cell; third cell`.
 */
export function tablesAsLists(markdown: string): string {
  const lines = markdown.split('\n');
  return lines.flatMap((line, place) => listed(line, lines[place + 1])).join('\n');
}

function listed(line: string, next = ''): string[] {
  if (!ROW.test(line)) return [line];
  // The head of a table, and what is drawn below it.
  if (LINE_BELOW_HEAD.test(line) || LINE_BELOW_HEAD.test(next)) return [];
  const [first = '', ...rest] = line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
    .filter((cell) => cell !== '');
  return [`- ${rest.length > 0 ? `${first}: ${rest.join('; ')}` : first}`];
}
