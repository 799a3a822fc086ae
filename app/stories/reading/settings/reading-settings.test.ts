import { describe, expect, it } from 'vitest';
import { readingSettings, readingSizes, readingWidths, storedReading, usualReading } from './reading-settings';

describe('reading settings', () => {
  it('are read as stored', () => {
    for (const size of readingSizes)
      for (const width of readingWidths) expect(readingSettings(storedReading({ size, width }))).toEqual({ size, width });
  });

  it('have their defaults where nothing, or nothing known, is stored', () => {
    for (const stored of [undefined, '', 'huge wide2', '{"size":1}']) expect(readingSettings(stored)).toEqual(usualReading);
    expect(readingSettings('large')).toEqual({ size: 'large', width: 'normal' });
  });
});
