import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import type { NumberedVerdict } from '../../play/board';
import { smallLexicon } from '../../testing/small-lexicon';
import { type SpeedTypingState, speedTyping } from './speed-typing.rules';
import { emptyQueue, nextMove, settled, shownTyping, type TypingQueue, withEdit, withSent } from './typing-queue';

/** A board and a referee on a slow connection. */
function typist() {
  let state: SpeedTypingState = {
    ...speedTyping.deal(smallLexicon(), seededRandom(1), new Set()),
    texts: ['The cat sat.', 'The dog lay on the mat in the kitchen and slept.'],
  };
  let queue: TypingQueue = emptyQueue;
  let number = 0;
  const line: unknown[] = [];
  return {
    type(text: string) {
      for (const letter of text)
        queue = withEdit(queue, { at: shownTyping(speedTyping.view(state), queue).typed.length, removed: 0, text: letter });
    },
    send() {
      const move = nextMove(queue, state.typing.edits);
      if (!move) return;
      queue = withSent(queue, move);
      line.push(move);
    },
    /** The referee takes the oldest move in transit. */
    judge(elapsedMs = 60_000) {
      const move = speedTyping.readMove(line.shift());
      if (!move) return;
      const played = speedTyping.play(state, move, { elapsedMs }, undefined);
      state = played.state;
      number += 1;
      const verdict: NumberedVerdict = { ...played.verdict, number };
      queue = settled(queue, state.typing.edits, verdict);
      return verdict;
    },
    shown: () => shownTyping(speedTyping.view(state), queue),
    accepted: () => state.typing,
  };
}

describe('typing over a slow connection', () => {
  it('shows what is typed at once, and the same once it is accepted', () => {
    const board = typist();
    board.type('The');
    board.send();
    board.type(' cat');
    expect(board.shown().typed).toBe('The cat');
    board.judge();
    expect(board.shown().typed).toBe('The cat');
    expect(board.accepted().typed).toBe('The');
    board.send();
    board.judge();
    expect(board.accepted().typed).toBe('The cat');
  });

  it('continues with the next text without waiting', () => {
    const board = typist();
    board.type('The cat sat.The d');
    expect(board.shown()).toMatchObject({ at: 1, typed: 'The d' });
    board.send();
    board.judge();
    expect(board.shown()).toEqual(board.accepted());
  });

  it('sends nothing when nothing was typed, and at most 50 edits at once', () => {
    expect(nextMove(emptyQueue, 0)).toBeUndefined();
    const full = Array.from({ length: 60 }).reduce<TypingQueue>((queue) => withEdit(queue, { at: 0, removed: 0, text: 'a' }), emptyQueue);
    expect(nextMove(full, 0)?.events).toHaveLength(50);
  });

  it('returns to the accepted text at a refusal, and keeps what is typed after it', () => {
    const board = typist();
    board.type('The cat sat.The ');
    board.send();
    board.judge();
    board.type('dog lay on the mat in the kitchen and slept');
    board.send();
    board.type('Yes');
    board.send();
    board.type('no');
    expect(board.judge(1_000)).toMatchObject({ kind: 'refused', text: expect.stringContaining('250 words a minute') });
    expect(board.shown().typed).toBe('The ');
    board.type('dog');
    board.send();
    expect(board.judge()?.code).toBe('out-of-step');
    expect(board.shown().typed).toBe('The dog');
    expect(board.judge()?.kind).toBe('told');
    expect(board.accepted().typed).toBe('The dog');
  });

  it('recovers when it has fallen out of step', () => {
    const board = typist();
    board.type('The');
    board.send();
    board.type(' cat');
    board.send();
    const lost = settled({ sent: [{ after: 3, edits: [{ at: 3, removed: 0, text: ' ' }] }], unsent: [], stale: 0 }, 0, {
      kind: 'refused',
      text: '',
      code: 'out-of-step',
      points: 0,
      number: 1,
    });
    expect(lost).toEqual(emptyQueue);
  });
});
