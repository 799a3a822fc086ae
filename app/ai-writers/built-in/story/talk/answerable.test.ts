import { describe, expect, it } from 'vitest';
import type { Said } from '../../../memory/story-memory';
import { readStory } from '../read-story';

const opening = 'Mara rowed. Tom sang.';
const isAnswerable = (text: string, { start = opening, said = [] as Said[] } = {}) =>
  readStory(start, [{ by: 'person', text }], said).speech !== undefined;

describe('a speech may be answered', () => {
  it.each(['"What do you want?" Mara asked.', '"It rained. What do you want?"', '"What do you want?" Mara asked Tom.'])(
    'that is short, where another has done something lately: %j',
    (turn) => expect(isAnswerable(turn)).toBe(true),
  );

  it('but none of more than two sentences: an answer to its last has not listened', () => {
    expect(isAnswerable('"It rained. Tom was late," Mara said. "What do you want?"')).toBe(false);
  });

  it('and none where nobody else has done anything lately', () => {
    expect(isAnswerable('"What do you want?" Mara asked.', { start: 'Mara rowed.' })).toBe(false);
    expect(isAnswerable('"What do you want?" Mara asked.', { start: 'Mara rowed. She had a brother, Tom, in Leeds.' })).toBe(false);
  });

  it('and none to somebody who, as people say, is away', () => {
    const away = { about: 'person', name: 'Tom', pronoun: 'he', here: false, alive: true, after: 1 } as const;
    const start = `${opening} Ines laughed.`;
    expect(isAnswerable('"What do you want?" Mara asked Tom.', { start })).toBe(true);
    expect(isAnswerable('"What do you want?" Mara asked Tom.', { start, said: [away] })).toBe(false);
    expect(isAnswerable('"What do you want?" Mara asked Ines.', { start, said: [away] })).toBe(true);
  });

  it('and none of those who, as people say, are nobody', () => {
    expect(isAnswerable('"What do you want?" Mara asked Tom.', { said: [{ about: 'no-person', name: 'Tom', after: 1 }] })).toBe(false);
  });

  it.each(['A fox came and sat down. Mara went "hello mate"', 'A fox sat down. Tom sang. Mara said to it, "Hello."'])(
    'and none beside an animal that does not talk, where the turn names nobody else: %j',
    (turn) => expect(isAnswerable(turn)).toBe(turn.includes('Tom')),
  );

  it('but one to an animal that talks', () => {
    const start = `${opening} "Row faster," said the fox.`;
    expect(isAnswerable('A fox came closer. "What do you want?" Mara asked.', { start })).toBe(true);
  });
});
