import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SOURCES = '{app,server,content,tests}/**/*.{ts,tsx}';
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/**
 * Finds the source files that import a file, directly or indirectly.
 * @param root the project's folder; all paths are relative to it.
 * @param alias absolute folders by import alias.
 */
export function importersOf(file: string, root: string, alias: Record<string, string>): Set<string> {
  const imports = new Map(globSync(SOURCES, { cwd: root }).map((source) => [source, importsOf(source, root, alias)]));
  const found = new Set([file]);
  for (const reached of found) {
    for (const [source, imported] of imports) if (imported.has(withoutEnding(reached))) found.add(source);
  }
  found.delete(file);
  return found;
}

/** The project's files imported by a source, without extensions. */
function importsOf(source: string, root: string, alias: Record<string, string>): Set<string> {
  const text = readFileSync(join(root, source), 'utf8');
  const paths = [...text.matchAll(IMPORTED)].flatMap(([, specifier = '']) => pathOf(specifier, source, root, alias));
  return new Set(paths.map(withoutEnding));
}

function pathOf(specifier: string, source: string, root: string, alias: Record<string, string>): string[] {
  if (specifier.startsWith('.')) return [join(dirname(source), specifier)];
  const known = Object.keys(alias).find((name) => specifier.startsWith(`${name}/`));
  return known ? [join(relative(root, alias[known] ?? ''), specifier.slice(known.length))] : [];
}

const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '');
