import { describe, expect, it } from 'vitest';
import { readFiles } from './read-files';
import { importingTexts } from './texts';

const OPTIONS = { megabytes: 1, fandom: undefined };
const file = (name: string, text = `Words of ${name}.`) => new File([text], name);
const chaptersOf = async (...files: File[]) => {
  const read = await readFiles(files, OPTIONS);
  return 'problem' in read ? read.problem : read.chapters.map(({ title }) => title);
};

describe('the chapters of several files', () => {
  it('come in the order of the files’ names and of the numbers in them, however they were chosen', async () => {
    const names = ['Tides 10', 'tides 9', 'Tides 1', 'Harbour', 'Tides 2b', 'Tides 2'];
    const inOrder = ['Harbour', 'Tides 1', 'Tides 2', 'Tides 2b', 'tides 9', 'Tides 10'];
    expect(await chaptersOf(...names.map((name) => file(`${name}.txt`)))).toEqual(inOrder);
    expect(await chaptersOf(...names.toReversed().map((name) => file(`${name}.md`)))).toEqual(inOrder);
  });

  it('keep their order within each file', async () => {
    const first = file('1.txt', 'Chapter 2\n\nIt was empty.\n\nChapter 1\n\nThey came.');
    expect(await chaptersOf(file('2.txt', 'Epilogue\n\nThe end.'), first)).toEqual(['Chapter 2', 'Chapter 1', 'Epilogue']);
  });

  it('are none when one of the files cannot be read, which is named', async () => {
    expect(await chaptersOf(file('1.txt'), file('2.pdf'))).toMatch(/^2\.pdf: /);
    const many = Array.from({ length: 101 }, (_, index) => file(`${index}.txt`));
    expect(await chaptersOf(...many)).toBe(importingTexts.tooManyFiles(100));
  });
});
