import { expect, it } from 'vitest';
import { isOfOlderTimes, scenesOf } from './scene';

it.each([
  ['The dragon sat on the throne. "Which knight is next?" asked the queen.', ['castle']],
  ['The detective found a clue: the suspect had no alibi.', ['crime']],
  ['The nurse changed the bandage in the ward, and her phone rang.', ['sickbed', 'modern']],
  ['The king had a phone, said the dragon on its throne, and the knight laughed.', ['castle']],
  ['The ship falls toward the sun. There is a knock on her hull; the pilot has seen Mercury from the port, by the bulkhead.', ['space']],
  ['The otter dived to the kelp forest.', ['water']],
  ['She found her phone.', ['modern']],
  ['They waited.', []],
  ['', []],
])('hears in which scenes a story plays: %j', (text, scenes) => expect(scenesOf(text)).toEqual(scenes));

it('names none where two are equally likely', () => {
  expect(scenesOf('The nurse and the doctor left the ward. The king and the queen met a knight.')).toEqual([]);
});

it.each([
  ['In the summer of 1958 I had one good frock.', true],
  ['We held the tower for nine days with forty spears.', true],
  ['A carriage stopped at the inn.', true],
  ['The dragon read the letter twice.', true],
  ['We moved in 2003, with 1700 books.', true],
  ['She found her phone.', false],
  ['They waited.', false],
])('hears whether a story may play where nothing is modern: %j', (text, isOlder) => expect(isOfOlderTimes(text)).toBe(isOlder));
