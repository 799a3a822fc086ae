import { describe, expect, it } from 'vitest';
import { leadingTitle } from './story-titles';

describe('the title of a story', () => {
  it('is the one with most votes, and of equal ones the one proposed first', () => {
    const titles = [0, 1, 2].map((place) => ({ place, title: `${place}`, votes: place === 0 ? 0 : 2 }));
    expect(leadingTitle(titles)?.place).toBe(1);
    expect(leadingTitle([...titles].reverse())?.place).toBe(1);
    expect(leadingTitle([])).toBeUndefined();
  });
});
