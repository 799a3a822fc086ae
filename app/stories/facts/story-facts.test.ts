import { describe, expect, it } from 'vitest';
import { chaptersOfAll, progressFacts, progressText } from './story-facts';

describe('how far a story is', () => {
  it('are its chapters of those that it will have', () => {
    expect(chaptersOfAll(8, { progress: 'in_progress', plannedChapters: 12 })).toBe('8/12');
    expect(chaptersOfAll(8, { progress: 'hiatus', plannedChapters: null })).toBe('8/?');
    expect(chaptersOfAll(8, { progress: null, plannedChapters: 12 })).toBe('8/12');
  });

  it('are all of them once it is complete, and never fewer than there are', () => {
    expect(chaptersOfAll(8, { progress: 'complete', plannedChapters: 12 })).toBe('8/8');
    expect(chaptersOfAll(13, { progress: 'in_progress', plannedChapters: 12 })).toBe('13/13');
  });

  it('is nothing while its author has said nothing', () => {
    expect(progressFacts(8, { progress: null, plannedChapters: null })).toEqual([]);
    expect(progressText(1, { progress: null, plannedChapters: null })).toBe('1 chapter');
    expect(progressFacts(8, { progress: 'hiatus', plannedChapters: null })).toEqual(['8/? chapters', 'On hiatus']);
  });
});
