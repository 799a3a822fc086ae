import { describe, expect, it } from 'vitest';
import { hasCrudeWord, hasSlur, refusedFrom } from './crude-words.server';

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

describe('words that are being typed', () => {
  it.each(['fuck', 'porn', 'nigger', 'tranny'])('show no more than two letters of %s', (word) => {
    for (let typed = 3; typed <= word.length; typed += 1) expect(refusedFrom(`She said ${word.slice(0, typed)}`, false)).toBe(9);
    expect(refusedFrom(`She said ${word} and went`, false)).toBe(9);
  });

  it('go on where a beginning becomes another word', () => {
    expect(refusedFrom('The nig', false)).toBe(4);
    expect(refusedFrom('The night', false)).toBeUndefined();
  });

  it('may be crude where slurs alone are refused', () => {
    expect([refusedFrom('What the fuck', true), refusedFrom('Those kikes', true)]).toEqual([undefined, 6]);
  });
});
