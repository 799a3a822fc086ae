import type { Random } from '~/platform/random/random';
import type { AnagramState } from '../../games/letters/anagram-solver';
import type { SpeedTypingState } from '../../games/letters/speed-typing';
import type { WordChainState } from '../../games/letters/word-chain';
import type { CompletionState } from '../../games/letters/word-completion';
import type { WordGuessState } from '../../games/letters/word-guess';
import type { WordPuzzleState } from '../../games/letters/word-puzzle';
import type { ScramblerState } from '../../games/letters/word-scrambler';
import type { DefinitionMatchState } from '../../games/meanings/definition-match';
import type { SynonymState } from '../../games/meanings/synonym-finder';
import type { AssociationState } from '../../games/meanings/word-association';
import type { GameId, ScoredState } from '../../games/word-game';
import type { Lexicon, TargetWord } from '../../lexicon/lexicon';
import type { Difficulty } from './simulated-player';

/** What a player would do next: the right move, and another one if they do not find it. */
interface Asked extends Difficulty {
  right: unknown;
  otherwise: unknown;
  /** Time after which they do the other one, in ms. */
  patienceMs: number;
  /** Characters of the right move. */
  typed: number;
}

type Asker = (state: ScoredState, lexicon: Lexicon, random: Random) => Asked;

/** Words that come to mind for a chain, everyday ones more often, by their first letter. */
const chainWords = new WeakMap<Lexicon, Partial<Record<string, TargetWord[]>>>();

function chainWordsOf(lexicon: Lexicon): Partial<Record<string, TargetWord[]>> {
  const known = chainWords.get(lexicon);
  if (known) return known;
  const words = ([1, 1, 1, 2] as const).flatMap((band) => lexicon.wordsOfBand(band)).filter(({ word }) => word.length <= 9);
  const byLetter = Object.groupBy(words, ({ word }) => word.charAt(0));
  chainWords.set(lexicon, byLetter);
  return byLetter;
}

const SKIP = { type: 'skip' };
/** By the band of a word: everyday, ordinary, rare. */
const byBand = (lexicon: Lexicon, word: string, values: readonly [number, number, number]): number =>
  values[(lexicon.entry(word)?.band ?? 1) - 1] ?? values[0];

const answered = (text: string, difficulty: Difficulty & { patienceMs: number }): Asked => ({
  right: { type: 'answer', text },
  otherwise: SKIP,
  typed: text.length + 1,
  ...difficulty,
});

const asker =
  <State extends ScoredState>(ask: (state: State, lexicon: Lexicon, random: Random) => Asked): Asker =>
  (state, lexicon, random) =>
    ask(state as State, lexicon, random);

/** How a good player fares with the next puzzle of each game; the times behind par. @see docs/product/fair-play.md */
export const askers: Readonly<Record<GameId, Asker>> = {
  'word-scrambler': asker<ScramblerState>(({ puzzles, at }, lexicon) => {
    const word = puzzles[at]?.word ?? '';
    const thinkMs = 1_800 * 1.28 ** (word.length - 4) * byBand(lexicon, word, [1, 1.2, 1.6]);
    return answered(word, { thinkMs, chance: byBand(lexicon, word, [0.95, 0.9, 0.75]), patienceMs: 12_000 });
  }),
  'speed-typing': asker<SpeedTypingState>(({ texts, typing }) => {
    const text = texts[typing.at]?.slice(typing.typed.length).match(/^\S*\s?/)?.[0] ?? '';
    const right = { type: 'typed', after: typing.edits, events: [{ at: typing.typed.length, removed: 0, text }] };
    return { right, otherwise: right, typed: text.length, thinkMs: 0, chance: 1, patienceMs: 0 };
  }),
  'word-association': asker<AssociationState>(({ puzzles, at }) =>
    answered(puzzles[at]?.answer ?? '', { thinkMs: 6_000, chance: 0.65, patienceMs: 14_000 }),
  ),
  'anagram-solver': asker<AnagramState>(({ puzzles, at }) => {
    const { word = '', answers = [] } = puzzles[at] ?? {};
    return answered(answers[0] ?? '', { thinkMs: 6_000 * 1.25 ** (word.length - 4), chance: 0.75, patienceMs: 30_000 });
  }),
  'word-completion': asker<CompletionState>(({ puzzles, at }, lexicon) => {
    const word = puzzles[at]?.word ?? '';
    return answered(word, {
      thinkMs: byBand(lexicon, word, [4_500, 6_000, 8_000]),
      chance: byBand(lexicon, word, [0.95, 0.85, 0.65]),
      patienceMs: 12_000,
    });
  }),
  'synonym-finder': asker<SynonymState>(({ puzzles, at, found }, _lexicon, random) => {
    const { synonyms = [], close = [] } = puzzles[at] ?? {};
    const has = found[at] ?? [];
    const left = [...synonyms, ...close].filter((synonym) => !has.includes(synonym));
    const text = left.length > 0 ? random.pick(left.slice(0, 6)) : '';
    return answered(text, { thinkMs: 2_600 * 1.35 ** has.length, chance: text ? 0.97 - 0.09 * has.length : 0, patienceMs: 9_000 });
  }),
  'word-chain': asker<WordChainState>(({ words }, lexicon, random) => {
    const letter = words.at(-1)?.at(-1) ?? '';
    const next = chainWordsOf(lexicon)[letter]?.filter(({ word }) => !words.includes(word)) ?? [];
    return {
      ...answered(next.length > 0 ? random.pick(next).word : '', { thinkMs: 2_600, chance: 1, patienceMs: 0 }),
      otherwise: { type: 'end' },
    };
  }),
  'word-guess': asker<WordGuessState>(({ puzzles, at, guessed }, lexicon, random) => {
    const word = puzzles[at]?.word ?? '';
    const missing = [...new Set(word)].filter((letter) => !guessed.includes(letter));
    const known = missing.length <= 2 || (guessed.length === 0 ? false : missing.length < new Set(word).size * 0.55);
    const tried = [...'etaoinsrhldcumfpgwybvkxjqz'].filter((letter) => !guessed.includes(letter));
    const guess = (letter: string) => ({ type: 'guess', puzzle: at, letter });
    return {
      right: guess(missing[0] ?? ''),
      otherwise: guess(random.next() < 0.5 ? (tried[0] ?? '') : (tried[1] ?? tried[0] ?? '')),
      typed: 1,
      thinkMs: known ? 800 : 2_500,
      chance: known ? 1 : byBand(lexicon, word, [0.65, 0.55, 0.45]),
      patienceMs: 2_500,
    };
  }),
  'definition-match': asker<DefinitionMatchState>(({ puzzles, at }, lexicon) => {
    const { options = [], right = 0 } = puzzles[at] ?? {};
    const choose = (option: number) => ({ type: 'choose', question: at, option });
    return {
      right: choose(right),
      otherwise: choose((right + 1) % 4),
      typed: 0,
      thinkMs: 4_500,
      chance: byBand(lexicon, options[right] ?? '', [0.95, 0.9, 0.7]),
      patienceMs: 6_000,
    };
  }),
  'word-puzzle': asker<WordPuzzleState>(({ puzzles, at, found }, _lexicon, random) => {
    const { answers = [] } = puzzles[at] ?? {};
    const has = found[at] ?? [];
    const left = answers.filter((word) => !has.includes(word));
    const text = left.length > 0 ? random.pick(left) : '';
    return answered(text, { thinkMs: 4_500 * 1.3 ** has.length, chance: text ? 0.96 - 0.04 * has.length : 0, patienceMs: 15_000 });
  }),
};
