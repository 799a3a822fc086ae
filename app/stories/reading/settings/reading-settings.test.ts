import { describe, expect, it } from 'vitest';
import { passageChoices, readingSettings, readingSizes, readingWidths, storedReading, usualReading } from './reading-settings';

describe('reading settings', () => {
  it('are read as stored', () => {
    for (const size of readingSizes)
      for (const width of readingWidths)
        for (const passages of passageChoices)
          expect(readingSettings(storedReading({ size, width, passages }))).toEqual({ size, width, passages });
  });

  it('have their defaults where nothing, or nothing known, is stored', () => {
    for (const stored of [undefined, '', 'huge wide2', '{"size":1}']) expect(readingSettings(stored)).toEqual(usualReading);
    expect(readingSettings('large')).toEqual({ size: 'large', width: 'normal', passages: 'shown' });
    expect(readingSettings('large wide')).toEqual({ size: 'large', width: 'wide', passages: 'shown' });
  });
});
