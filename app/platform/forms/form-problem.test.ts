import { describe, expect, it } from 'vitest';
import { formProblem } from './form-problem';

describe('the problem of a form', () => {
  it('is all its sentences in one line', () => {
    expect(formProblem({ error: { name: ['Too long.', 'Taken.'], bio: null, '': ['Please try again.'] } })).toBe(
      'Too long. Taken. Please try again.',
    );
  });

  it('is empty without an error', () => {
    for (const form of [undefined, {}, { error: null }, { error: {} }]) expect(formProblem(form)).toBe('');
  });
});
