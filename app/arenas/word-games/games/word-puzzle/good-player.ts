import { answered, asker } from '../../testing/play/asker';
import type { WordPuzzleState } from './word-puzzle.rules';

export const goodPlayer = asker<WordPuzzleState>(({ puzzles, at, found }, _lexicon, random) => {
  const { answers = [] } = puzzles[at] ?? {};
  const has = found[at] ?? [];
  const left = answers.filter((word) => !has.includes(word));
  const text = left.length > 0 ? random.pick(left) : '';
  return answered(text, { thinkMs: 4_500 * 1.3 ** has.length, chance: text ? 0.96 - 0.04 * has.length : 0, patienceMs: 15_000 });
});
