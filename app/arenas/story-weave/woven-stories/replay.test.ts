import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshReplay, type Replay, type ReplayEvent, replayedLength, replayStep, standingLetters } from './replay';

const LENGTHS = [100, 40, 60];
const run = (events: readonly ReplayEvent[], from: Replay = freshReplay, reducedMotion = false) =>
  events.reduce((replay, event) => replayStep(replay, LENGTHS, reducedMotion, event), from);
const passed = (ms: number): ReplayEvent => ({ type: 'passed', ms });

describe('the replay of a collaborative story', () => {
  it('writes a part character by character and continues with the next', () => {
    expect(replayedLength(run([passed(180)]), 100, false)).toBe(10);
    expect(run([passed(180), passed(3_000)])).toEqual({ part: 1, elapsedMs: 0, playing: true });
  });

  it('stops while it is paused', () => {
    const paused = run([passed(180), { type: 'pause' }]);
    expect(run([passed(60_000)], paused)).toEqual(paused);
  });

  it('shows a part whole when the reader steps to it', () => {
    const stepped = run([{ type: 'pause' }, { type: 'next' }]);
    expect(stepped.part).toBe(1);
    expect(replayedLength(stepped, 40, false)).toBe(40);
    expect(run([{ type: 'previous' }, { type: 'previous' }], stepped).part).toBe(0);
  });

  it('shows whole parts when motion is reduced', () => {
    expect(replayedLength(freshReplay, 100, true)).toBe(100);
    expect(run([passed(3_800)], freshReplay, true).part).toBe(0);
    expect(run([passed(3_900)], freshReplay, true).part).toBe(1);
  });

  it('ends after the last part and starts over when played again', () => {
    const over = run([{ type: 'next' }, { type: 'next' }, { type: 'next' }]);
    expect(over).toMatchObject({ part: 2, playing: false });
    expect(replayedLength(over, 60, false)).toBe(60);
    expect(run([{ type: 'play' }], over)).toEqual(freshReplay);
  });

  it('always reaches its end when it plays, from any part', () => {
    const step = fc.constantFrom<ReplayEvent>({ type: 'next' }, { type: 'previous' }, { type: 'pause' }, { type: 'play' }, passed(700));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const playing = run([{ type: 'play' }], run(steps));
        const end = run(
          Array.from({ length: 40 }, () => passed(500)),
          playing,
        );
        expect(end).toMatchObject({ part: 2, playing: false });
      }),
    );
  });
});

describe('the paragraphs of a part in a replay', () => {
  it('only grow at the end, until they are the same as when it is read', () => {
    const paragraph = fc.string({ minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(paragraph, { maxLength: 5 }), fc.nat(120), (paragraphs, letters) => {
        const all = paragraphs.join('');
        const begun = standingLetters(paragraphs, letters);
        expect(begun.join('')).toBe(all.slice(0, letters));
        expect(begun.slice(0, -1)).toEqual(paragraphs.slice(0, Math.max(0, begun.length - 1)));
        expect(begun).not.toContain('');
        expect(standingLetters(paragraphs, all.length)).toEqual(paragraphs);
      }),
    );
  });
});
