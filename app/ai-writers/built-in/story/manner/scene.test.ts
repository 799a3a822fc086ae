import { expect, it } from 'vitest';
import { scenesOf } from './scene';

it.each([
  ['The dragon sat on the throne. "Which knight is next?" asked the queen.', ['castle']],
  ['The detective found a clue: the suspect had no alibi.', ['crime']],
  ['The nurse changed the bandage in the ward, and her phone rang.', ['sickbed', 'modern']],
  ['The king had a phone, said the dragon on its throne, and the knight laughed.', ['castle']],
  ['She found her phone.', ['modern']],
  ['They waited.', []],
  ['', []],
])('hears in which scenes a story plays: %j', (text, scenes) => expect(scenesOf(text)).toEqual(scenes));

it('names none where two are equally likely', () => {
  expect(scenesOf('The nurse and the doctor left the ward. The king and the queen met a knight.')).toEqual([]);
});
