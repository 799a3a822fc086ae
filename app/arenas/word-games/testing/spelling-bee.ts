import { paceOf } from '../fair-play/pace';
import { GAME_IDS, type GameId } from '../games/games';
import type { ScoredState, WordGame } from '../games/word-game';
import type { Lexicon } from '../lexicon/lexicon';

/** Words to spell, ten points each; the smallest game that uses every part of the contract. */
export interface BeeState extends ScoredState {
  words: string[];
  at: number;
  /** The words that are over: spelled or given up. */
  spelled: boolean[];
}

export type BeeMove = { type: 'answer'; text: string } | { type: 'skip' };

export interface BeeView {
  /** First letter and length of the word to spell; undefined when all are over. */
  first: string | undefined;
  length: number;
  round: number;
}

interface BeeFacts {
  isWord: boolean;
}

const POINTS = 10;

/** The fake game for tests of the referee. A run lasts 60 s. @param rounds words in a run. */
export function spellingBee(rounds = 4): WordGame<BeeState, BeeMove, BeeView, BeeFacts> {
  return {
    title: 'Spelling Bee',
    description: 'Spell what you hear.',
    seconds: 60,
    xpMultiplier: 1.1,
    bonus: 2,
    pace: paceOf('solved', 800, 500),
    asked: { puzzles: ({ words }) => words.map((word) => ({ ask: word, answers: [word], words: [word] })), at: ({ at }) => at },
    readMove(sent) {
      if (typeof sent !== 'object' || sent === null || !('type' in sent)) return undefined;
      if (sent.type === 'skip') return { type: 'skip' };
      if (sent.type !== 'answer' || !('text' in sent) || typeof sent.text !== 'string') return undefined;
      return { type: 'answer', text: sent.text };
    },
    deal(lexicon, random, seen) {
      const words = lexicon.words.map(({ word }) => word);
      const fresh = random.shuffle(words.filter((word) => !seen.has(word)));
      const known = random.shuffle(words.filter((word) => seen.has(word)));
      return { score: 0, words: [...fresh, ...known].slice(0, rounds), at: 0, spelled: [] };
    },
    puzzleKeys: ({ words }) => words,
    view({ words, at }) {
      const word = words[at];
      return { first: word?.[0], length: word?.length ?? 0, round: at };
    },
    lookUp: (_state, move, lexicon) => ({ isWord: move.type === 'answer' && lexicon.isWord(move.text) }),
    play(state, move, _time, facts) {
      const word = state.words[state.at];
      if (word === undefined) return { state, verdict: { kind: 'refused', text: 'All words are spelled.', points: 0 } };
      const next = (right: boolean): BeeState => ({
        ...state,
        score: state.score + (right ? POINTS : 0),
        at: state.at + 1,
        spelled: [...state.spelled, right],
      });
      if (move.type === 'skip') return { state: next(false), verdict: { kind: 'told', text: 'Left out.', points: 0, answer: word } };
      if (!facts?.isWord) return { state, verdict: { kind: 'refused', text: 'Not in word list!', points: 0 } };
      if (move.text !== word) return { state, verdict: { kind: 'wrong', text: 'Try again!', points: 0 } };
      return { state: next(true), verdict: { kind: 'right', text: 'Correct!', points: POINTS, answer: word } };
    },
    isOver: ({ words, at }) => at >= words.length,
    earnsBonus: ({ words, spelled }) => spelled.length === words.length && spelled.every(Boolean),
    unsolved: ({ words, at, spelled }) => words.slice(0, at + 1).filter((_word, index) => spelled[index] !== true),
  };
}

/** The same rules under every game id. */
export function everywhere(game: WordGame): Record<GameId, WordGame> {
  return Object.fromEntries(GAME_IDS.map((id) => [id, game])) as Record<GameId, WordGame>;
}

/** A lexicon of nothing but words to spell. */
export function spellingLexicon(words: readonly string[]): Lexicon {
  const known = new Set(words);
  const entries = words.map((word) => ({
    word,
    part: 'noun' as const,
    sense: 'to be spelled',
    definition: `What is spelled ${word.length} letters long.`,
    hint: 'Listen.',
    synonyms: [],
    close: [],
    nearMisses: [],
    band: 1 as const,
  }));
  return {
    words: entries,
    wordsOfBand: (band) => (band === 1 ? entries : []),
    entry: (word) => entries.find((entry) => entry.word === word),
    isWord: (text) => known.has(text.toLowerCase()),
    isKnown: (text) => known.has(text.toLowerCase()),
    anagrams: [],
    associations: [],
    patterns: [],
    sentences: [],
    passages: [],
  };
}
