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

  it('uses a name of the story in at least nine of ten parts', () => {
    expect(found.named / found.withNames).toBeGreaterThanOrEqual(0.9);
  });

  it('keeps the tense of the story', () => {
    expect(found.wrongTense).toEqual([]);
  });

  it('keeps the person in which the story is told', () => {
    expect(found.wrongPerson).toEqual([]);
  });

  it('calls nobody by a name or a role that the story has not given them', () => {
    expect(found.strangeNames).toEqual([]);
  });

  it('repeats no sentence within a room', () => {
    expect(found.repeatedInRoom).toEqual([]);
  });

  it('repeats fewer than one sentence in fifty between two rooms', () => {
    expect(found.repeatedBetweenRooms).toBeLessThan(0.02);
  });

  it('leaves no slot open and no grammar of slots broken', () => {
    expect(found.unclean).toEqual([]);
  });

  it('writes within the length of each writer and ends at a sentence', () => {
    expect(found.outOfRange).toEqual([]);
  });

  it('lays every story two threads and brings them to an end', () => {
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

  it('is clean prose of the right length after any text whatever', () => {
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
