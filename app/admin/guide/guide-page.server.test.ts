import { expect, it } from 'vitest';
import { WARNED_SECTIONS } from '../health/warnings';
import { headingId } from './guide-address';
import { guidePage } from './guide-page.server';
import { tablesAsLists } from './tables-as-lists';

const { contents, html } = guidePage();
const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

it('has every section that a warning leads to', () => {
  expect(ids).toEqual(expect.arrayContaining(WARNED_SECTIONS.map(headingId)));
  expect(contents.map(({ id }) => id)).toContain('backup-and-restore');
});

it('leads from one section to another, and nowhere that is not there', () => {
  const led = [...html.matchAll(/ href="([^"]+)"/g)].map(([, address = '']) => address);
  const within = led.filter((address) => address.startsWith('#'));
  expect(within.length).toBeGreaterThan(10);
  for (const address of within) expect(ids).toContain(decodeURIComponent(address.slice(1)));
  expect(led.filter((address) => !/^(?:#|https?:)/.test(address))).toEqual([]);
});

it('reads tables as lists', () => {
  expect(html).not.toContain('|---');
  expect(tablesAsLists('before\n\n| figure | by | says |\n|---|---|---|\n| `a` | | one \\| two |\n| `b` | x | three |\n\nafter')).toBe(
    'before\n\n- `a`: one | two\n- `b`: x; three\n\nafter',
  );
});
