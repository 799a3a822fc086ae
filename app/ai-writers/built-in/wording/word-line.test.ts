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
  const line = 'E [other] <see> it. Then neither of them <say:s> a word, and they both <nod:p>.';

  it.each([
    [teller('I'), 'Earl saw it. Then neither of us said a word, and we both nodded.'],
    [teller('you'), 'Earl saw it. Then neither of you said a word, and you both nodded.'],
    [nora, 'Earl saw it. Then neither of them said a word, and they both nodded.'],
  ])('%j', (actor, text) => expect(worded(line, actor, earl)).toBe(text));
});
