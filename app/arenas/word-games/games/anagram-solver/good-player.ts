import { answered, asker } from '../../testing/play/asker';
import type { AnagramState } from './anagram-solver.rules';

export const goodPlayer = asker<AnagramState>(({ puzzles, at }) => {
  const { word = '', answers = [] } = puzzles[at] ?? {};
  return answered(answers[0] ?? '', { thinkMs: 6_000 * 1.25 ** (word.length - 4), chance: 0.75, patienceMs: 30_000 });
});
