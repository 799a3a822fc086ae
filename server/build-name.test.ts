import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildName } from '../script/build-name';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-name-'));
  mkdirSync(join(folder, 'app/pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3' }));
  writeFileSync(join(folder, 'app/pages/page.tsx'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a build without a commit, as in an image, is named after its sources', () => {
  const first = buildName(folder);
  expect(first).toMatch(/^1\.2\.3\+[0-9a-f]{10}$/);
  writeFileSync(join(folder, 'build.log'), 'no source');
  expect(buildName(folder), 'the same sources').toBe(first);
  writeFileSync(join(folder, 'app/pages/page.tsx'), 'two');
  const second = buildName(folder);
  expect(second).not.toBe(first);
  writeFileSync(join(folder, 'app/pages/other.tsx'), '');
  expect(new Set([first, second, buildName(folder)]).size).toBe(3);
});

it('a build of a commit is named after it', () => {
  expect(buildName('.')).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{7,}$/);
});
