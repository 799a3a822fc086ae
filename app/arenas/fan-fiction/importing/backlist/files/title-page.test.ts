import { Window } from 'happy-dom';
import { afterAll, describe, expect, it } from 'vitest';
import { chaptersOfText } from '../../split-chapters';
import { takeTitleOfText } from './title-page';
import { titledChapters } from './work-of-page';

const window = new Window();
afterAll(() => window.happyDOM.close());

const inText = (text: string) => {
  const { title, text: rest } = takeTitleOfText(text);
  return { title, chapters: chaptersOfText(rest, 'tides-0f1e') };
};
const inPage = (html: string) => {
  const page = new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;
  const { title, chapters } = titledChapters(page, 'tides-0f1e');
  return { title: title === 'tides-0f1e' ? undefined : title, chapters };
};

const ONE = { title: 'One', body: 'First.' };
const TWO = { title: 'Two', body: 'Second.' };

describe('the title of a work at the beginning of a file', () => {
  it('is no chapter of it, and neither is who wrote it', () => {
    expect(inText('# Tides\n\n*by Mara*\n\n*by Ivo*\n\n## One\n\nFirst.\n\n## Two\n\nSecond.\n')).toEqual({
      title: 'Tides',
      chapters: [ONE, TWO],
    });
    const two = '<h2>One</h2><div><p>First.</p></div><h2>Two</h2><div><p>Second.</p></div>';
    const own = `<header class="title"><h1>Tides</h1><p class="writer">Mara</p><p class="writer">Ivo</p></header>${two}`;
    expect(inPage(own)).toEqual({ title: 'Tides', chapters: [ONE, TWO] });
    const note = '<aside class="note"><h2>Author’s note</h2><p>Thanks.</p></aside>';
    const noted = `<header class="title"><h1>Tides</h1></header><h2>One</h2>${note}<p>First.</p>${note}`;
    const body = 'Author’s note\n\nThanks.\n\nFirst.\n\nAuthor’s note\n\nThanks.';
    expect(inPage(noted)).toEqual({ title: 'Tides', chapters: [{ title: 'One', body }] });
  });

  it('is told apart from a single chapter', () => {
    expect(inText('# Tides\n\n*by Mara*\n\n## One\n\nFirst.')).toEqual({ title: 'Tides', chapters: [ONE] });
    expect(inPage('<h1>Tides</h1><h2>One</h2><p>First.</p>')).toEqual({ title: 'Tides', chapters: [ONE] });
    expect(inText('# One\n\nFirst.')).toEqual({ title: undefined, chapters: [ONE] });
    expect(inPage('<h1>One</h1><p>First.</p>')).toEqual({ title: undefined, chapters: [ONE] });
  });

  it('of a document stands in a style of its own', () => {
    const document = '<p class="title">Tides</p><p class="writer">Mara</p><h1>One</h1><p>First.</p><h1>Two</h1><p>Second.</p>';
    expect(inPage(document)).toEqual({ title: 'Tides', chapters: [ONE, TWO] });
    expect(inPage('<p class="title">Tides</p><p>First.</p>')).toEqual({
      title: 'Tides',
      chapters: [{ title: 'Tides', body: 'First.' }],
    });
    expect(inPage('<p class="title">Tides</p><p>Before.</p><h1>One</h1><p>First.</p>')).toEqual({
      title: 'Tides',
      chapters: [{ title: 'Tides', body: 'Before.' }, ONE],
    });
  });

  it('of a page stands at its beginning: what has such a style within the text stays there', () => {
    expect(inPage('<p>She read.</p><p class="title">The Letter</p><p>Dear Ivo.</p>')).toEqual({
      title: undefined,
      chapters: [{ title: 'tides-0f1e', body: 'She read.\n\nThe Letter\n\nDear Ivo.' }],
    });
  });

  it('may be that of a chapter where words follow it, and stays then', () => {
    const before = { title: 'tides-0f1e', body: '# Arrival\n\nShe came.' };
    expect(inText('# Arrival\n\nShe came.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.')).toEqual({
      title: undefined,
      chapters: [before, ONE, TWO],
    });
    const page = '<h1>Arrival</h1><p>She came.</p><h2>One</h2><p>First.</p><h2>Two</h2><p>Second.</p>';
    expect(inPage(page)).toMatchObject({ title: undefined, chapters: [{ body: 'Arrival\n\nShe came.' }, ONE, TWO] });
  });

  it('is none where headings of the same level follow', () => {
    expect(inText('# One\n\nFirst.\n\n# Two\n\nSecond.')).toEqual({ title: undefined, chapters: [ONE, TWO] });
    expect(inPage('<h1>One</h1><p>First.</p><h1>Two</h1><p>Second.</p>')).toEqual({ title: undefined, chapters: [ONE, TWO] });
  });
});
