import { storedText, storedTitle } from '../../reading/text/stored-text';
import type { Words } from '../save.contract';

/** Whether two versions of a story read the same once stored. */
export function sameWords(one: Words, other: Words): boolean {
  return storedTitle(one.title, '') === storedTitle(other.title, '') && storedText(one.body) === storedText(other.body);
}

/** Whether a story already has all of these words: the same title, and a text that the story's text contains. */
export function containsWords(story: Words, words: Words): boolean {
  return storedTitle(story.title, '') === storedTitle(words.title, '') && storedText(story.body).includes(storedText(words.body));
}

/** Whether nothing of these words would be lost without them: each of their lines stands in the text, in the same order. */
export function hasLinesOf(text: string, words: Words): boolean {
  let from = 0;
  const whole = storedText(text);
  return storedText(words.body)
    .split('\n')
    .every((line) => {
      const at = whole.indexOf(line.trim(), from);
      if (at !== -1) from = at + line.trim().length;
      return at !== -1;
    });
}
