import { describe, expect, it } from 'vitest';
import { hasCrudeWord } from './crude-words.server';

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
