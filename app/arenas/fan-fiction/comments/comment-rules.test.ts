import { describe, expect, it } from 'vitest';
import { commentRuleNames, stateOfWritten } from './comment-rules';

describe('a comment', () => {
  it('appears at once where comments are open, and otherwise waits', () => {
    expect(stateOfWritten('open', false)).toBe('shown');
    expect(stateOfWritten('approved', false)).toBe('waiting');
  });

  it('of the story’s author never waits', () => {
    for (const rule of commentRuleNames) expect(stateOfWritten(rule, true)).toBe('shown');
  });

  it('waits again when it is changed after the author’s yes', () => {
    expect(stateOfWritten('approved', false, 'shown')).toBe('waiting');
    expect(stateOfWritten('none', false, 'shown')).toBe('waiting');
  });

  it('keeps waiting when comments become open, changed or not', () => {
    expect(stateOfWritten('open', false, 'waiting')).toBe('waiting');
  });
});
