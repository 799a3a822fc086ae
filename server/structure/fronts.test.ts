import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const TESTS = /\.test(-kit)?\.tsx?$|\/testing\/|-fixture\.ts$/;
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

const fronts = globSync('app/**/front.json').toSorted();

/** What a file imports of this project, without endings. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(([, specifier = '']) => {
    const path = specifier.replace(/\?\w+$/, '').replace(/\.tsx?$/, '');
    if (path.startsWith('~/')) return [`app/${path.slice(2)}`];
    return path.startsWith('.') ? [join(dirname(file), path)] : [];
  });
}

/** Who imports a file, by its path without ending. */
const importers = new Map<string, string[]>();
for (const file of globSync('{app,server}/**/*.{ts,tsx}').filter((path) => !TESTS.test(path))) {
  for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
}

describe.each(fronts)('%s', (front) => {
  const feature = dirname(front);
  const files = JSON.parse(readFileSync(front, 'utf8')) as string[];

  it('names files that exist, each once', () => {
    expect(files.filter((file) => !existsSync(join(feature, file)))).toEqual([]);
    expect(files).toEqual([...new Set(files)]);
  });

  it('opens only what others import', () => {
    const isOpenedFor = (file: string) => importers.get(file)?.some((importer) => !importer.startsWith(`${feature}/`));
    expect(files.filter((file) => !isOpenedFor(join(feature, file.replace(/\.tsx?$/, ''))))).toEqual([]);
  });
});
