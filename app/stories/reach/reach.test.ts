import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOfReach, isListed, reaches, reachOf } from './reach';

describe('who reads a story', () => {
  it('is what its row says', () => {
    fc.assert(fc.property(fc.constantFrom(...reaches), (reach) => reachOf(factsOfReach(reach)) === reach));
  });

  it('counts for its author only while it is in lists', () => {
    expect(reaches.filter(isListed)).toEqual(['library', 'members']);
  });

  it('is not said by what moderators did', () => {
    expect(reachOf({ status: 'hidden', unlisted: true, membersOnly: false })).toBe('unlisted');
    expect(reachOf({ status: 'behind_door', unlisted: false, membersOnly: true })).toBe('members');
  });
});
