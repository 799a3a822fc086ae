import { describe, expect, it } from 'vitest';
import { createMemory } from './memory';
import { createCast } from './people/cast';
import { readTurn } from './read-turn';
import type { Person } from './story';

const person = (name: string, pronoun: Person['pronoun']): Person => ({ name, pronoun, named: true, pronounKnown: true, plural: false });
const mara = person('Mara', 'she');
const pell = person('Pell', 'he');

/** The facts of the last of several turns. */
function factsOf(...turns: string[]) {
  const cast = createCast('third', [mara, pell]);
  const memory = createMemory();
  return turns.map((turn) => readTurn(turn, cast, memory).facts).at(-1) ?? [];
}

const actIn = (...turns: string[]) => factsOf(...turns).find(({ act }) => act)?.act;

describe('a deed is known by its verb and what it is done to', () => {
  it.each([
    ['Mara cut the green rope.', 'cut', 'green rope'],
    ['Mara turned the box over.', 'turn', 'box'],
    ['Mara took the bucket out of his hand.', 'take', 'bucket'],
    ['Pell found the box. He opened it.', 'open', 'box'],
  ])('%j', (turn, verb, words) => {
    expect(factsOf(turn).find(({ act }) => act)?.act).toMatchObject({ verb, object: { words } });
  });

  it.each(['Mara would cut the rope.', 'The hat was found.'])('but not where nothing was done: %j', (turn) =>
    expect(actIn(turn)).toBeUndefined(),
  );
});

describe('a question for a thing', () => {
  const knownIn = (...turns: string[]) => factsOf(...turns).find(({ known }) => known)?.known;

  it('is answered from what stands in the story', () => {
    expect(knownIn('Pell put the key under the bed.', '"Where is the key?" Mara asked Pell.')).toBe('Under the bed');
    expect(knownIn('Pell put the key under the bed.', 'Mara took the key.', '"Where is the key?" Mara asked Pell.')).toBeUndefined();
    expect(knownIn('"Where is the key?" Mara asked Pell.')).toBeUndefined();
  });
});
