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

  it('what somebody does not do is a refusal', () => {
    expect(factsOf('Pell did not answer.').map(({ answers }) => answers)).toContain('refrain');
  });
});

describe('a speech is known', () => {
  it('takes turns between two people where nobody is named', () => {
    const spoken = factsOf('"You did it." "I never did, Mara."').filter(({ speaker }) => speaker);
    expect(spoken.map(({ speaker, addressed }) => [speaker?.name, addressed?.name])).toEqual([
      ['Pell', 'Mara'],
      ['Mara', 'Pell'],
    ]);
  });
});
