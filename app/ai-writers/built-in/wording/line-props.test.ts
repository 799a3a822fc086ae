import { describe, expect, it } from 'vitest';
import { isChange, propsOf } from './line-props';

describe('what a line counts on', () => {
  it.each([
    ['She held on to the back of a chair.', [{ noun: 'chair', where: 'indoors' }]],
    [
      'A path led past the hedge.',
      [
        { noun: 'path', where: 'outdoors' },
        { noun: 'hedge', where: 'outdoors' },
      ],
    ],
    ['He lifted the briefcase.', [{ noun: 'briefcase' }]],
    ['He found a briefcase and stepped out of the way.', []],
  ])('%j', (words, props) => expect(propsOf(words)).toEqual(props));

  it.each([
    ['give', true],
    ['break', true],
    ['look', false],
    ['wonder', false],
  ])('knows whether something is otherwise after "%s": %s', (verb, changes) => expect(isChange(verb)).toBe(changes));
});
