import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { archiveDownload } from '../testing/archive-download';
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

describe('the title of each file', () => {
  beforeEach(() => vi.stubGlobal('DOMParser', new Window().DOMParser));
  afterEach(() => vi.unstubAllGlobals());

  it('is that of the chapter in it, where this has no heading', async () => {
    const pages = ['The Dock', 'The Quay'].map((title, index) =>
      file(`Chapter ${index + 1}.html`, `<p class="title">${title}</p><p>Words of ${title}.</p>`),
    );
    expect(await chaptersOf(...pages)).toEqual(['The Dock', 'The Quay']);
    expect(await readFiles(pages.slice(0, 1), OPTIONS)).toMatchObject({ title: 'The Dock', chapters: [{ title: 'The Dock' }] });
  });
});

describe('a title that several files have', () => {
  beforeEach(() => vi.stubGlobal('DOMParser', new Window().DOMParser));
  afterEach(() => vi.unstubAllGlobals());

  it('is that of the work, whose chapters are called as their files', async () => {
    const title = '<p class="title">Tides</p>';
    const pages = ['The Dock', 'The Quay'].map((name) => file(`${name}.html`, `${title}<p>Words of ${name}.</p>`));
    const headed = file('The Sea.html', `${title}<h1>Tides Out</h1><p>It was empty.</p><h1>Tides In</h1><p>They came.</p>`);
    const other = file('The Wall.html', '<p class="title">Walls</p><p>It stood.</p>');
    const read = await readFiles([...pages, headed, other], OPTIONS);
    expect(read).toMatchObject({ title: 'Tides' });
    expect(await chaptersOf(...pages, headed, other)).toEqual(['The Dock', 'The Quay', 'Tides Out', 'Tides In', 'Walls']);
  });
});

describe('a download of an archive', () => {
  beforeEach(() => vi.stubGlobal('DOMParser', new Window().DOMParser));
  afterEach(() => vi.unstubAllGlobals());
  const story = { megabytes: 1, fandom: 'Tidewater' };

  it('says where its work was before, with the notes of its chapters', async () => {
    const read = await readFiles([file('tides.html', archiveDownload())], story);
    expect(read).toMatchObject({
      title: 'Tides',
      said: { summary: 'Of tides.', noteBefore: 'Thanks.', rating: 'teen' },
      origin: {
        ...{ address: 'https://archiveofourown.org/works/123', byline: 'Mara', series: [{ title: 'The Sea', part: 2 }] },
        ...{ firstPublished: '2019-05-05', lastUpdated: '2020-01-02' },
      },
      chapters: [
        { title: 'One', noteBefore: 'Mind the step.' },
        { title: 'Two', noteAfter: 'More soon.' },
      ],
    });
  });

  it('is one work for a story, but may bring chapters for one with others', async () => {
    const files = ['123', '124'].map((work) => file(`${work}.html`, archiveDownload({ work })));
    expect(await readFiles(files, story)).toEqual({ problem: importingTexts.severalWorks });
    expect(await readFiles(files, OPTIONS)).toMatchObject({ chapters: [{}, {}, {}, {}] });
  });

  it('is an author’s of any of its files', async () => {
    const files = ['Mara', 'Ivo'].map((author) => file(`${author}.html`, archiveDownload({ author })));
    expect(await readFiles(files, story)).toMatchObject({ origin: { byline: 'Ivo, Mara' } });
  });

  it('says nothing of where it was in a page with words alone', async () => {
    const bare =
      '<div id="preface"><dl class="tags"><dt>Rating:</dt><dd>Mature</dd></dl></div><div id="chapters"><p>It was empty.</p></div>';
    expect(await readFiles([file('tides.html', bare)], story)).toMatchObject({ said: { rating: 'mature' }, origin: undefined });
  });
});
