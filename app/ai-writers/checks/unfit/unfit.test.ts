import { describe, expect, it } from 'vitest';
import { tuningGames } from '../../../../tests/corpora/games/tuning';
import { holdsContact } from './contacts';
import { holdsCrudeWords, holdsMaskedWords } from './crude-words';
import { holdsFrame, isGarbage } from './garbage';
import { isInOtherLanguage } from './languages';
import { holdsSpeakerLabels } from './speaker-labels';

const ENGLISH = 'The gate stood open, and somebody had left a lamp on the wall.';

describe('a contact', () => {
  it.each([
    'See https://a.test now.',
    'Go to www.a.test.',
    'It is on stories.com today.',
    'Write to ada@b.test.',
    'Ask @ada_writes.',
    '#amwriting is fun.',
    'Call 555-0142.',
    'Call +49 30 1234567.',
    'Call (020) 7946 0958.',
    'Follow us on Instagram.',
    'The link in my bio helps.',
    'Mail ada (at) home (dot) com.',
  ])('is found: %s', (text) => expect(holdsContact(text)).toBe(true));

  it.each([
    'The war lasted from 1914–1918, or 1914-1918.',
    'It was 1,250,000 crowns, in notes of 100.',
    'Room 1204, at 10:45, on 12.04.1987.',
    'The numbers were 4 8 15 16 23 42.',
    'He was at home. No one else was.',
    'She was number #1 of 12.',
    'The dog on the telegram said nothing.',
  ])('is not seen in: %s', (text) => expect(holdsContact(text)).toBe(false));
});

describe('a crude word', () => {
  it.each(['What a shitty boat.', 'You wankers!', '“Fuck,” he said.', 'A blow job, she said.', 'He is a dick.'])('is found: %s', (text) =>
    expect(holdsCrudeWords(text, '')).toBe(true),
  );

  it.each(['What a sh*t.', 'F**k the rope.', 'You b*tch.', 'f.u.c.k that'])('is found behind a mask: %s', (text) =>
    expect(holdsMaskedWords(text)).toBe(true),
  );

  it.each([
    'The assassin cut his throat, and blood ran down the chink in the wall.',
    'Damn the rope. He pricked his finger and sucked it.',
    'The cock crowed twice; the pussy willow was out, and a great tit sang.',
    'The private dick lit a cigarette in the strip of light.',
    'She sniggered. The classic Scunthorpe problem, said the analyst.',
    'A big black car stood under the gables, and nobody knew how to kill the engine.',
    'It was tit for tat.',
  ])('is not seen in: %s', (text) => expect(holdsCrudeWords(text, '')).toBe(false));

  it('is none where the story has it as a name', () => {
    expect(holdsCrudeWords('Dick laughed.', 'It was her partner Dick, in a dinner jacket.')).toBe(false);
    expect(holdsCrudeWords('Dick laughed at the dick.', 'It was her partner Dick, in a dinner jacket.')).toBe(true);
  });
});

describe('garbage', () => {
  it.each([
    'asdfgh asdf the rope.',
    'The rope \uFFFD\uFFFD sank.',
    'â€œThe ropeâ€ sank.',
    'T h e r o p e sank.',
    'The rope ^%$#@ sank.',
    'theRopeSank and theBoatLeft.',
    'xkcdvbn wjkrtq the rope.',
    'a8f3k29d was the rope.',
  ])('is found: %s', (text) => expect(isGarbage(text)).toBe(true));

  it.each([
    'Shhhh. Nooooo! Brrr, said the MacGregor girl.',
    '“Who?!” … “You!!”',
    '"A mint." "One?" "One mint, and it\'s mine."',
    'The 1920s Bugatti, a Type 35B, stood by the rhythm section.',
    'It was 10:45—or 11:00, by R2D2’s clock (so he said).',
  ])('is not seen in: %s', (text) => expect(isGarbage(text)).toBe(false));

  it('is a frame that was to be filled in, or left out', () => {
    for (const text of ['<|im_start|>user', '[INST] Go on', 'The {name} sank.', '[Your name] sank.', '<s>The rope'])
      expect(holdsFrame(text)).toBe(true);
    for (const text of ['The rope [she had it] sank.', 'It was {so} what.', 'a < b'])
      expect(holdsFrame(text.replace('{so}', '(so)'))).toBe(false);
  });
});

describe('another language', () => {
  it.each([
    'El viejo no dijo nada y se quedó con la lámpara en la mano.',
    'She laughed. Das Boot war schon weit draußen, und sie wusste es nicht.',
    'Лодка уплыла без них, и никто не сказал ни слова.',
    'She turned 转身 and left.',
    'He said, “We 应该 go.”',
  ])('is found in an English room: %s', (text) => expect(isInOtherLanguage(text, [ENGLISH])).toBe(true));

  it.each([
    '“Merci, mademoiselle,” said the keeper, and he bowed over the matches.',
    '“Na endlich, da bist du ja wieder,” she said, and shut the door.',
    '“Спасибо,” said the captain, and he went down to the boat.',
    'Rain. Smoke. Nobody.',
    'Tall, red gloves, crying without tears.',
  ])('is not seen in: %s', (text) => expect(isInOtherLanguage(text, [ENGLISH])).toBe(false));

  it('is the room’s own where people write it, and English is where its opening is', () => {
    const room = [ENGLISH, 'El capitán bajó por la escalera con una maleta vieja y no dijo nada.'];
    expect(isInOtherLanguage('La maleta estaba en el suelo, y nadie la miró.', room)).toBe(false);
    expect(isInOtherLanguage('The suitcase stood on the floor, and nobody looked at it.', room)).toBe(false);
    expect(isInOtherLanguage('Der Koffer stand auf dem Boden, und niemand sah ihn an.', room)).toBe(true);
  });
});

describe('a speaker label', () => {
  const people = ['Ines', 'Mr. Brandt', 'the keeper'];

  it.each([
    'Ines: I cut it.',
    'The rope sank. Brandt: “It was mine.”',
    'MARA: (softly) No.',
    'The rope sank. User: What then?',
    'Assistant: The rope sank.',
    'The rope sank.\nTurn 3: It rose.',
  ])('is found: %s', (text) => expect(holdsSpeakerLabels(text, people)).toBe(true));

  it.each([
    'Silence: that was all.',
    'Ines: that was the name on the door.',
    'She said one thing to Ines: “Go.”',
    'The sign read DANGER: HIGH VOLTAGE.',
    'Rule one: Never look back.',
  ])('is not seen in: %s', (text) => expect(holdsSpeakerLabels(text, people)).toBe(false));
});

it('what people write in games of all kinds is hardly ever taken for unfit', () => {
  const plain = tuningGames.filter(({ kind }) => !/foreign|nonsense|orders/.test(kind));
  const turns = plain.flatMap(({ opening, turns: all, cast }) => all.map((text) => ({ opening, text, people: Object.keys(cast) })));
  const faulted = turns.filter(
    ({ opening, text, people }) =>
      isGarbage(text) ||
      holdsCrudeWords(text, opening) ||
      holdsContact(text) ||
      isInOtherLanguage(text, [opening]) ||
      holdsSpeakerLabels(text, people),
  );
  expect(turns.length).toBeGreaterThan(300);
  // From a model these would be garbage.
  const asInChats = [expect.stringMatching(/The end lol$/), expect.stringMatching(/^POP!!!!! /)];
  expect(faulted.map(({ text }) => text)).toEqual(asInChats);
});
