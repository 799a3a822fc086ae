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

const two = 'Mara and Tom sat in the boat. Mara held the rope and Tom rowed.';
const three = 'Mara, Tom and Ines sat in the boat. Mara held the rope. Tom rowed. Ines sang.';

describe('an answer to a speech', () => {
  it('takes up the words of a question', () => {
    const said = answersTo(two, ['"Did you feed the goat?" Mara asked Tom.']);
    expect(said.some((text) => text?.includes('feed the goat'))).toBe(true);
    expect(said.every((text) => text?.includes('Tom'))).toBe(true);
  });

  it('turns the words of who speaks around', () => {
    const said = answersTo(two, ['"I sold my boat," Mara said to Tom.']);
    expect(said.some((text) => text?.includes('your boat'))).toBe(true);
    expect(said.some((text) => text?.includes('my boat'))).toBe(false);
  });

  it('names nobody where several could give it', () => {
    const said = answersTo(three, ['"Are you a sailor?" Mara asked.']);
    expect(said.every((text) => text === undefined || !/Tom|Ines/.test(text))).toBe(true);
    expect(said.some((text) => text?.startsWith('"'))).toBe(true);
  });

  it('is not given to who speaks to themselves', () => {
    expect(answersTo(two, ['"I will sell the boat," Mara said to herself.']).every((text) => text === undefined)).toBe(true);
  });

  it('is given to the last sentence, and passed where only the one before can be answered', () => {
    const said = answersTo(two, ['"I sold the boat," Mara told Tom. "Tuesday it rained a little on the far side."']);
    expect(said.every((text) => text === undefined)).toBe(true);
  });

  it('asks nothing where the last part has asked, or the story ends', () => {
    const asks = (parts: StoryPart[], progress: number) =>
      SEEDS.flatMap((seed) => {
        const content = writeStoryContent({ ...(writers[2] as (typeof writers)[number]), opening: two, parts, progress, seed });
        return 'text' in content && /\?"(?: [^"]*)?$/.test(content.text) ? [content.text] : [];
      });
    const turn = person('"Did you feed the goat?" Mara asked Tom.');
    const asked: StoryPart = { by: 'ai', text: '"What goat?" Tom asked.' };
    expect(asks([turn], 0.3).length).toBeGreaterThan(0);
    expect(asks([turn, asked, turn], 0.3)).toEqual([]);
    expect(asks([turn], 0.95)).toEqual([]);
  });

  it('is left to one of those who come later, now and then', () => {
    const turns = ['rope', 'lamp', 'boat', 'oar', 'hat', 'knife'].map((noun) => [`"Have you got the ${noun}?" Mara asked Tom.`]);
    const taken = turns.map((turn) => answersTo(two, turn, { behind: 2 }).every((text) => text !== undefined));
    expect(new Set(taken)).toEqual(new Set([true, false]));
  });
});

describe('an answer to a sentence of narration', () => {
  it('is said by somebody whom it does not name', () => {
    const said = answersTo(two, ['Tom rowed on. There was a coin in the bucket.']);
    expect(said.some((text) => /coin (?:doing )?in the bucket/.test(text ?? ''))).toBe(true);
  });
});
