import { describe, expect, it } from 'vitest';
import { gravityOf } from './gravity';

describe('the gravity of a turn', () => {
  it.each([
    ['He died looking pleased.', 'death'],
    ['The horse fell dead at the gate.', 'death'],
    ['Mara killed him before he could shout.', 'death'],
    ['He put his sword through the man’s belly.', 'wound'],
    ['The axe took his shield and two of his fingers.', 'wound'],
    ['There was blood on the ceiling.', 'wound'],
    ['Her cousin was killed over a pretzel.', 'grief'],
    ['Nobody spoke at the funeral.', 'grief'],
  ])('%j tells of a %s', (turn, gravity) => expect(gravityOf(turn)).toBe(gravity));

  it.each(['My uncle died here years ago.', 'They say she drowned in the well.', 'Nobody died that night.', 'He almost drowned.'])(
    '%j is no death of this moment',
    (turn) => expect(gravityOf(turn)).not.toBe('death'),
  );

  it.each([
    'The engine died halfway up the hill.',
    'It was a dead end.',
    'She buried her face in the cushion.',
    '"I could have died!" she said, and laughed.',
    'The laughter died away.',
    'He cut the rope.',
    'Vera stopped breathing. “Evening,” the man said.',
  ])('%j is nobody’s death', (turn) => expect(gravityOf(turn)).toBeUndefined());
});
