import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const MAX_WORDS = 650;
const DECISIONS = 'docs/decisions';

/** A file or script that a text names in code type: `app/…`, `script/…` and the like, without placeholders. */
const NAMED = /`((?:app|server|migrations|content|tests|bench|script|deploy|docs)\/[\w./-]+)`/g;
/** A file that a text names without its folder, in drawings too; `name.ts` and `NNNN-name.ts` stand for any. */
const BARE = /(?<![\w./-])((?!name\.|NNNN)[\w-]+(?:\.[\w-]+)*\.tsx?)\b/g;
const LINKED = /\]\(([^)#:\s]+)(?:#[\w-]*)?\)/g;
const ANCHOR = /\]\(([^)#:\s]*)#([\w-]+)\)/g;
const HEADING = /^#+ (.+)$/gm;
const COMMAND = /npm run ([\w:-]+)/g;
/** A setting in the schema of settings. */
const SETTING = /^ {2}([A-Z][A-Z_]+): /gm;
/** A job that a feature declares, with when it runs. */
const JOB = /'?\b([a-z]+(?:-[a-z]+)*)'?: \{\s+cron: '/g;
const PAGE = /\bdocs\/[\w./-]+\.md\b/g;
const COMMENT = /^\s*(?:\/\/|\/?\*|#).*$/gm;
const FILE = /\b(?:app|server|bench|content|migrations|tests)\/[\w./-]+\.tsx?\b/g;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** Texts of the site's own pages, whose links are addresses of the site. */
const PAGES_OF_THE_SITE = /^content\/law\/(?!README)/;
const documents = ['README.md', ...filesIn('docs'), ...filesIn('content')].filter(
  (name) => name.endsWith('.md') && !PAGES_OF_THE_SITE.test(name),
);
const sources = [
  ...['app', 'server', 'migrations', 'tests', 'bench', 'script', 'deploy'].flatMap(filesIn),
  ...readdirSync('.').filter((name) => /\.(ts|mjs|json|yaml)$|^Dockerfile$/.test(name)),
];
const fileNames = new Set([...sources, ...filesIn('content')].map((path) => basename(path)));
const decisions = readdirSync(DECISIONS).filter((name) => name !== 'README.md');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What a pattern's first group, or the whole pattern, finds in a text. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([all, group]) => group ?? all);

/** The headings of a document as links name them. */
const headingsOf = (path: string) =>
  found(readFileSync(path, 'utf8'), HEADING).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(path));

describe.each(documents)('%s', (name) => {
  const text = readFileSync(name, 'utf8');

  it('names files that exist', () => {
    expect(missing(found(text, NAMED).filter((path) => !path.includes('NNNN')))).toEqual([]);
  });

  it('names files by names that some file has', () => {
    expect(found(text, BARE).filter((file) => !fileNames.has(file))).toEqual([]);
  });

  it('links to pages that exist', () => {
    expect(missing(found(text, LINKED).map((path) => join(dirname(name), path)))).toEqual([]);
  });

  it('links to headings that exist', () => {
    const anchors = [...text.matchAll(ANCHOR)].map(([, path, anchor = '']) => ({ path: path ? join(dirname(name), path) : name, anchor }));
    expect(anchors.filter(({ path, anchor }) => !headingsOf(path).includes(anchor))).toEqual([]);
  });

  it('names npm scripts that exist', () => {
    expect(found(text, COMMAND).filter((command) => !(command in scripts))).toEqual([]);
  });
});

it('docs/operating.md names every job that runs by the clock', () => {
  const jobs = sources.filter((path) => path.endsWith('/feature.server.ts')).flatMap((path) => found(readFileSync(path, 'utf8'), JOB));
  const housekeeping = readFileSync('docs/operating.md', 'utf8').split('## Housekeeping')[1] ?? '';
  expect(jobs.length).toBeGreaterThan(50);
  expect(jobs.filter((job) => !housekeeping.includes(`\`${job}\``))).toEqual([]);
});

it.each(['README.md', 'docs/operating.md'])('%s explains every setting', (name) => {
  const text = readFileSync(name, 'utf8');
  const settings = found(readFileSync('app/platform/config/variables.server.ts', 'utf8'), SETTING);
  expect(settings.length).toBeGreaterThan(0);
  expect(settings.filter((setting) => !text.includes(`\`${setting}\``))).toEqual([]);
});

it('finds every document that code names', () => {
  const named = sources.flatMap((source) => found(readFileSync(source, 'utf8'), PAGE).map((path) => ({ source, path })));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

it('finds every file that comments name', () => {
  const commentsIn = (source: string) => found(readFileSync(source, 'utf8'), COMMENT).join('\n');
  const named = sources.flatMap((source) => found(commentsIn(source), FILE).map((path) => ({ source, path })));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

describe('decisions', () => {
  it('are a page each', () => {
    const words = (name: string) => readFileSync(join(DECISIONS, name), 'utf8').split(/\s+/).length;
    expect(decisions.filter((name) => words(name) > MAX_WORDS)).toEqual([]);
  });

  it('are each listed once in the index, in their order', () => {
    expect(found(readFileSync(join(DECISIONS, 'README.md'), 'utf8'), LINKED)).toEqual(decisions.toSorted());
  });

  it('have a number each', () => {
    const numbers = decisions.map((name) => name.slice(0, name.indexOf('-')));
    expect(new Set(numbers).size).toBe(decisions.length);
  });
});
