import { expect, it } from 'vitest';
import { refusals } from './texts';

it('says of a game with too few seats nothing that holds for one of the games alone', () => {
  expect(refusals['too-many-people']).toBe('There are more people here than this game has seats.');
});
