import { asker, byBand } from '../../testing/play/asker';
import type { DefinitionMatchState } from './definition-match.rules';

export const goodPlayer = asker<DefinitionMatchState>(({ puzzles, at }, lexicon) => {
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
});
