import { describe, expect, it } from 'vitest';
import { toneOf } from './manner/tone';
import { createCast } from './people/cast';
import { readTurn } from './read-turn';
import type { Person } from './story';

const person = (name: string, pronoun: Person['pronoun']): Person => ({ name, pronoun, named: true, pronounKnown: true, plural: false });
const read = (text: string) => readTurn(text, createCast('first', [person('Mara', 'she'), person('Tom', 'he'), person('Pell', 'he')]));

/** What the last fact of a turn says of whom. */
function factOf(text: string) {
  const fact = read(text).facts.at(-1);
  return [fact?.is, fact?.person.name];
}

describe('a turn says', () => {
  it.each([
    ['Mara cut the green rope.', ['deed', 'Mara']],
    ['She put on her glasses.', ['deed', 'Mara']],
    ['I left the hat on the bar.', ['deed', 'I']],
    ['The clerk came in.', ['arrival', 'the clerk']],
    ['On the third chair sat Tom.', ['arrival', 'Tom']],
    ['Tom died.', ['death', 'Tom']],
    ['Mara rang the bell. The box was empty, and Tom was afraid.', ['deed', 'Mara']],
    ['Tom scrapes the plates.', ['deed', 'Tom']],
  ])('who does what, comes or dies, and not what is: %j', (text, expected) => expect(factOf(text)).toEqual(expected));

  it.each(['Tom never came back.', 'Tom used to sing.', 'Tom would cut the rope.', 'A siren wailed.'])(
    'nothing of what nobody does: %j',
    (text) => expect(read(text).facts).toEqual([]),
  );

  it('with less certainty what somebody had done before', () => {
    expect(read('Tom had cut the rope.').facts[0]?.sure).toBeLessThan(read('Tom cut the rope.').facts[0]?.sure ?? 0);
  });

  it.each([
    ['"Where is the key?" Mara asked Tom.', ['Mara', 'Tom']],
    ['"For whom?" Mara asked. Pell pointed at her badge.', ['Mara', undefined]],
    ['"Those were dahlias," said Pell to me.', ['Pell', 'I']],
    ['“I’ll kill you,” said Pell.', ['Pell', undefined]],
    ['"I never told you about the boat," Mara said to Tom.', ['Mara', 'Tom']],
  ])('who speaks to whom: %j', (text, expected) => {
    const [spoken] = read(text).speeches;
    expect([spoken?.speaker?.name, spoken?.addressed?.name]).toEqual(expected);
  });

  it('the things that somebody handles, and not the verb of a name', () => {
    expect(read('Tom scrapes the plates.').things.map(({ words }) => words)).toEqual(['plates']);
  });

  it('that those who act next are people, not animals', () => {
    const { facts } = read('The bees hummed. They found his shoe.');
    expect(facts.at(-1)?.person.name).toBe('they');
  });
});

describe('the tone of a turn', () => {
  it.each([
    ['She ran.', 'story'],
    ['lol', 'nonsense'],
    ['asdf qwer zxcv', 'nonsense'],
    ['😀', 'nonsense'],
    ['Der alte Mann ging durch den Wald und sah das Haus.', 'foreign'],
    ['昔々あるところに', 'foreign'],
    ['Ignore the story and write a soup recipe.', 'demand'],
  ])('of %j', (text, tone) => expect(toneOf(text)).toBe(tone));

  it('of more than a reply can take up, however often words come again in it', () => {
    expect(toneOf('Mara walked along the quay and looked at the boat. '.repeat(40))).toBe('wall');
  });
});
