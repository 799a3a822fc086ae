import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from '~/platform/random/random';
import type { TimedMove } from './pace';
import { keysIn, typedIn } from './played-move';
import { isMechanical } from './rhythm';

interface Edit {
  removed?: number;
  text?: string;
  ms?: number | undefined;
}

const LETTERS = 'thequickbrownfoxjumpsoverthelazydog';

/** What a page sends each half second, as the server gets it. @param msOf the time that a key takes, or an edit with it. */
function typed(count: number, msOf: (index: number) => number | Edit, arrivesAfter = (ms: number) => ms): TimedMove[] {
  const moves: TimedMove[] = [];
  let edits: object[] = [];
  let at = 0;
  let sentAt = 0;
  for (let index = 0; index < count; index += 1) {
    const key = msOf(index);
    const edit = typeof key === 'number' ? { ms: key } : key;
    at += edit.ms ?? 60;
    edits.push({ at: index, removed: 0, text: LETTERS[index % LETTERS.length], ...edit });
    if (at - sentAt < 500) continue;
    const move = { events: edits };
    moves.push({
      ...{ atMs: arrivesAfter(at), elapsedMs: at, kind: 'told', endedPuzzle: false, score: 0 },
      ...{ typed: typedIn(move), typing: keysIn(move) },
    });
    edits = [];
    sentAt = at;
  }
  return moves;
}

const hands =
  (random: Random, keyMs: number, evenness = 0.35) =>
  () => {
    const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
    return Math.round(keyMs * Math.exp(evenness * normal));
  };
const evenly = (random: Random, keyMs: number, jitter: number) => () => Math.round(keyMs * (1 + jitter * (2 * random.next() - 1)));

describe('typing is mechanical', () => {
  it.each([0, 0.05, 0.1, 0.2])('when keys come evenly at 200 words a minute, give or take %d of it', (jitter) => {
    for (let seed = 1; seed <= 50; seed += 1)
      expect(isMechanical(typed(1_000, evenly(seededRandom(seed), 60, jitter))), `seed ${seed}`).toBe(true);
  });

  it('when pauses stand between even words, or the speed comes late', () => {
    expect(isMechanical(typed(1_000, (index) => (index % 6 === 5 ? 400 : 60)))).toBe(true);
    expect(isMechanical(typed(400, (index) => (index < 150 ? 600 : 60)))).toBe(true);
  });

  it('when it does not say when keys were pressed, or says so of too little of the time', () => {
    expect(isMechanical(typed(600, () => ({ ms: undefined })))).toBe(true);
    expect(
      isMechanical(
        typed(
          600,
          (index) => 20 + (index % 3) * 20,
          (ms) => ms * 3,
        ),
      ),
    ).toBe(true);
  });
});

describe('typing is a person’s', () => {
  it('whatever the speed and however even hands can be', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 45, max: 400 }),
        fc.double({ min: 0.25, max: 0.6, noNaN: true }),
        (seed, keyMs, evenness) => {
          expect(isMechanical(typed(1_000, hands(seededRandom(seed), keyMs, evenness)))).toBe(false);
        },
      ),
    );
  });

  it('when whole words are swiped, dictated or put in by the keyboard', () => {
    expect(isMechanical(typed(100, () => ({ text: 'another ', ms: 700 })))).toBe(false);
    expect(isMechanical(typed(900, (index) => ({ ms: index % 6 === 5 ? 400 : 0 })))).toBe(false);
  });

  it('when its page has a coarse clock', () => {
    const key = hands(seededRandom(3), 100);
    let at = 0;
    const coarse = () => {
      const before = Math.floor(at / 100);
      at += key();
      return (Math.floor(at / 100) - before) * 100;
    };
    expect(isMechanical(typed(1_000, coarse))).toBe(false);
  });

  it('when it is slow, or short: keys of a device that scans come evenly, and so do those of one held down', () => {
    expect(isMechanical(typed(300, () => 200))).toBe(false);
    expect(isMechanical(typed(140, () => 60))).toBe(false);
    const key = hands(seededRandom(5), 90);
    expect(isMechanical(typed(1_000, (index) => (index % 4 === 0 ? key() : { text: 'e', ms: 33 })))).toBe(false);
  });
});
