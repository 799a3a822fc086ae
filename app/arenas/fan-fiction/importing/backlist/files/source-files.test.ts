import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MAX_ENTRIES } from '../backlist.contract';
import { groupFiles } from './group-files';
import { sourceFiles } from './source-files';

/** Names that are paths, markup, or mean something to programs. */
const HOSTILE = [
  '../../../etc/passwd.md',
  './tides.md',
  '/etc/cron.d/tides.md',
  'C:\\Windows\\tides.md',
  '..\\..\\tides.md',
  '<img src=x onerror=alert(1)>.md',
  '__proto__.md',
  'constructor/prototype.md',
  'tides\u0000.exe.md',
  '\u202Edm.sediT.md',
  'a/'.repeat(500).concat('tides.md'),
  `${'-'.repeat(60_000)}x.md`,
  ' .md',
];

const zipped = (names: readonly string[], level: 0 | 6 = 6) =>
  new File([zipSync(Object.fromEntries(names.map((name) => [name, strToU8(`Words of ${name}`)])), { level }).slice()], 'works.zip');
const words = async (bytes: Promise<Uint8Array>) => new TextDecoder().decode(await bytes);

describe('the files of a zip file', () => {
  it('are named as too many where there are more than are looked at', async () => {
    // Stored as they are: to deflate so many takes seconds.
    const names = Array.from({ length: MAX_ENTRIES + 1 }, (_, index) => `${index}.md`);
    const whole = await sourceFiles([zipped(names.slice(1), 0)]);
    expect([whole.sources.length, whole.cutZips]).toEqual([MAX_ENTRIES, []]);
    const cut = await sourceFiles([zipped(names, 0)]);
    expect([cut.sources.length, cut.cutZips]).toEqual([MAX_ENTRIES, ['works.zip']]);
  });

  it('are each read once as what they hold, whatever they are called', async () => {
    const { sources, skipped } = await sourceFiles([zipped(HOSTILE)]);
    for (const source of sources) expect(await words(source.bytes())).toBe(`Words of ${source.path}`);
    expect(sources.map(({ path }) => path).toSorted()).toEqual(HOSTILE.toSorted());
    expect(skipped).toEqual([]);
  });

  it('are what they are by their endings alone, and no zip file within is opened', async () => {
    const { sources, skipped } = await sourceFiles([
      zipped(['tides.md.exe', 'night.ZIP', 'a.html/b.svg', 'Day.HTML', '__MACOSX/day.md', 'README.txt', '.md', 'a/.b/c.md']),
    ]);
    expect(sources.map(({ path }) => path)).toEqual(['Day.HTML']);
    expect(skipped.map(({ path, why }) => [path, why]).toSorted()).toEqual([
      ['a.html/b.svg', 'kind'],
      ['night.ZIP', 'nested'],
      ['tides.md.exe', 'kind'],
    ]);
  });

  it('are named when the zip file is none', async () => {
    const { sources, skipped } = await sourceFiles([new File(['PK nothing'], '../<b>.zip')]);
    expect([sources, skipped]).toEqual([[], [{ path: '../<b>.zip', why: 'unreadable' }]]);
  });
});

it('files with hostile names are grouped at once, each in one group', () => {
  const long = ['-', ' .', '_', 'chapter ', '1'].flatMap((piece) => [`${piece.repeat(20_000)}x.md`, `${piece.repeat(20_000)}1.md`]);
  const paths = [...HOSTILE, ...long];
  const groups = groupFiles(paths.map((path) => ({ path })));
  expect(groups.flatMap(({ files }) => files.map(({ path }) => path)).toSorted()).toEqual(paths.toSorted());
});
