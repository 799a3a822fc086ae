import { describe, expect, it } from 'vitest';
import { parseLine } from './line';
import { everyMoment, linesAnswering } from './moments';

const wordsOf = (sentence: string) => linesAnswering(sentence).map(({ text }) => text.slice(1, -1));

describe('the stock of answers', () => {
  it('has no line twice in one moment, and only finished sentences', () => {
    for (const { lines } of everyMoment) {
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      for (const { text } of lines) expect(text).toMatch(/[.?!…]"?$/);
    }
  });

  it('has no line that says that its speaker does not know, or hands a question back: mostly the story knows', () => {
    const ignorant =
      /i wish i knew|going to ask you|hoping you(?:'d know| did| had| could)|(?<!now )you tell me|your guess|^"(?:i don't know|not that i know|i couldn't say)/;
    expect(everyMoment.flatMap(({ lines }) => lines).filter(({ plain }) => ignorant.test(plain))).toEqual([]);
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
    ['is there any pepperoni on that?', "There'd better be."],
    ['do you think it misses me?', "I wouldn't rule it out."],
    ['did he know about me?', "You'd have to ask him."],
    ['tell my brother he is an ass.', 'Tell him yourself.'],
    ['say the our father louder.', 'You say it.'],
    ['i thought you were in reno.', 'So did I.'],
    ["it's only football.", 'Only?'],
    ["this isn't funny man.", 'I never said it was.'],
    ['how many of us came in?', 'I stopped counting.'],
  ])('answers a form whose answer fits whatever it is filled with: %s', (sentence, answer) => expect(wordsOf(sentence)).toContain(answer));

  it('has no line that claims how something was before: the story may tell it otherwise', () => {
    const past = /^"(?:it (?:did|wasn't) |there (?:was|wasn't|were|used to)\b|i (?:had|did)\. once|less than it used to|again\?)/;
    const claiming = everyMoment.flatMap(({ lines }) => lines).filter(({ plain }) => past.test(plain) && plain !== '"it wasn\'t easy."');
    expect(claiming.map(({ text }) => text)).toEqual(['"There wasn\'t yesterday."']);
    expect(wordsOf("there's a charge by the word.")).toEqual(["There wasn't yesterday."]);
    expect(wordsOf("there's a lake.")).toEqual([]);
  });

  it.each([
    'is that what he said?',
    'is that the water?',
    'is this your uncle?',
    'which room is mr castellane in?',
    'you have to ask nicely.',
    'did he die?',
    'there is no need to shout.',
    'i have one son.',
    'say no more.',
    "it's open.",
    "you're not alone.",
    'have you something to say?',
    'did she look all right to you?',
    'i wrote three times.',
    'is that benny ford?',
    'could i have a rope?',
    'can you play it in here?',
    'have you been down there?',
    'i thought you did it.',
    "i don't want to know.",
    'i lost my mum once.',
    "you're not the first ones.",
    'put it on the bed.',
    'run through it again.',
    'you gave him a lovely send off.',
    'i will write bicycle.',
    'i remember him.',
    'i said some things to my dad.',
    'i said nothing.',
    'i said goodbye.',
    "you don't have to tell me where.",
    'did he hang up on you?',
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

  it('knows what is said in a line, whether it asks, and whose manner it is in', () => {
    expect(parseLine('E {joke} "Should I?"')).toMatchObject({ text: '"Should I?"', asks: true, isJoke: true, writer: 'Emma' });
    expect(parseLine('* "I did. Once."')).toMatchObject({ asks: false, isJoke: false, writer: undefined });
    expect(() => parseLine('* "I did." "Once."')).toThrow();
  });
});
