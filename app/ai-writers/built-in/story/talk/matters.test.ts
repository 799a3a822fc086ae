import { expect, it } from 'vitest';
import { readSentences } from '../../language/tokens';
import { withoutVocative } from './matters';

it('reads a speech without whom it calls at its end', () => {
  const words = withoutVocative(readSentences('Where is the boat, son?').flat()).map(({ lower }) => lower);
  expect(words).toEqual(['where', 'is', 'the', 'boat', '?']);
});
