import { describe, expect, it } from 'vitest';
import { hasCrudeWord, hasSlur } from './crude-words.server';

describe('a crude word', () => {
  it.each(['fuck', 'What the FUCK', 'fück it', 'fuuuck', 'Porn Star', 'n1gger'])('is found in %s', (text) => {
    expect(hasCrudeWord(text)).toBe(true);
  });

  it.each([
    ...['Scunthorpe', 'Penistone', 'Cockpit', 'Moby Dick', 'Dick Whittington', 'Essex', 'The Assassin', 'Hancock', 'A Bowl of Shiitake'],
    ...['Titania', 'Cumberland', 'Niger', 'Nigeria', 'A Snigger at Night', 'Raccoon', 'Therapist', 'Puss in Boots', 'Pussy Willow'],
    ...['The Bastard of Orleans', 'Homo Sapiens', 'Matsushita', 'Chink in the Armour', 'Cunningham', 'Arsenal', 'Analysis', ''],
  ])('is not found in %s', (text) => {
    expect(hasCrudeWord(text)).toBe(false);
  });
});

it('only words that hurt people for what they are are slurs, and all slurs are refused', () => {
  for (const slur of ['n1gger', 'kikes', 'tränny']) expect([hasSlur(slur), hasCrudeWord(slur)]).toEqual([true, true]);
  for (const crude of ['fuck', 'Porn Star']) expect(hasSlur(crude)).toBe(false);
});
