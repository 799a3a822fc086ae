import { describe, expect, it } from 'vitest';
import type { Person } from '../story/story';
import { parseLine, wordLine } from './line';
import { everyMoment, linesAnswering } from './moments';

const person = (name: string, pronoun: Person['pronoun']): Person => ({ name, pronoun, named: true, pronounKnown: true, plural: false });
const wordsOf = (sentence: string) => linesAnswering(sentence).map(({ words }) => words);

describe('the stock of answers', () => {
  it('has no line twice in one moment, and only finished sentences', () => {
    for (const { lines } of everyMoment) {
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      for (const { words } of lines) expect(words).toMatch(/[.?!…]$/);
    }
  });

  it('answers a sentence whether or not its apostrophes are written, and no choice between two', () => {
    expect(wordsOf("what's your name?")).toContain("Who's asking?");
    expect(wordsOf('whats your name?')).toContain("Who's asking?");
    expect(wordsOf('do you want some tea or coffee?')).toEqual([]);
    expect(wordsOf('or what?')).not.toEqual([]);
  });

  it.each([
    ['you told us he went to california.', 'I say a lot of things.'],
    ["you've seen this before, haven't you?", 'What if I have?'],
    ["don't give it paperclips.", "I wasn't going to."],
    ['he told us we would never have to work again.', 'And you believed him?'],
  ])('answers what people know by heart, whatever its open words are: %s', (sentence, answer) => {
    expect(wordsOf(sentence)).toContain(answer);
  });

  it.each(['you?', "don't.", 'has anyone got a car?', 'what do you hear?', 'give me a hand or go.', 'did she say what she was like?'])(
    'has no answer where the open words decide: %s',
    (sentence) => expect(wordsOf(sentence)).toEqual([]),
  );

  it.each([
    ['is there any pepperoni on that?', 'There was.'],
    ['is that part of the lesson?', 'It is now.'],
    ['did he know about me?', "You'd have to ask him."],
    ['tell my brother he is an ass.', 'Tell him yourself.'],
    ['say the our father louder.', 'You say it.'],
    ['i thought you were in reno.', 'So did I.'],
    ["it's only football.", 'Only?'],
    ["this isn't funny man.", 'I never said it was.'],
    ['how many of us came in?', 'I stopped counting.'],
  ])('answers a form whose answer fits whatever it is filled with: %s', (sentence, answer) => expect(wordsOf(sentence)).toContain(answer));

  it.each([
    'is that what he said?',
    'did he die?',
    'there is no need to shout.',
    'i have one son.',
    'say no more.',
    "it's open.",
    "you're not alone.",
    'have you something to say?',
    'did she look all right to you?',
    'i wrote three times.',
  ])('leaves a form to people where what fills it decides: %s', (sentence) => {
    expect(wordsOf(sentence)).toEqual([]);
  });

  it.each(["what's that noise?", 'why is it so quiet?', 'shall i take it over to her?', "that's my pen.", 'i was here first.', 'ow.'])(
    'has no answer where a shrug or a yes would claim something: %s',
    (sentence) => expect(wordsOf(sentence)).toEqual([]),
  );

  it('takes a shout for no greeting', () => {
    expect(wordsOf('hey!')).not.toContain('Hello yourself.');
    expect(wordsOf('hey.')).toContain('Hello yourself.');
  });

  it('knows every wording of a line again', () => {
    const twoParts = parseLine('* "I did." "Once."');
    for (const by of [undefined, person('Tom', 'he')]) expect(wordLine(twoParts, by, 'past').toLowerCase()).toMatch(twoParts.wording);
    expect('"i did," tom said.').not.toMatch(twoParts.wording);
  });
});

describe('a line of speech', () => {
  it.each([
    ['* "Prove it."', person('Tom', 'he'), '"Prove it," Tom says.'],
    ['* "Should I?"', person('I', 'I'), '"Should I?" I ask.'],
    ['* "I did." "Once."', person('the porter', 'he'), '"I did," the porter says. "Once."'],
    ['* "I did." "Once."', undefined, '"I did. Once."'],
  ] as const)('%s says who says it, where that is known', (line, by, text) => expect(wordLine(parseLine(line), by, 'present')).toBe(text));

  it('is told in the past where the story is', () => {
    expect(wordLine(parseLine('* "Should I?"'), person('Tom', 'he'), 'past')).toBe('"Should I?" Tom asked.');
  });
});
