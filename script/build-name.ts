import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made from: pages of docs are shown by it, and the service worker is made by script. */
export const SOURCES = [
  ...['app', 'content', 'docs', 'migrations', 'public', 'script', 'server'],
  ...['package-lock.json', 'vite.config.ts', 'react-router.config.ts'],
];
const DIGITS = 10;

/**
 * What a build is called: the version, and the commit. Without one, as in an image or an unpacked archive, what the sources hold stands
 * for it, so that two builds of one version can be told apart. For the server alone, as browsers' files must not change by it.
 */
export function buildName(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return `${version}+${commitOf(folder) ?? contentOf(folder)}`;
}

function commitOf(folder: string): string | undefined {
  if (!existsSync(join(folder, '.git'))) return undefined;
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

function contentOf(folder: string): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((source) => globSync([source, `${source}/**`], { cwd: folder }));
  for (const file of [...new Set(files)].toSorted()) {
    const path = join(folder, file);
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, DIGITS);
}
