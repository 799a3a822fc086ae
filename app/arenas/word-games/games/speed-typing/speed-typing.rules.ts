import { z } from 'zod';
import type { Random } from '~/platform/random/random';
import { paceOf } from '../../fair-play/pace';
import type { Lexicon } from '../../lexicon/lexicon';
import { moveReader, refuse } from '../moves';
import { dealPuzzles } from '../puzzles/deal-puzzles';
import type { Played, WordGame } from '../word-game';
import { type SpeedTypingMove, type SpeedTypingView, speedTypingContract, type Typing, typing } from './speed-typing.contract';
import { speedTypingTexts } from './texts';
import { accuracyOf, applyEdit, correctIn, isPasted, untyped } from './typed-text';

const SECONDS = 90;
const CHARACTERS_A_WORD = 5;
const MOST_WORDS_A_MINUTE = 250;
const CHARACTERS_A_MS = (MOST_WORDS_A_MINUTE * CHARACTERS_A_WORD) / 60_000;
/** Characters that may be inserted ahead of the speed limit: a word or two at the very start. */
const HEAD_START = 40;
/** More than the fastest typist can use up, in characters. */
const DEALT_LENGTH = 2_200;
const PASSAGES = 2;
const KEY_LENGTH = 40;
/** Texts sent to the screen in advance, so that typing continues while the network does not. */
const SHOWN_TEXTS = 4;

export const speedTypingState = z.object({
  score: z.number(),
  texts: z.array(z.string()),
  typing,
  /** Whether its moves say when each key was pressed: deals of earlier releases did not ask for it. */
  timed: z.exactOptional(z.literal(true)),
});
export type SpeedTypingState = z.output<typeof speedTypingState>;

/**
 * Texts are typed one after the other; the score is words a minute over the whole run, so it only grows.
 * @see docs/product/guessing-and-typing-games.md
 */
export const speedTyping: WordGame<SpeedTypingState, SpeedTypingMove, SpeedTypingView> = {
  title: 'Word Speed Typing',
  description: 'Type the texts as fast and as cleanly as you can: only correct characters count.',
  seconds: SECONDS,
  xpMultiplier: 1,
  bonus: 1,
  pace: paceOf('solved', 0, 0),

  timesKeys: ({ timed = false }) => timed,

  takesOwnWords: false,
  readMove: moveReader(speedTypingContract.move),

  deal: (lexicon, random, seen) => ({ score: 0, texts: dealTexts(lexicon, random, seen), typing: untyped, timed: true }),
  puzzleKeys: ({ texts }) => texts.map(textKey),

  view: ({ texts, typing }) => ({
    texts: texts.slice(typing.at, typing.at + SHOWN_TEXTS),
    typing,
    accuracy: accuracyOf(typing),
  }),

  play(state, move, { elapsedMs }) {
    if (move.after !== state.typing.edits) return outOfStep(state);
    if (move.events.some(isPasted)) return refuse(state, speedTypingTexts.pasted);
    let { typing } = state;
    for (const edit of move.events) {
      const text = state.texts[typing.at];
      if (text === undefined) break;
      const next = applyEdit(typing, edit, text);
      if (!next) return outOfStep(state);
      typing = next;
    }
    if (typing.lengthBefore + typing.typed.length > Math.max(HEAD_START, elapsedMs * CHARACTERS_A_MS))
      return refuse(state, speedTypingTexts.tooFast(MOST_WORDS_A_MINUTE));

    const score = Math.max(state.score, wordsAMinute(state.texts, typing));
    const points = score - state.score;
    return {
      state: { ...state, score, typing },
      verdict:
        typing.at > state.typing.at
          ? { kind: 'right', text: speedTypingTexts.finished, points }
          : { kind: 'told', text: speedTypingTexts.typed, points, quiet: true },
    };
  },

  isOver: ({ texts, typing }) => typing.at >= texts.length,
  earnsBonus: () => false,
  unsolved: () => [],

  asked: {
    puzzles: ({ texts }) => texts.map((text) => ({ ask: text, answers: [], words: [] })),
    at: ({ typing }) => typing.at,
  },
};

function outOfStep(state: SpeedTypingState): Played<SpeedTypingState> {
  const { verdict } = refuse(state, speedTypingTexts.outOfStep);
  return { state, verdict: { ...verdict, code: 'out-of-step' } };
}

function wordsAMinute(texts: readonly string[], { at, typed, correctBefore }: Typing): number {
  const correct = correctBefore + correctIn(texts[at] ?? '', typed);
  return Math.floor((correct * 60) / (CHARACTERS_A_WORD * SECONDS));
}

/** The key of a text among the puzzles that a player has met. */
export function textKey(text: string): string {
  return text.slice(0, KEY_LENGTH);
}

/** A sentence, then a passage, and so on; then sentences until there is enough. */
function dealTexts({ sentences, passages }: Lexicon, random: Random, seen: ReadonlySet<string>): string[] {
  const shortOnes = dealPuzzles({ pool: sentences, count: sentences.length, random, seen, keyOf: textKey });
  const longOnes = dealPuzzles({ pool: passages, count: PASSAGES, random, seen, keyOf: textKey });
  const texts: string[] = [];
  const length = () => texts.reduce((sum, text) => sum + text.length, 0);
  while (length() < DEALT_LENGTH && shortOnes.length > 0) {
    texts.push(...shortOnes.splice(0, 3));
    texts.push(...longOnes.splice(0, 1));
  }
  return texts;
}
