import { answered, asker, byBand } from '../../testing/play/asker';
import type { CompletionState } from './word-completion.rules';

export const goodPlayer = asker<CompletionState>(({ puzzles, at }, lexicon) => {
  const word = puzzles[at]?.word ?? '';
  return answered(word, {
    thinkMs: byBand(lexicon, word, [4_500, 6_000, 8_000]),
    chance: byBand(lexicon, word, [0.95, 0.85, 0.65]),
    patienceMs: 12_000,
  });
});
