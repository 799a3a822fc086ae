import { answered, asker, byBand } from '../../testing/play/asker';
import type { ScramblerState } from './word-scrambler.rules';

export const goodPlayer = asker<ScramblerState>(({ puzzles, at }, lexicon) => {
  const word = puzzles[at]?.word ?? '';
  const thinkMs = 1_800 * 1.28 ** (word.length - 4) * byBand(lexicon, word, [1, 1.2, 1.6]);
  return answered(word, { thinkMs, chance: byBand(lexicon, word, [0.95, 0.9, 0.75]), patienceMs: 12_000 });
});
