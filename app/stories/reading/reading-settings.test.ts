import { describe, expect, it } from 'vitest';
import { readingSettings, readingSizes, readingWidths, storedReading, usualReading } from './reading-settings';

describe('settings for reading', () => {
  it('are read as they were stored', () => {
    for (const size of readingSizes)
      for (const width of readingWidths) expect(readingSettings(storedReading({ size, width }))).toEqual({ size, width });
  });

  it('are as usual where nothing, or nothing known, is stored', () => {
    for (const stored of [undefined, '', 'huge wide2', '{"size":1}']) expect(readingSettings(stored)).toEqual(usualReading);
    expect(readingSettings('large')).toEqual({ size: 'large', width: 'normal' });
  });
});
