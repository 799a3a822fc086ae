import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = ['README.md', ...readdirSync('docs', { recursive: true }).map((name) => join('docs', String(name)))].filter((name) =>
  name.endsWith('.md'),
);
/** A file or script that a text names in code type: `app/…`, `script/…` and the like, without placeholders. */
const NAMED = /`((?:app|server|migrations|content|tests|bench|script|deploy|docs)\/[\w./-]+)`/g;
const LINKED = /\]\(([^)#:\s]+)(?:#[\w-]*)?\)/g;

describe.each(documents)('%s', (name) => {
  const text = readFileSync(name, 'utf8');

  it('names files that are there', () => {
    const named = [...text.matchAll(NAMED)].map(([, path = '']) => path);
    expect(named.filter((path) => !path.includes('NNNN') && !existsSync(path))).toEqual([]);
  });

  it('links to pages that are there', () => {
    const linked = [...text.matchAll(LINKED)].map(([, path = '']) => join(dirname(name), path));
    expect(linked.filter((path) => !existsSync(path))).toEqual([]);
  });
});
