import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrap } from './draw-picture';

const measure = { measureText: (text: string) => ({ width: text.length }) as TextMetrics };

it('breaks a quoted line where words end, and cuts what does not fit', () => {
  expect(wrap(measure, 'The lamp went out early', 10, 3)).toEqual(['The lamp', 'went out', 'early']);
  expect(wrap(measure, 'The lamp went out early', 10, 2)).toEqual(['The lamp', 'went out…']);
});

it('keeps every line within its width, whatever the words are', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 30 }), fc.integer({ min: 1, max: 5 }), (text, width, most) => {
      const lines = wrap(measure, text, width, most);
      expect(lines.length).toBeLessThanOrEqual(most);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(Math.max(width, 2));
    }),
  );
});
