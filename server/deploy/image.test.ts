import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serverLibraries } from '../../vite.config';

const read = (file: string) => readFileSync(file, 'utf8');

/** Which of npm's `--omit` a package goes with. */
interface Omitted {
  dev?: true;
  optional?: true;
  devOptional?: true;
}

/** The packages in which the code looks for files by a name of its own, past the bundle. */
function packagesOfFiles(): string[] {
  const code = globSync('{app,server}/**/*.ts').map(read);
  const names = code
    .filter((text) => text.includes('createRequire(import.meta.url)'))
    .flatMap((text) => [...text.matchAll(/\bresolve\('((?:@[\w-]+\/)?[\w-]+)\//g)]);
  return names.map(([, name = '']) => name);
}

it('the packages that stay in the image are those that the build leaves outside of its own files', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  expect(packagesOfFiles()).toContain('@fontsource-variable/cinzel');
  const needed = new Set([...serverLibraries.external, ...packagesOfFiles()]);
  expect(Object.keys(dependencies).toSorted()).toEqual([...needed].toSorted());
});

it('the image holds neither build tools nor what is in the bundle', () => {
  expect(read('Dockerfile')).toMatch(/AS packages\n(?:(?!^FROM)[\s\S])*npm ci --omit=dev --omit=optional/m);
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Omitted> };
  const left = Object.entries(packages).flatMap(([path, { dev, optional, devOptional }]) =>
    dev || optional || devOptional ? [] : [path.split('node_modules/').at(-1)],
  );
  expect(left).toEqual(expect.arrayContaining(['pg-protocol', 'ws']));
  const bundled = ['react-router', 'lucide-react', 'stripe'];
  expect(['vite', 'vitest', 'typescript', 'rolldown', 'happy-dom', ...bundled].filter((name) => left.includes(name))).toEqual([]);
});

it('the image fetches packages again only when they change', () => {
  expect(read('Dockerfile')).toMatch(/COPY package\.json package-lock\.json [^\n]*\nRUN npm ci [^\n]*\nCOPY \. \./);
});

it('the image has a command for each that the site knows', () => {
  const known = [...read('server/admin/run-command.ts').matchAll(/^ {2}'?([a-z-]+)'?: ?[(a-z]/gm)].map(([, name]) => name);
  const [, linked = ''] = /for name in (.*?);/.exec(read('Dockerfile')) ?? [];
  expect(linked.split(' ').toSorted()).toEqual(known.toSorted());
  expect(globSync('deploy/image/*')).toEqual(['deploy/image/command']);
});
