import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../content/lexicon/', import.meta.url));

/** Writes a file of content/lexicon/ with one item per line. */
export function writeLines(name: string, lines: Iterable<string>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}`, `${[...lines].join('\n')}\n`);
}

/** Writes a file of content/lexicon/ with one JSON value per line. */
export function writeJsonLines(name: string, items: readonly unknown[]): void {
  writeLines(
    name,
    items.map((item) => JSON.stringify(item)),
  );
}
