import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickTargetLength, targetLengths } from '~/ai-writers/target-length';
import { seededRandom } from '~/platform/random/random';
import { findAiWriter, seatedAiWriters, standInAiWriter } from '../ai-writers';
import { AI_TURN_MS, fitToTurn, lengthAt, typingSchedule } from './typing-rhythm';

const SPEED = { min: 80, max: 120 };
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const texts = fc.string({ unit: 'grapheme', maxLength: 120 });
const prose = fc
  .array(fc.constantFrom('The', 'lamp,', 'went', 'out.', 'Who?', 'he', 'asked;', 'nobody', 'answered!', '"Go."'), {
    minLength: 1,
    maxLength: 400,
  })
  .map((words) => words.join(' '));
const writers = fc.constantFrom(...seatedAiWriters, standInAiWriter);

const gaps = (text: string, seed: number) =>
  typingSchedule(text, seed, SPEED).moments.map((moment, index, all) => moment - (all[index - 1] ?? 0));

describe('the rhythm of typing', () => {
  it('begins after 800 to 1200 ms and jitters by a fifth around the average speed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [first = 0, ...others] = gaps('aaaaaaaaaa', seed);
        expect(first).toBeGreaterThanOrEqual(800 + 80);
        expect(first).toBeLessThanOrEqual(1200 + 120);
        for (const gap of others) {
          expect(gap).toBeGreaterThanOrEqual(80);
          expect(gap).toBeLessThanOrEqual(120 + 700);
        }
      }),
    );
  });

  it('hesitates at about one character in twenty', () => {
    const hesitations = gaps('a'.repeat(10_000), 7)
      .slice(1)
      .filter((gap) => gap > 120.001);
    expect(hesitations.length).toBeGreaterThan(400);
    expect(hesitations.length).toBeLessThan(600);
  });

  it.each([
    ['.', 500, 800],
    ['!', 500, 800],
    ['?', 500, 800],
    [',', 200, 300],
    [';', 200, 300],
    [':', 200, 300],
  ])('pauses after %s for %d to %d ms', (mark, from, to) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const gap = gaps(`a${mark} b`, seed)[2] ?? 0;
        expect(gap).toBeGreaterThanOrEqual(from + 80);
        expect(gap).toBeLessThanOrEqual(to + 120 + 700);
      }),
    );
  });

  it('makes one pause at several punctuation marks', () => {
    const { totalMs } = typingSchedule('Well... no', 3, SPEED);
    expect(totalMs).toBeLessThan(1200 + 10 * 120 + 800 + 2 * 700);
  });

  it('is the same for everyone, shows only whole characters, never takes one back, and ends with the whole text', () => {
    fc.assert(
      fc.property(texts, seeds, writers, fc.integer({ min: 0, max: 60_000 }), (text, seed, writer, elapsed) => {
        const schedule = typingSchedule(text, seed, writer.typingSpeed);
        expect(schedule).toEqual(typingSchedule(text, seed, writer.typingSpeed));
        const length = lengthAt(schedule, elapsed);
        expect([0, ...schedule.lengths]).toContain(length);
        expect(lengthAt(schedule, elapsed + 500)).toBeGreaterThanOrEqual(length);
        expect(lengthAt(schedule, schedule.totalMs)).toBe(text.length);
        expect(lengthAt(schedule, 799)).toBe(0);
      }),
    );
  });
});

describe('a text fitted to a turn', () => {
  it('is typed within 45 s, is a part of the text, and is unchanged when it fits', () => {
    fc.assert(
      fc.property(prose, seeds, writers, (text, seed, writer) => {
        const fitted = fitToTurn(text, seed, writer.typingSpeed);
        expect(typingSchedule(fitted, seed, writer.typingSpeed).totalMs).toBeLessThanOrEqual(AI_TURN_MS);
        expect(fitted).not.toBe('');
        expect(text.startsWith(fitted.slice(0, -1))).toBe(true);
        if (typingSchedule(text, seed, writer.typingSpeed).totalMs <= AI_TURN_MS) expect(fitted).toBe(text);
      }),
    );
  });

  it('is cut at a sentence', () => {
    const text = 'Mr. Hale counted the stairs again. '.repeat(20).trim();
    expect(fitToTurn(text, 1, SPEED)).toMatch(/^(Mr\. Hale counted the stairs again\. ?)+$/);
  });

  it('is cut at a word when its first sentence is too long', () => {
    const fitted = fitToTurn('and on and on '.repeat(80), 1, SPEED);
    expect(fitted).toMatch(/(and|on)\.$/);
    expect(fitted.length).toBeGreaterThan(250);
  });
});

describe('the AI writers', () => {
  it('are found by id, and people are not', () => {
    expect(findAiWriter('ai-writer-liam')?.name).toBe('Liam');
    expect(findAiWriter('2f0c')).toBeUndefined();
  });

  it('take parts of a length that goes with their skill', () => {
    fc.assert(
      fc.property(writers, seeds, ({ proficiency }, seed) => {
        const length = pickTargetLength(proficiency, seededRandom(seed));
        expect(length).toBeGreaterThanOrEqual(targetLengths[proficiency].min);
        expect(length).toBeLessThanOrEqual(targetLengths[proficiency].max);
      }),
    );
  });
});
