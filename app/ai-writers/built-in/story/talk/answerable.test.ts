import { describe, expect, it } from 'vitest';
import type { Said } from '../../../memory/story-memory';
import { readStory } from '../read-story';

const others = ' Ines laughed. Oscar nodded. Hannah yawned.';
const opening = `Mara rowed. Tom sang.${others}`;
const isAnswerable = (text: string, { start = opening, before = '', said = [] as Said[] } = {}) => {
  const turns = [...(before === '' ? [] : [before]), text];
  return (
    readStory(
      start,
      turns.map((turn) => ({ by: 'person', text: turn })),
      said,
    ).speech !== undefined
  );
};

describe('a speech may be answered', () => {
  it.each(['"What do you want?" Mara asked.', '"It rained. What do you want?"', '"What do you want?" Mara asked Tom.'])(
    'that is short, where another has done something lately: %j',
    (turn) => expect(isAnswerable(turn)).toBe(true),
  );

  it('but none of more than two sentences: an answer to its last has not listened', () => {
    expect(isAnswerable('"It rained. Tom was late," Mara said. "What do you want?"')).toBe(false);
  });

  it('and none where nobody else has done anything lately', () => {
    const spoken = '"What do you want?" Mara asked.';
    const absent = 'Mara rowed. She had a brother, Tom, in Leeds. She had friends: Ines, Oscar and Hannah.';
    expect(isAnswerable(spoken, { start: absent })).toBe(false);
    expect(isAnswerable(spoken, { start: `${absent} Tom laughed.${others}` })).toBe(true);
  });

  it('and none where the only other who did something may be the speaker by another name', () => {
    const start = 'The captain rowed. Kit had a rope.';
    const spoken = '"What do you want?" asked Ruiz.';
    expect(isAnswerable(spoken, { start, before: '"Faster?" the captain shouted.' })).toBe(false);
    expect(isAnswerable(spoken, { start, before: '"Faster?" the captain asked Ruiz. Ruiz nodded.' })).toBe(true);
  });

  it.each(['"What do you want, Otto?" Mara asked.', '"Otto, what do you want?" Mara asked.', '"Hey Otto, what do you want?" Mara asked.'])(
    'and none that calls somebody who has done nothing there: %j',
    (turn) => {
      expect(isAnswerable(turn)).toBe(false);
      expect(isAnswerable(turn.replace('Otto', 'Tom'))).toBe(true);
      expect(isAnswerable(turn.replace('Otto', 'Captain'))).toBe(true);
    },
  );

  it.each(['Mrs Marsh', 'Dr. Marsh', 'Otto Braun'])('and none that calls %s, who has done nothing there', (called) => {
    expect(isAnswerable(`"What do you want, ${called}?" Mara asked.`)).toBe(false);
    expect(isAnswerable(`"What do you want, ${called}?" Mara asked.`, { before: `${called} nodded.` })).toBe(true);
  });

  it('and none beside a grave or a coffin', () => {
    expect(isAnswerable('Mara knelt at the grave. "What do you want?" she asked.')).toBe(false);
    expect(isAnswerable('Mara knelt at the gate. "What do you want?" she asked.')).toBe(true);
  });

  it('and none to somebody who, as people say, is away', () => {
    const away = { about: 'person', name: 'Tom', pronoun: 'he', here: false, alive: true, after: 1 } as const;
    const start = `${opening} Marcus slept.`;
    expect(isAnswerable('"What do you want?" Mara asked Tom.', { start })).toBe(true);
    expect(isAnswerable('"What do you want?" Mara asked Tom.', { start, said: [away] })).toBe(false);
    expect(isAnswerable('"What do you want?" Mara asked Ines.', { start, said: [away] })).toBe(true);
  });

  it('and none of those who, as people say, are nobody', () => {
    const [start, said] = ['Mara rowed. Tom sang.', [{ about: 'no-person' as const, name: 'Tom', after: 1 }]];
    expect(isAnswerable('"What do you want?" Mara asked Tom.', { start })).toBe(true);
    expect(isAnswerable('"What do you want?" Mara asked Tom.', { start, said })).toBe(false);
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
