import { expect, it } from 'vitest';
import { csvOf } from './csv';

it('quotes what must be quoted, and lets nothing run as a formula', () => {
  const rows = [
    { key: 'a', cells: ['Tides, "and" more', 12] },
    { key: 'b', cells: ['=HYPERLINK("https://evil.example")', 0] },
  ];
  expect(csvOf({ head: ['Story', 'Readers'], rows })).toBe(
    '\uFEFFStory,Readers\r\n"Tides, ""and"" more",12\r\n"\'=HYPERLINK(""https://evil.example"")",0\r\n',
  );
});
