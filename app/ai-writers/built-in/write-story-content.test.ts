import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { storyOpeners } from '~content/creative-writing/openers';
import { lengthRange } from './lengths';
import { checkGames, type Findings } from './testing/check-games';
import { humanGames } from './testing/human-games';
import { odd } from './testing/odd-texts';
import { writers } from './testing/writers';
import { writeStoryContent } from './write-story-content';

describe('three hundred games of the built-in writers', () => {
  let found: Findings;
  beforeAll(() => {
    found = checkGames(300, 7);
  }, 300_000);

  it('use a name of the story in at least nine parts of ten', () => {
    expect(found.named / found.withNames).toBeGreaterThanOrEqual(0.9);
  });

  it('keep the tense of the story', () => {
    expect(found.wrongTense).toEqual([]);
  });

  it('keep the grammatical person of the story', () => {
    expect(found.wrongPerson).toEqual([]);
  });

  it('use no name or role that the story has not introduced', () => {
    expect(found.strangeNames).toEqual([]);
  });

  it('repeat no sentence within a room', () => {
    expect(found.repeatedInRoom).toEqual([]);
  });

  it('share fewer than one sentence in fifty between two rooms', () => {
    expect(found.repeatedBetweenRooms).toBeLessThan(0.02);
  });

  it('fill every slot and keep the grammar around slots', () => {
    expect(found.unclean).toEqual([]);
  });

  it('stay within the length of each writer and end at a sentence', () => {
    expect(found.outOfRange).toEqual([]);
  });

  it('give every story two threads and resolve them', () => {
    expect(found.threadsEnded / found.threadsBegun).toBeGreaterThan(0.8);
    expect(found.threadsBegun).toBeGreaterThan(500);
  });
});

describe('a part of the built-in writer', () => {
  const request = {
    ...writers[0],
    storyContent: storyOpeners[0]?.text ?? '',
    opening: storyOpeners[0]?.text ?? '',
    progress: 0.3,
    seed: 1,
  };

  it('is the same for the same request', () => {
    expect(writeStoryContent(request)).toBe(writeStoryContent(request));
  });

  it.each(odd)('is sensible prose after $name', ({ text }) => {
    for (const writer of writers) {
      const part = writeStoryContent({ ...writer, storyContent: text, opening: text.slice(0, 100), progress: 0.5, seed: 3 });
      expect(part).toMatch(/[.!?…]["”’]?$/);
      expect(part).not.toMatch(/[{}<>[\]|^~@_]|undefined/);
    }
  });

  it('is clean prose of the right length after any text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400, unit: 'grapheme' }),
        fc.string({ maxLength: 80 }),
        fc.constantFrom(...writers),
        fc.double({ min: 0, max: 1.5 }),
        fc.integer(),
        (text, opening, writer, progress, seed) => {
          const part = writeStoryContent({ ...writer, storyContent: `${opening}\n${text}`, opening, progress, seed });
          const { min, max } = lengthRange(writer);
          expect(part.length).toBeGreaterThanOrEqual(min);
          expect(part.length).toBeLessThanOrEqual(max);
          expect(part).toMatch(/[.!?…]["”’]?$/);
          expect(part).not.toMatch(/[{}<>[\]|^~@_]|undefined/);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('is written for any writer at any length', () => {
    for (const proficiency of ['basic', 'intermediate', 'advanced', 'expert'] as const) {
      for (const writer of ['Emma', 'Noah', 'Olivia', 'Liam', 'Zoe']) {
        const asked = { ...request, writer, proficiency, targetLength: 0 };
        const part = writeStoryContent({ ...asked, storyContent: humanGames[1]?.turns.join(' ') ?? '' });
        expect(part.length).toBeGreaterThanOrEqual(lengthRange(asked).min);
        expect(part.length).toBeLessThanOrEqual(lengthRange(asked).max);
      }
    }
  });
});
