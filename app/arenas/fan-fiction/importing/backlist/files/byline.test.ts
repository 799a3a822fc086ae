import { describe, expect, it } from 'vitest';
import { archivedAddress } from './archives';
import { bylineWithout, isBylineOf, isOwnByline } from './byline';

describe('the name that an archive gives a work’s author', () => {
  it.each(['', 'mara byrne', 'Mara_Byrne', 'Other Pen (marabyrne)', 'Mara Byrne (otheraccount)'])('is their own: %s', (byline) => {
    expect(isOwnByline(byline, 'Mara Byrne')).toBe(true);
  });

  it.each(['Somebody', 'Mara Byrne, Somebody', 'Mara Byrne & Ivo', 'orphan_account', 'Somebody (somebody)'])('is another: %s', (byline) => {
    expect(isOwnByline(byline, 'Mara Byrne')).toBe(false);
  });
});

it('loses the names of an author who leaves, and no other', () => {
  expect(bylineWithout('Mara, Ivo', ['Mara'])).toBe('Ivo');
  expect(bylineWithout('Mara & Ivo and Somebody (some)', ['Ivo', 'Some'])).toBe('Mara');
  expect(bylineWithout('Mara & Ivo', ['Ada'])).toBe('Mara & Ivo');
  expect([bylineWithout('Mara', ['mara']), bylineWithout('', ['Mara'])]).toEqual(['', '']);
});

it('names several authors, each under one of their names', () => {
  const names = ['Mara Byrne', 'Ivo', 'The Harbourmaster'];
  for (const byline of ['', 'ivo', 'Mara Byrne & Ivo', 'harbour (the harbourmaster), Ivo']) expect(isBylineOf(byline, names)).toBe(true);
  for (const byline of ['Lena', 'Mara Byrne & Lena']) expect(isBylineOf(byline, names)).toBe(false);
});

describe('the address of a work in an archive', () => {
  it.each([
    ['http://archiveofourown.org/works/123/chapters/4?view=1', { archive: 'AO3', address: 'https://archiveofourown.org/works/123' }],
    ['https://archiveofourown.org/collections/Tides_2019/works/123', { archive: 'AO3', address: 'https://archiveofourown.org/works/123' }],
    ['https://www.fanfiction.net/s/99/1/Tides', { archive: 'FanFiction.net', address: 'https://www.fanfiction.net/s/99' }],
    ['https://www.wattpad.com/story/77-tides', { archive: 'Wattpad', address: 'https://www.wattpad.com/story/77' }],
  ])('is always spelled the same: %s', (address, expected) => {
    expect(archivedAddress(address)).toEqual(expected);
  });

  it.each([
    'https://archiveofourown.org.example/works/1',
    'javascript:alert(1)//archiveofourown.org/works/1',
    'https://archiveofourown.org/users/x',
    '',
  ])('is not %s', (address) => {
    expect(archivedAddress(address)).toBeUndefined();
  });
});
