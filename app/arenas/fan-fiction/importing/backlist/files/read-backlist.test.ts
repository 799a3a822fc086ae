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
});
