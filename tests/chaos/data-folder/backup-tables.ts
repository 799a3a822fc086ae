import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** How many rows a backup has of each table. */
export async function tablesOf(file: string): Promise<Record<string, number>> {
  const [, ...lines] = (await promisify(gunzip)(await readFile(file))).toString('utf8').trim().split('\n');
  const counts: Record<string, number> = {};
  let table = '';
  for (const line of lines) {
    if (line.startsWith('#')) {
      table = line.slice(1);
      counts[table] = 0;
    } else if (!line.startsWith('{"end"')) counts[table] = (counts[table] ?? 0) + 1;
  }
  return counts;
}
