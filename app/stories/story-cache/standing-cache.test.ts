import { describe, expect, it } from 'vitest';
import { newestStanding, rememberStanding } from './standing-cache';

const unrated = { average: 4, count: 3, own: undefined };
const rated = { average: 4.25, count: 4, own: 5 };
const ratedAgain = { average: 3.25, count: 4, own: 1 };

describe('how a story stands', () => {
  it('is what the page says, as long as nothing was rated', () => {
    expect(newestStanding('quiet', unrated)).toEqual(unrated);
  });

  it('is what the last rating made of it, wherever a page says what was true before', () => {
    rememberStanding('story', unrated, rated);
    expect(newestStanding('story', unrated)).toEqual(rated);
    expect(newestStanding('another', unrated)).toEqual(unrated);
    rememberStanding('story', rated, ratedAgain);
    expect(newestStanding('story', unrated)).toEqual(ratedAgain);
    expect(newestStanding('story', rated)).toEqual(ratedAgain);
  });

  it('is what a page says that knows more', () => {
    const ratedByOthersToo = { average: 4.4, count: 5, own: 1 };
    expect(newestStanding('story', ratedByOthersToo)).toEqual(ratedByOthersToo);
  });

  it('holds when a rating was taken back to what it was', () => {
    rememberStanding('undecided', rated, ratedAgain);
    rememberStanding('undecided', ratedAgain, rated);
    for (const loaded of [rated, ratedAgain]) expect(newestStanding('undecided', loaded)).toEqual(rated);
  });
});
