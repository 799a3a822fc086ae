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

describe('a question is answered in its own words', () => {
  const answerTo = (...turns: string[]) => factsOf(...turns).find(({ answer }) => answer)?.answer;

  it.each([
    ['"Did you press it?" Mara asked Pell.', { yes: 'I did', no: "I didn't" }],
    ['"Are you cold?" Mara asked Pell.', { yes: 'I am', no: "I'm not" }],
    ['"Was I late?" Mara asked Pell.', { yes: 'You were', no: "You weren't" }],
    ['"Is the lamp on?" Mara asked Pell.', { yes: 'It is', no: "It isn't" }],
    ['"Can they see us?" Mara asked Pell.', { yes: 'They can', no: "They can't" }],
  ])('%j', (turn, expected) => expect(answerTo(turn)).toEqual(expected));

  it('or from what stands in the story', () => {
    expect(answerTo('Pell put the key under the bed.', '"Where is the key?" Mara asked Pell.')).toEqual({ known: 'Under the bed' });
    expect(answerTo('Pell took the key.', '"Where is the key?" Mara asked Pell.')).toEqual({ known: "I've got it" });
    expect(answerTo('Mara stole the boat.', '"Who stole the boat?" Mara asked Pell.')).toEqual({ known: 'You did' });
    expect(answerTo('"Where is the key?" Mara asked Pell.')).toBeUndefined();
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
