import { expect, it } from 'vitest';
import { takesUp } from './takes-up';

it.each([
  ['The keeper had not lit the lamp.', 'The last lighthouse keeper receives a parcel', true],
  ['Two parcels stood on the step.', 'The last lighthouse keeper receives a parcel', true],
  ['She had rehearsed the lie all week.', 'The last lighthouse keeper receives a parcel', false],
  ['They were there before.', 'Write about what they were before', false],
  ['', 'A gate', false],
])('tells whether %j takes up a word of %j', (line, prompt, expected) => {
  expect(takesUp(line, prompt)).toBe(expected);
});
