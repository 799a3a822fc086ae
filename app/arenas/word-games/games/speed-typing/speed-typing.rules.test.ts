import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { checkGame } from '../../testing/check-game';
import { smallLexicon } from '../../testing/small-lexicon';
import type { Edit, SpeedTypingMove } from './speed-typing.contract';
import { type SpeedTypingState, speedTyping } from './speed-typing.rules';
import { isPasted } from './typed-text';

const lexicon = smallLexicon();
const dealt = (seed = 1) => speedTyping.deal(lexicon, seededRandom(seed), new Set());
const move = ({ typing }: SpeedTypingState, ...events: Edit[]): SpeedTypingMove => ({ type: 'typed', after: typing.edits, events });
const append = ({ typing }: SpeedTypingState, text: string): Edit => ({ at: typing.typed.length, removed: 0, text });
const play = (state: SpeedTypingState, sent: SpeedTypingMove, elapsedMs: number) => speedTyping.play(state, sent, { elapsedMs }, undefined);
const rest = ({ texts, typing }: SpeedTypingState) => (texts[typing.at] ?? '').slice(typing.typed.length);

/** Types keystroke by keystroke at a given rate. */
function typeAt(charactersASecond: number, seconds: number): { state: SpeedTypingState; refusals: string[] } {
  let state = dealt();
  const refusals: string[] = [];
  for (let second = 1; second <= seconds; second += 1)
    for (let count = 0; count < charactersASecond; count += 1) {
      const { state: next, verdict } = play(state, move(state, append(state, rest(state)[0] ?? '')), second * 1_000);
      if (verdict.kind === 'refused') refusals.push(verdict.text);
      state = next;
    }
  return { state, refusals };
}

checkGame({
  game: speedTyping,
  lexicon,
  solve: (state): SpeedTypingMove => move(state, append(state, rest(state).slice(0, 18))),
  otherMoves: (state) => [
    move(state, append(state, 'x')),
    move(state, append(state, 'some words ')),
    move(state, append(state, rest(state))),
    move(state, { at: 0, removed: state.typing.typed.length, text: '' }),
    move(state, { at: 0, removed: Math.min(1, state.typing.typed.length), text: ' ' }),
    move(state, { at: 5_000, removed: 0, text: 'x' }),
    { ...move(state, append(state, 'x')), after: state.typing.edits + 1 },
  ],
  hidden: () => [],
  disguised: (state) => ({ ...state, texts: state.texts.map((text, index) => (index > state.typing.at + 3 ? 'other' : text)) }),
});

describe('Word Speed Typing', () => {
  it('lasts 90 s and gives XP × 1, without a bonus', () => {
    expect(speedTyping).toMatchObject({ title: 'Word Speed Typing', seconds: 90, xpMultiplier: 1, bonus: 1 });
    expect(speedTyping.earnsBonus(dealt())).toBe(false);
    expect(speedTyping.unsolved(dealt())).toEqual([]);
  });

  it('scores words a minute: correct characters / 5 / 1.5 minutes', () => {
    expect(typeAt(5, 90).state.score).toBe(60);
    expect(typeAt(10, 90).state.score).toBe(120);
  });

  it('counts only correct characters', () => {
    const state = dealt();
    expect(play(state, move(state, append(state, '#'.repeat(30))), 60_000)).toMatchObject({ state: { score: 0 }, verdict: { points: 0 } });
  });

  it('accepts 240 words a minute for the whole run and refuses more than 250 with a reason', () => {
    const quick = typeAt(20, 90);
    expect(quick.refusals).toEqual([]);
    expect(quick.state.score).toBe(240);
    const impossible = typeAt(30, 90);
    expect(impossible.refusals[0]).toMatch(/^That is more than 250 words a minute/);
    expect(impossible.state.score).toBeLessThanOrEqual(250);
  });

  it.each([
    ['a whole passage', (text: string) => text],
    ['31 characters of several words', (text: string) => text.slice(0, 31)],
  ])('refuses %s in one insertion, and changes nothing', (_, cut) => {
    const state = { ...dealt(), texts: lexicon.passages.slice(0, 1) };
    const sent = speedTyping.readMove(move(state, append(state, cut(rest(state)))));
    expect(sent && play(state, sent, 60_000)).toEqual({
      state,
      verdict: { kind: 'refused', text: 'That was too much at once: pasted text does not count. Please type it.', points: 0 },
    });
  });

  it('accepts a swiped word and a dictated phrase of a few words', () => {
    const state = { ...dealt(), texts: ['My great-uncle Osric repaired clocks in a narrow shop.'] };
    const word = play(state, move(state, append(state, 'My great-uncle ')), 1_000).state;
    expect(play(word, move(word, append(word, 'Osric repaired clocks in a ')), 3_000)).toMatchObject({
      state: { score: 5 },
      verdict: { kind: 'told', text: 'Typed.', quiet: true },
    });
  });

  it('takes back no points for deletions and gives none twice', () => {
    const state = dealt();
    const some = play(state, move(state, append(state, rest(state).slice(0, 24))), 5_000).state;
    const none = play(some, move(some, { at: 0, removed: 24, text: '' }), 6_000).state;
    const again = play(none, move(none, append(none, rest(none).slice(0, 24))), 12_000).state;
    expect([some.score, none.score, again.score]).toEqual([3, 3, 3]);
    expect(speedTyping.view(again).accuracy).toBe(100);
  });

  it('refuses what does not follow the accepted text', () => {
    const state = dealt();
    const { verdict } = play(state, { ...move(state, append(state, 'x')), after: 3 }, 5_000);
    const text = 'Continue from the last text that was accepted.';
    expect(verdict).toEqual({ kind: 'refused', text, code: 'out-of-step', points: 0 });
  });

  it('continues with the next text within a move', () => {
    const state = { ...dealt(), texts: ['Be quick.', 'Be slow.'] };
    const events = [
      { at: 0, removed: 0, text: 'Be quick' },
      { at: 8, removed: 0, text: '.' },
      { at: 0, removed: 0, text: 'Be' },
    ];
    const { state: next, verdict } = play(state, move(state, ...events), 5_000);
    expect(verdict).toMatchObject({ kind: 'right', text: 'Done. Next text.' });
    expect(speedTyping.view(next)).toMatchObject({ texts: ['Be slow.'], typing: { typed: 'Be', edits: 3 } });
  });

  it('deals more than 250 words a minute could use up, whatever comes first', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(dealt(seed).texts.join('').length).toBeGreaterThan(250 * 5 * 1.5);
      }),
    );
  });

  it('deals all there is when that is less', () => {
    const few = { ...lexicon, sentences: lexicon.sentences.slice(0, 2), passages: lexicon.passages.slice(0, 1) };
    const { texts } = speedTyping.deal(few, seededRandom(1), new Set());
    expect(texts.toSorted()).toEqual([...few.sentences, ...few.passages].toSorted());
  });

  it('remembers a text by its first 40 characters', () => {
    expect(speedTyping.puzzleKeys({ ...dealt(), texts: lexicon.passages.slice(0, 1) })).toEqual([
      'My great-uncle Osric repaired clocks in ',
    ]);
  });

  it('refuses a whole move when one of its insertions is pasted', () => {
    const state = dealt();
    const pasted = play(state, move(state, append(state, 'a'), { at: 1, removed: 0, text: 'x'.repeat(65) }), 60_000);
    expect(pasted).toMatchObject({ state, verdict: { kind: 'refused' } });
  });

  it.each([
    ['words of 30 characters together', `${'x'.repeat(14)} ${'y'.repeat(15)}`, false],
    ['words of 31', `${'x'.repeat(15)} ${'y'.repeat(15)}`, true],
    ['one word of 64 characters', 'x'.repeat(64), false],
    ['one word of 65', 'x'.repeat(65), true],
    ['a long word with the spaces that a keyboard adds', ` ${'x'.repeat(40)} `, false],
  ])('knows pasted text from what keyboards insert: %s', (_, text, pasted) => {
    expect(isPasted({ at: 0, removed: 0, text })).toBe(pasted);
  });

  it.each([
    [40, 'told'],
    [41, 'refused'],
  ])('takes %i characters at the very start as %s', (count, kind) => {
    const state = { ...dealt(), texts: [`${'x'.repeat(20)} ${'y'.repeat(60)}`] };
    const first = append(state, 'x'.repeat(20));
    const second = { at: 20, removed: 0, text: ` ${'y'.repeat(count - 21)}` };
    expect(play(state, move(state, first, second), 0).verdict.kind).toBe(kind);
  });

  it('shows the share of right characters among all that were typed', () => {
    const state = { ...dealt(), texts: ['Be quick.'] };
    expect(speedTyping.view(state).accuracy).toBe(100);
    expect(speedTyping.view(play(state, move(state, append(state, 'Bee')), 5_000).state).accuracy).toBe(67);
  });

  it('ends with the last text, whatever was typed after it', () => {
    const state = { ...dealt(), texts: ['Be.'] };
    const { state: over, verdict } = play(state, move(state, append(state, 'Be.'), { at: 0, removed: 0, text: 'x' }), 5_000);
    expect(verdict.kind).toBe('right');
    expect(speedTyping.isOver(over)).toBe(true);
  });

  it('reads a move of 50 edits, far along a line, and stores of an insertion only as much as shows that it is pasted', () => {
    const events = Array(50).fill({ at: 10_000, removed: 0, text: 'x'.repeat(1_000) });
    const read = speedTyping.readMove({ type: 'typed', after: 123_456, events });
    expect(read).toEqual({ type: 'typed', after: 123_456, events: events.map((edit) => ({ ...edit, text: 'x'.repeat(65) })) });
  });

  it.each([
    [{ type: 'typed', after: 0, events: [] }],
    [{ type: 'pasted', after: 0, events: [{ at: 0, removed: 0, text: 'a' }] }],
    [{ type: 'typed', after: 0, events: [null] }],
    [{ type: 'typed', after: 0, events: ['a'] }],
    [{ type: 'typed', after: 0, events: [{ at: 0, removed: 0, text: 7 }] }],
    [{ type: 'typed', after: 0, events: [{ at: 10_001, removed: 0, text: 'a' }] }],
    [{ type: 'typed', after: 0, events: Array(51).fill({ at: 0, removed: 0, text: 'a' }) }],
    [{ type: 'typed', after: -1, events: [{ at: 0, removed: 0, text: 'a' }] }],
    [{ type: 'typed', after: 0, events: [{ at: 0.5, removed: 0, text: 'a' }] }],
    [{ type: 'typed', after: 0, events: [{ at: 0, removed: 0 }] }],
  ])('takes %j for no move', (sent) => {
    expect(speedTyping.readMove(sent)).toBeUndefined();
  });
});
