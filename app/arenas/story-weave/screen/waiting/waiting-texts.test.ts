import { expect, it } from 'vitest';
import { waitingTexts } from './waiting-texts';

it('tells a person alone in a waiting room so, whether they came first or the others have left', () => {
  expect(waitingTexts.readyCount(0, 1)).toBe('You are the only one here.');
  expect(waitingTexts.readyCount(1, 2)).toBe('2 here, 1 ready.');
});
