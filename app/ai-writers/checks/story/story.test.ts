import { describe, expect, it } from 'vitest';
import { namesOfDead } from '../../built-in/story/people/departures';
import type { Person } from '../../built-in/story/story';
import { hasWrongPronoun, inventedNames, letsAbsentAct, letsDeadAct, surePronoun } from './cast';
import { hasOtherNarrator, isInOtherTense } from './narration';
import { retells } from './retelling';
import { takesUp } from './takes-up';

const person = (name: string, pronoun: Person['pronoun'], changes: Partial<Person> = {}): Person => ({
  ...{ name, pronoun, named: true, pronounKnown: true, plural: false },
  ...changes,
});

describe('a part takes up', () => {
  const turn = 'Ines laughed and cut the green rope that held the boat.';

  it.each([
    ['The rope sank.', 'word'],
    ['She was still laughing.', 'word'],
    ['Cutting it had been easy.', 'word'],
    ['Ines sat down by the fire.', 'name'],
    ['Far away a bell rang.', 'nothing'],
  ])('what was written last: %s', (text, expected) => expect(takesUp(text, turn, ['Ines'])).toBe(expected));

  it('anything where hardly anything was written', () => expect(takesUp('Far away a bell rang.', 'No.', [])).toBe('word'));
});

describe('a part retells', () => {
  const turn = 'Ines gave Brandt the matches, laughed, and cut the green rope of the boat.';

  it.each([
    'So far, a rope has been cut.',
    'The story follows a keeper.',
    'Ines cut the green rope of the boat, and she laughed. She gave him the matches.',
  ])('what was told: %s', (text) => expect(retells(text, turn, turn)).toBe(true));

  it.each([
    'The rope sank without a sound.',
    'So far the tide had been kind.'.replace('So far the', 'The'),
    'Brandt counted the matches, and one was missing.',
  ])('nothing: %s', (text) => expect(retells(text, turn, turn)).toBe(false));
});

describe('a part is told', () => {
  const past = 'Ines tied the boat and climbed the steps. The keeper waited. He held a lamp, and she saw it.';
  const present = 'Ines ties the boat and climbs the steps. The keeper waits. He holds a lamp, and she sees it.';

  it('in the other tense, as far as both are plain', () => {
    expect(isInOtherTense('Brandt lifts the lamp and looks at her. She waits.', past)).toBe(true);
    expect(isInOtherTense('Brandt lifted the lamp and looked at her. She waited.', present)).toBe(true);
    expect(isInOtherTense('Brandt lifted the lamp. “It goes out,” he said, “it always does.”', past)).toBe(false);
    expect(isInOtherTense('Brandt lifts the lamp. He has seen what she did, and what she was.', present)).toBe(false);
    expect(isInOtherTense('Washed and mended, the sails hang in the sun.', present)).toBe(false);
    expect(isInOtherTense('Boats like that know the way.', past)).toBe(false);
  });

  it('by another narrator, speech and thoughts apart', () => {
    expect(hasOtherNarrator('I watched the rope sink.', 'third', '')).toBe(true);
    expect(hasOtherNarrator('I watched the rope sink.', 'third', 'She jumped. I want to say that at once.')).toBe(false);
    expect(hasOtherNarrator('You watch your rope sink.', 'third', '')).toBe(true);
    expect(hasOtherNarrator('“I watched it,” said Ines. She thought: I should go.', 'third', '')).toBe(false);
    expect(hasOtherNarrator('You look at your glove.', 'first', '')).toBe(true);
    expect(hasOtherNarrator('Lorna looked at the glove.', 'first', '')).toBe(false);
    expect(hasOtherNarrator('I look at the glove.', 'second', '')).toBe(true);
  });
});

describe('the people of a part', () => {
  const before = 'Ines gave the matches to Brandt. She laughed, and he did not.';
  const people = [person('Ines', 'she'), person('Brandt', 'he')];

  it('are not invented while the story has people with names', () => {
    for (const text of ['“No,” said Marcus.', 'It was Clara, who sang.', 'Captain Harlow came down.', 'She called for Emily.']) {
      expect(inventedNames(text, before, people), text).not.toEqual([]);
      expect(inventedNames(text, before, [person('the keeper', 'he', { named: false })]), text).toEqual([]);
    }
    for (const text of [
      '“No,” said Brandt.',
      'They sailed to Lisbon in March.',
      'He sang like Sinatra.',
      'The Buick stopped.',
      'Nobody spoke.',
    ]) {
      expect(inventedNames(text, before, people), text).toEqual([]);
    }
  });

  it('keep their pronouns, as far as those are certain', () => {
    expect(hasWrongPronoun('Ines wrapped the coat around himself.', before, people)).toBe(true);
    expect(hasWrongPronoun('He sat down.', 'Ines sat down.', [person('Ines', 'she')])).toBe(true);
    expect(hasWrongPronoun('A man came in. He sat down.', 'Ines sat down.', [person('Ines', 'she')])).toBe(false);
    expect(hasWrongPronoun('Ines saw that Brandt had hurt himself.', before, people)).toBe(false);
    expect(hasWrongPronoun('He sat down.', 'Kit sat down.', [person('Kit', 'she', { pronounKnown: false })])).toBe(false);
    expect(surePronoun(person('Robert', 'she'))).toBeUndefined();
    expect(surePronoun(person('Ines', 'she'))).toBe('she');
  });

  it('do not act when they are dead, unless in what is remembered', () => {
    const story = 'Vince Calloway was dead. Lorna came down the stairs and looked at the hat.';
    expect(namesOfDead(story)).toEqual(['Vince']);
    expect(letsDeadAct('Vince nodded at the hat.', story)).toBe(true);
    expect(letsDeadAct('“No,” said Vince. Lorna laughed.', story)).toBe(true);
    for (const text of [
      'Vince had nodded at it, once.',
      'I thought of Vince.',
      'Vince’s hat lay on the bar.',
      'The ghost of Vince nodded.',
      'Lorna nodded.',
    ]) {
      expect(letsDeadAct(text, story), text).toBe(false);
    }
    expect(letsDeadAct('Vince nodded.', `${story} Then Vince stood up and said that he was not.`)).toBe(false);
  });
});

describe('somebody who is away, as people said', () => {
  it.each([
    'Tom smiled.',
    'Tom stood by the door and smiled.',
    'Mara ran back. Tom laughed.',
    'Mara walked to the door, and Tom nodded.',
    'Tom smiled when Mara came back.',
    'Mara came to Tom, and Tom nodded.',
  ])('does not act: %j', (text) => expect(letsAbsentAct(text, ['Tom'])).toBe(true));

  it.each([
    'Tom came back and smiled.',
    'In came Tom. Tom laughed.',
    'The door opened, and Tom walked in.',
    'Tom called from the harbor. Tom laughed.',
    'Mara remembered how Tom smiled.',
    'Mara ran back.',
  ])('but may come back or be remembered: %j', (text) => expect(letsAbsentAct(text, ['Tom'])).toBe(false));
});

describe('somebody who is dead, as people said', () => {
  const said = { dead: ['Tom'], alive: [] };

  it('does not act because the story tells of a dream somewhere', () => {
    expect(letsDeadAct('Tom smiled.', 'Mara dreamed of the sea. She remembered it.', said)).toBe(true);
    expect(letsDeadAct('Mara remembered the boat. Tom smiled.', 'Mara waited.', said)).toBe(true);
  });

  it('acts in a sentence that remembers them', () => {
    expect(letsDeadAct('Mara remembered how Tom smiled.', 'Mara waited.', said)).toBe(false);
    expect(letsDeadAct('The ghost of Tom smiled.', 'Mara waited.', said)).toBe(false);
  });
});
