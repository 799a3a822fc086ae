import { describe, expect, it } from 'vitest';
import type { StoryPart } from '../../writer-model';
import { writers } from '../testing/writers';
import { writeStoryContent } from '../write-story-content';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
const person = (text: string): StoryPart => ({ by: 'person', text });

/** What is answered to a turn, whatever the dice say; undefined where the writer passes. */
function answersTo(opening: string, turns: readonly string[], { behind = 0, writer = writers[2] as (typeof writers)[number] } = {}) {
  return SEEDS.map((seed) => {
    const content = writeStoryContent({ ...writer, opening, parts: turns.map(person), progress: 0.3, seed, behind });
    return 'passes' in content ? undefined : content.text;
  });
}

const boat = 'Mara and Tom sat in the boat. Mara held the rope and Tom rowed. Ines sang. Oscar nodded. Hannah yawned.';

describe('an answer to a speech', () => {
  it('stands alone, which cannot be wrong about who says it', () => {
    for (const turn of ['"What do you want?" Mara asked Tom.', '"What do you want?" Mara asked.'])
      expect(answersTo(boat, [turn]).every((text) => text !== undefined && /^"[^"]+"$/.test(text))).toBe(true);
  });

  it('is not given to who speaks to themselves', () => {
    expect(answersTo(boat, ['"I will sell the boat," Mara said to herself.']).every((text) => text === undefined)).toBe(true);
  });

  it.each(['A fox came and sat down. Mara went "hello mate"', '"Hello," Mara said to the fox.', '"Hello," Mara said to the moon.'])(
    'is not given where an animal or a thing is spoken to: %j',
    (turn) => {
      expect(answersTo(boat, [turn])).toEqual(SEEDS.map(() => undefined));
    },
  );

  it('is given to the last sentence, and passed where only the one before can be answered', () => {
    const said = answersTo(boat, ['"I sold the boat," Mara told Tom. "Tuesday it rained a little on the far side."']);
    expect(said.every((text) => text === undefined)).toBe(true);
  });

  it('asks nothing where the last part has asked, or the story ends', () => {
    const asks = (parts: StoryPart[], progress: number) =>
      SEEDS.flatMap((seed) => {
        const content = writeStoryContent({ ...writers[1], opening: boat, parts, progress, seed });
        return 'text' in content && /\?"(?: [^"]*)?$/.test(content.text) ? [content.text] : [];
      });
    const turn = person('"Can I come in?" Mara asked Tom.');
    const asked: StoryPart = { by: 'ai', text: '"What goat?"' };
    expect(asks([turn], 0.3).length).toBeGreaterThan(0);
    expect(asks([turn, asked, turn], 0.3)).toEqual([]);
    expect(asks([turn], 0.95)).toEqual([]);
  });

  it('is left to one of those who come later, now and then', () => {
    const turns = ['rope', 'lamp', 'boat', 'oar', 'hat', 'knife'].map((noun) => [`"Have you got a ${noun}?" Mara asked Tom.`]);
    const taken = turns.map((turn) => answersTo(boat, turn, { behind: 2 }).every((text) => text !== undefined));
    expect(new Set(taken)).toEqual(new Set([true, false]));
  });
});
