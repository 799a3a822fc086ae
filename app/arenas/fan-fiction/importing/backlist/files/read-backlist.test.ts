import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { archiveDownload } from '../../../testing/archive-download';
import { MAX_WORKS } from '../backlist.contract';
import { readBacklist } from './read-backlist';

beforeEach(() => vi.stubGlobal('DOMParser', new Window().DOMParser));
afterEach(() => vi.unstubAllGlobals());

const worksIn = async (...files: File[]) => {
  const read = await readBacklist(files, () => {});
  if ('problem' in read) throw new Error(read.problem);
  return read;
};
/** Downloads with names of one work's chapters. */
const downloads = (count: number) =>
  Array.from({ length: count }, (_, index) => new File([archiveDownload({ work: `${index + 1}` })], `Tides ${index + 1}.html`));

describe('the works in files', () => {
  it('are not more than are imported at once, also where their names are those of one work', async () => {
    const { works, isCut } = await worksIn(...downloads(MAX_WORKS + 2));
    expect([works.length, isCut]).toEqual([MAX_WORKS, true]);
  });

  it('are all listed where there are as many as are imported at once', async () => {
    const { works, isCut } = await worksIn(...downloads(MAX_WORKS));
    expect([works.length, isCut]).toEqual([MAX_WORKS, false]);
  });

  it('have chapters called as their files where these have one title', async () => {
    const page = (name: string) => new File([`<p class="title">Tides</p><p>Words of ${name}.</p>`], `${name}.html`);
    const { works } = await worksIn(page('Sea 2'), page('Sea 1'));
    expect(works.map(({ title, chapters }) => [title, ...chapters.map((chapter) => chapter.title)])).toEqual([['Sea', 'Sea 1', 'Sea 2']]);
  });
});
