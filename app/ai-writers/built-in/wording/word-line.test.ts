import { describe, expect, it } from 'vitest';
import type { Person } from '../story/story';
import { parseLine } from './line';
import { wordLine } from './word-line';

const earl: Person = { name: 'Earl', pronoun: 'he', named: true, pronounKnown: true, plural: false };
const nora: Person = { ...earl, name: 'Nora', pronoun: 'she' };
const teller = (pronoun: 'I' | 'we' | 'you'): Person => ({
  name: pronoun,
  pronoun,
  named: false,
  pronounKnown: true,
  plural: pronoun === 'we',
});

const worded = (line: string, actor: Person, other: Person) => wordLine(parseLine(line), { actor, other }, 'past');

describe('a line about two, worded for who tells the story', () => {
  const close = 'E [other] <move> closer to [actor], so that their shoulders almost <touch:p>.';
  const between = 'E [actor] and [other] <wait:p>. There <be:s> nothing between them.';

  it('keeps the distance that is theirs', () => {
    expect(worded('E [actor] <call> [other]. After that they <keep:p> their distance.', teller('I'), earl)).toBe(
      'I called Earl. After that we kept our distance.',
    );
  });

  it('names the teller last', () => {
    const clerk: Person = { ...earl, name: 'the old clerk', named: false };
    expect(worded(between, teller('I'), clerk)).toBe('The old clerk and I waited. There was nothing between us.');
  });

  it.each([
    [close, teller('I'), 'Earl moved closer to me, so that our shoulders almost touched.'],
    [close, teller('you'), 'Earl moved closer to you, so that your shoulders almost touched.'],
    [close, nora, 'Earl moved closer to Nora, so that their shoulders almost touched.'],
    [between, teller('I'), 'Earl and I waited. There was nothing between us.'],
  ])('%j', (line, actor, text) => expect(worded(line, actor, earl)).toBe(text));
});
