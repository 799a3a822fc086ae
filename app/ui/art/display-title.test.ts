import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setTitle } from './display-title';

describe('a title in the display face', () => {
  const room = { width: 220, lines: 3, sizes: [25, 24, 22, 20] };

  it('is set as large as fits', () => {
    expect(setTitle('Dune', room)).toEqual({ lines: ['Dune'], size: 25 });
    expect(setTitle('Rise of the Brave Tangled Dragons', room).lines.length).toBe(3);
  });

  it('never takes more lines than allowed, and ends in an ellipsis when cut', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 30 }), (title) => {
        expect(setTitle(title, room).lines.length).toBeLessThanOrEqual(3);
      }),
    );
    expect(setTitle('Incomprehensibilities', room).lines[0]).toMatch(/…$/);
  });
});
