import { describe, expect, it } from 'vitest';
import { readSaid, shortestReading } from './valid-reading';

const TEXT = 'The bell rang twice before anybody came. Then the door opened, slowly, and it was only the cat with a key.';
const GOOD = 'The cat is a fine surprise; give the silence before it one more line and it will land harder.';
const said = (typed: string, before: string[] = []) => readSaid(typed, { texts: [TEXT], said: before });

describe('what a reader says', () => {
  it('is kept as one line', () => {
    expect(said(`  ${GOOD.replace('; ', ';\n')} `)).toEqual({ body: GOOD });
  });

  it.each([
    ['too short', 'Nice story, I liked it.', 'short'],
    ['too long', GOOD.repeat(6), 'long'],
    ['one word again and again', 'good '.repeat(20), 'empty'],
    ['copied from the text', 'before anybody came... Then the door opened, slowly, and it was only the cat', 'copied'],
    ['an address', `${GOOD} See www.example.test`, 'address'],
  ])('is refused: %s', (_, typed, fault) => {
    expect(said(typed)).toEqual({ fault });
  });

  it('is refused where the same reader has said it before', () => {
    expect(said(GOOD, [GOOD.toUpperCase()])).toEqual({ fault: 'same' });
  });
});

describe('the shortest time in which words can be read', () => {
  it('is a second for ten words', () => {
    expect(shortestReading(455)).toBe(45_500);
  });
});
