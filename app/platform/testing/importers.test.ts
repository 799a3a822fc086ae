import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { importersOf } from './importers';

async function project(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'quillarena-importers-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

it('finds importers of a file: direct, by alias, indirect, re-exported and dynamic', async () => {
  const root = await project({
    'app/kit/base.ts': 'export const base = 1;',
    'app/kit/direct.test.ts': "import { base } from './base';",
    'app/room/aliased.test.tsx': "import {\n  base,\n} from '~/kit/base';",
    'app/room/kit.ts': "export { base } from '../kit/base.ts';",
    'app/room/through.test.ts': "import './kit';",
    'server/late.test.ts': "const { base } = await import('~/room/kit');",
    'app/kit/other.test.ts': "import { baseline } from './baseline';\nimport { it } from 'vitest';",
    'app/kit/baseline.ts': 'export const baseline = 2;',
  });
  expect([...importersOf('app/kit/base.ts', root, { '~': join(root, 'app') })].sort()).toEqual([
    'app/kit/direct.test.ts',
    'app/room/aliased.test.tsx',
    'app/room/kit.ts',
    'app/room/through.test.ts',
    'server/late.test.ts',
  ]);
});

it('finds every importer in a cycle, and no file twice', async () => {
  const root = await project({ 'app/a.ts': "import './b';", 'app/b.ts': "import './a';" });
  expect([...importersOf('app/a.ts', root, {})]).toEqual(['app/b.ts']);
});
