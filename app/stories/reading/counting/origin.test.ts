import { expect, it } from 'vitest';
import { originOf } from './origin';

const loaded = { isTurned: false, fragment: '', referrer: '', host: 'quill.example' };

it.each([
  ['search', 'https://www.google.com/'],
  ['search', 'https://www.google.co.uk/search?q=harbour'],
  ['search', 'https://duckduckgo.com/'],
  ['search', 'https://search.brave.com/'],
  ['inside', 'https://quill.example/stories'],
  ['elsewhere', 'https://googleplex.example/'],
  ['elsewhere', 'https://google.com.evil-host-1.example.net./'],
  ['elsewhere', 'android-app://org.example'],
  ['elsewhere', 'no address'],
  ['elsewhere', ''],
] as const)('is %s for a reader from %s', (origin, referrer) => {
  expect(originOf({ ...loaded, referrer })).toBe(origin);
});

it('is the feed by the mark in its addresses, and inside for who followed a link here', () => {
  expect(originOf({ ...loaded, fragment: '#feed' })).toBe('feed');
  expect(originOf({ ...loaded, fragment: '#comments' })).toBe('elsewhere');
  expect(originOf({ ...loaded, isTurned: true, fragment: '#feed', referrer: 'https://www.google.com/' })).toBe('inside');
});
