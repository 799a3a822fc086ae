import { expect, it } from 'vitest';
import { namesIn, repaired } from './repair';

const story = 'Then Tom and Mara ran. They met Aunt Bea at the Bridge. At night Toms boat lay there.';

it.each([
  ['tom gave him his own boot', 'Tom gave him his own boot'],
  ['the dog lickt mara', 'The dog licked Mara'],
  ['she didnt answer. he said im not going, thats all', "She didn't answer. He said I'm not going, that's all"],
  ['he heard Maras voice, and the Maras and Beas', "He heard Mara's voice, and the Maras and Beas"],
  ['They slept well, all of them.', 'They slept well, all of them.'],
  ['Its tail was wet, and i was glad', 'Its tail was wet, and I was glad'],
])('a turn is read as it was meant: %j', (text, meant) => expect(repaired(text, namesIn(story))).toBe(meant));
