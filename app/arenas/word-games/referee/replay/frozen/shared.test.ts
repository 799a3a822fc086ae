import { expect, it } from 'vitest';
import { definitionMatch } from '../../../games/definition-match/definition-match.rules';
import { sharedWith } from './shared';

it('earlier rules have nothing of what a game of today gains, or decides points with', () => {
  const gained = { ...definitionMatch, takesOwnWords: false as const, timesKeys: () => true };
  expect(Object.keys(sharedWith(gained)).sort()).toEqual([
    ...['deal', 'description', 'hasClues', 'pace', 'readMove', 'readingMs', 'single', 'title'],
  ]);
});
