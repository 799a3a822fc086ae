import { expect, it } from 'vitest';
import { asParagraphs } from './as-paragraphs';

it('makes paragraphs of lines where there is no blank line, but keeps quotes together', () => {
  expect(asParagraphs('One.\nTwo *so*.\n***\nThree.\n')).toBe('One.\n\nTwo *so*.\n\n***\n\nThree.');
  expect(asParagraphs('One.\n> a\n> b\nTwo.')).toBe('One.\n> a\n> b\n\nTwo.');
  expect(asParagraphs('One.\nstill one.\n\nTwo.')).toBe('One.\nstill one.\n\nTwo.');
});
