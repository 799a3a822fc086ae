import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asSpoken, turnedAround } from './turned';

describe('words of one who asks, in the mouth of the one who answers', () => {
  it.each([
    ['dig him up', 'dig him up'],
    ['see my mother', 'see your mother'],
    ['tell me', 'tell you'],
    ['bring your dog here', 'bring my dog there'],
    ['help you', 'help me'],
    ['how fast you were going', 'how fast I was going'],
    ['who I am', 'who you are'],
  ])('%j is %j', (words, expected) => expect(turnedAround(words)).toBe(expected));

  it.each(['make you happy', 'sell the house, and all that is in it', 'keep the cart and not the mules'])('nobody takes up %j', (words) =>
    expect(turnedAround(words)).toBeUndefined(),
  );

  it('stay as they are where they mean neither of the two', () => {
    const plain = fc.array(fc.constantFrom('the', 'lamp', 'his', 'boat', 'they', 'in', 'was', 'old'), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(plain, (words) => {
        expect(turnedAround(words.join(' '))).toBe(words.join(' '));
      }),
    );
  });
});

describe('words of a plain sentence', () => {
  it('have the capitals of the speech again', () => {
    expect(asSpoken('colette', 'Who is Colette?')).toBe('Colette');
    expect(asSpoken('the lamp', 'The lamp is gone.')).toBe('the lamp');
    expect(asSpoken('follow the goat', 'Follow the goat.')).toBe('follow the goat');
  });
});
