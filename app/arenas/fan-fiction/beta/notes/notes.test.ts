import { describe, expect, it } from 'vitest';
import { hasBoxOf, type Notes, notesAsked } from './notes';

const thread = (id: string, at: number | undefined, resolved = false) => ({
  ...{ id, at, resolved, quote: 'A', mayResolve: true, proposal: undefined, note: undefined, answers: [] },
});
const page = (asked: Notes['asked'], threads: Notes['threads'] = []): Notes => ({
  ...{ asked, threads, quote: 'A', source: 'A', playerId: 'player', newId: 'new' },
});

describe('what an address asks for', () => {
  it.each([
    ['passage=3', 3],
    ['passage=all', 'all'],
    ['passage=choose', 'choose'],
    ['passage=-1', undefined],
    ['passage=%00', undefined],
    ['', undefined],
  ])('is read: %s', (query, asked) => {
    expect(notesAsked(new URLSearchParams(query))).toBe(asked);
  });
});

describe('the box of words that come back', () => {
  it('is at their paragraph, whatever that says now', () => {
    for (const intent of ['note', 'propose']) {
      expect(hasBoxOf({ intent, at: '3', quote: 'B' }, page(3))).toBe(true);
      expect(hasBoxOf({ intent, at: '3' }, page(4))).toBe(false);
      expect(hasBoxOf({ intent, at: '3' }, page('all'))).toBe(false);
    }
  });

  it('is gone with the paragraph', () => {
    expect(hasBoxOf({ intent: 'note', at: '3' }, { ...page(3), quote: undefined })).toBe(false);
    expect(hasBoxOf({ intent: 'propose', at: '3' }, { ...page(3), source: undefined })).toBe(false);
  });

  it('is below the note that is answered, where that is open', () => {
    const answer = { intent: 'answer', answers: 'one' };
    expect(hasBoxOf(answer, page(3, [thread('one', 3)]))).toBe(true);
    expect(hasBoxOf(answer, page(4, [thread('one', 3)]))).toBe(false);
    expect(hasBoxOf(answer, page('all', [thread('one', 3)]))).toBe(true);
    expect(hasBoxOf(answer, page('all', [thread('one', 3, true)]))).toBe(false);
    expect(hasBoxOf(answer, page(undefined, [thread('one', undefined)]))).toBe(true);
    expect(hasBoxOf(answer, page(3, [thread('other', 3)]))).toBe(false);
  });

  it('is no box for a press', () => {
    expect([hasBoxOf({ intent: 'take' }, page(3)), hasBoxOf(undefined, page(3))]).toEqual([false, false]);
  });
});
