import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MOST_LINES = 300;
const MOST_FILES = 20;
const SOURCE = /\.(?:ts|tsx|css)$/;
/** Data, of which a file is as long as there is of it. */
const DATA = /^(?:migrations\/index\.ts$|content\/)/;

/** Folders that hold more, with how many they may hold. A list that may only shrink. */
const FULL: Readonly<Record<string, number>> = {
  'app/arenas/fan-fiction/comments': 21,
  'app/arenas/story-weave/server': 23,
  'app/arenas/word-games/puzzles': 24,
  'app/duels/rules': 22,
  'app/moderation/decisions': 23,
  'app/platform/database': 30,
  'app/stories/collections': 21,
  server: 21,
  'tests/http': 23,
};

const folders = ['app', 'server', 'bench', 'tests'].flatMap(foldersIn);
const files = folders.flatMap(sourcesOf).filter((path) => !DATA.test(path));

function foldersIn(folder: string): string[] {
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...inner.flatMap(({ name }) => foldersIn(join(folder, name)))];
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map(({ name }) => join(folder, name));
}

const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1;

/** What is larger than most, with its size. */
const above = (most: number, sizes: readonly (readonly [name: string, size: number])[]) =>
  Object.fromEntries(sizes.filter(([, size]) => size > most));

/** The names in a list that need not be there any longer, or not with that size. */
const slack = (allowed: Readonly<Record<string, number>>, found: Readonly<Record<string, number>>) =>
  Object.keys(allowed).filter((name) => !(name in found));

it('the project has files of at most 300 lines', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const sizes = files.map((path) => [path, linesOf(path)] as const);
  expect(above(MOST_LINES, sizes)).toEqual({});
});

it('the project has folders of at most 20 sources, but for those named here', () => {
  const found = above(
    MOST_FILES,
    folders.map((folder) => [folder, sourcesOf(folder).length] as const),
  );
  expect(Object.entries(found).filter(([name, size]) => size > (FULL[name] ?? 0))).toEqual([]);
  expect(slack(FULL, found), 'no longer needs an exception').toEqual([]);
});
