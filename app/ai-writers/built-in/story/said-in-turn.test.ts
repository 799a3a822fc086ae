import { describe, expect, it } from 'vitest';
import { createMemory } from './memory';
import { createCast } from './people/cast';
import { readTurn } from './read-turn';
import type { Person } from './story';

const person = (name: string, pronoun: Person['pronoun']): Person => ({ name, pronoun, named: true, pronounKnown: true, plural: false });
const mara = person('Mara', 'she');
const pell = person('Pell', 'he');

/** The speeches of the last of several turns, and what is remembered behind it. */
function readAll(...turns: string[]) {
  const cast = createCast('third', [mara, pell]);
  const memory = createMemory();
  const speeches = turns.map((turn) => readTurn(turn, cast, memory).speeches).at(-1) ?? [];
  return { speeches, things: memory.things() };
}

describe('a deed tells who has a thing', () => {
  it.each([
    ['Mara took the bucket out of his hand.', 'the bucket', 'Mara'],
    ['The box stood under the bed. Pell grabbed it.', 'the box', 'Pell'],
  ])('%j', (turn, name, holder) => expect(readAll(turn).things).toContainEqual(expect.objectContaining({ name, holder })));

  it.each(['Mara would take the rope.', 'The rope was taken.', 'Mara never took the rope.'])('but not where nothing was done: %j', (turn) =>
    expect(readAll(turn).things.filter(({ holder }) => holder !== '')).toEqual([]),
  );
});

describe('two pieces of what is said', () => {
  const lastSaid = (turn: string) => readAll(turn).speeches.at(-1)?.words;

  it('are one speech around the words that tell who says it', () =>
    expect(lastSaid('"I sold the house," Mara said. "I signed it."')).toBe('I sold the house. I signed it.'));

  it('are two where somebody else says the second', () =>
    expect(lastSaid('"What do I owe you?" Mara asked. "Floss," all of them said together.')).toBe('Floss,'));

  it.each([
    ['"I sold it," Mara sighed and added, "to Pell."', 'I sold it, to Pell.'],
    ['"Evening," a man called Pell said, "sit down."', 'Evening, sit down.'],
  ])('are one where one person has two verbs of speech: %j', (turn, words) => expect(lastSaid(turn)).toBe(words));

  it('are two where the words between them tell of two who speak', () =>
    expect(lastSaid('"I sold the house," Mara said, and Pell said "I know you did"')).toBe('I know you did'));
});
