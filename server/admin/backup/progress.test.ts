import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../../app/platform/testing/test-clock';
import { progressShownOn, progressText } from './progress';

function shownOn(isTTY: boolean) {
  const clock = createTestClock();
  const written: string[] = [];
  const show = progressShownOn({ isTTY, write: (text) => written.push(text) }, clock);
  return { clock, written, show };
}

describe('the progress of long work', () => {
  it('says how much is done, of how much, and how long the rest takes at this pace', () => {
    expect(progressText(250_000, 1_000_000, 30_000)).toBe('25%, 250,000 of 1,000,000 rows, about 2 min left');
    expect(progressText(900, 1_000, 9_000)).toBe('90%, 900 of 1,000 rows, about 1 s left');
  });

  it('promises nothing about the rest of a backup that does not say how much it holds', () => {
    expect(progressText(5_000, undefined, 9_000)).toBe('5,000 rows');
  });

  it('is a line every ten seconds where nobody watches, and nothing of what is done sooner', () => {
    const { clock, written, show } = shownOn(false);
    for (let row = 1; row <= 25; row += 1) {
      clock.advance(1_000);
      show(row, 25);
    }
    expect(written).toEqual(['40%, 10 of 25 rows, about 15 s left\n', '80%, 20 of 25 rows, about 5 s left\n']);
  });

  it('says first what is done, where it is not the first part of the work', () => {
    const clock = createTestClock();
    const written: string[] = [];
    const show = progressShownOn({ write: (text) => written.push(text) }, clock, 'Reading it back: ');
    clock.advance(10_000);
    show(1, 2);
    expect(written).toEqual(['Reading it back: 50%, 1 of 2 rows, about 10 s left\n']);
  });

  it('takes the pace from the rows alone, however long their tables took to make', () => {
    const { clock, written, show } = shownOn(false);
    clock.advance(60_000);
    show(0, 4);
    clock.advance(10_000);
    show(1, 4);
    expect(written).toEqual(['0 of 4 rows\n', '25%, 1 of 4 rows, about 30 s left\n']);
  });

  it('is one line on a terminal, which goes at the end', () => {
    const { clock, written, show } = shownOn(true);
    clock.advance(500);
    show(1, 2);
    show(2, 2);
    expect(written).toEqual(['\r50%, 1 of 2 rows, about 1 s left\u001b[K', '\r\u001b[K']);
  });
});
