import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Commenter, commentRuleNames, isTaken, stateOfChanged, takingOf } from './comment-rules';

const reader: Commenter = { isStoryAuthor: false, isNewcomer: false, isFollowed: false };
const newcomer = { ...reader, isNewcomer: true };
const followed = { ...reader, isFollowed: true };
const author = { ...reader, isStoryAuthor: true };
const shielded = false;

const rules = fc.record({ rule: fc.constantFrom(...commentRuleNames), shielded: fc.boolean() });
const people = fc.record({ isStoryAuthor: fc.boolean(), isNewcomer: fc.boolean(), isFollowed: fc.boolean() });

describe('a comment', () => {
  it.each([
    ['open', 'shown', 'shown', 'shown'],
    ['known', 'shown', 'newcomers', 'shown'],
    ['followed', 'strangers', 'strangers', 'shown'],
    ['approved', 'waiting', 'waiting', 'waiting'],
    ['none', 'closed', 'closed', 'closed'],
  ] as const)('under the rule %s is %s of a reader, %s of a newcomer, and %s of a person followed', (rule, ...takings) => {
    expect([reader, newcomer, followed].map((person) => takingOf({ rule, shielded }, person))).toEqual(takings);
  });

  it('of the story’s author never waits', () => {
    fc.assert(fc.property(rules, (chosen) => takingOf(chosen, author) !== 'waiting'));
  });

  it('of anybody else never appears at once while the author holds everything', () => {
    fc.assert(
      fc.property(rules, people, (chosen, person) => person.isStoryAuthor || takingOf({ ...chosen, shielded: true }, person) !== 'shown'),
    );
  });

  it('is not taken or refused because of the shield: it only waits', () => {
    fc.assert(
      fc.property(rules, people, (chosen, person) => {
        const taken = [true, false].map((held) => isTaken(takingOf({ ...chosen, shielded: held }, person)));
        return taken[0] === taken[1];
      }),
    );
  });
});

describe('a changed comment', () => {
  it('waits again where others wait, or where its writer could not write today', () => {
    for (const taking of ['waiting', 'closed', 'newcomers', 'strangers'] as const)
      expect(stateOfChanged('shown', taking, false)).toBe('waiting');
    expect(stateOfChanged('shown', 'shown', false)).toBe('shown');
  });

  it('keeps waiting when comments become open, and stays as it is where it is the author’s own', () => {
    expect(stateOfChanged('waiting', 'shown', false)).toBe('waiting');
    expect(stateOfChanged('shown', 'closed', true)).toBe('shown');
  });
});
