import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupFiles } from './group-files';

const grouped = (...paths: string[]) =>
  groupFiles(paths.map((path) => ({ path }))).map(({ name, files }) => [name, ...files.map(({ path }) => path)]);

describe('which files are one work', () => {
  it('are those that are called the same but for a number, in the order of the numbers', () => {
    expect(grouped('Tides/Chapter 10.docx', 'Tides/Chapter 2.docx', 'Harbour.docx', 'Tides/Chapter 1.docx')).toEqual([
      ['Harbour', 'Harbour.docx'],
      ['Tides', 'Tides/Chapter 1.docx', 'Tides/Chapter 2.docx', 'Tides/Chapter 10.docx'],
    ]);
    expect(grouped('Night - Part 2.md', 'Night - Part 1.md')).toEqual([['Night', 'Night - Part 1.md', 'Night - Part 2.md']]);
    expect(grouped('a/01.txt', 'a/02.txt', 'b/01.txt')).toEqual([
      ['a', 'a/01.txt', 'a/02.txt'],
      ['01', 'b/01.txt'],
    ]);
  });

  it('are not those of other folders, other endings, or years', () => {
    expect(grouped('a/Tides 1.md', 'b/Tides 2.md', 'Night 1.md', 'Night 2.docx', 'Letters 2019.md', 'Letters 2020.md')).toHaveLength(6);
  });

  it('are each in one group', () => {
    const path = fc.stringMatching(/^[ab]?\/?[a-c1-3 ]{0,6}\.md$/);
    fc.assert(
      fc.property(fc.uniqueArray(path), (paths) => {
        const files = grouped(...paths).flatMap(([, ...own]) => own);
        expect(files.toSorted()).toEqual(paths.toSorted());
      }),
    );
  });
});
