import { answered, asker } from '../../testing/play/asker';
import type { SynonymState } from './synonym-finder.rules';

export const goodPlayer = asker<SynonymState>(({ puzzles, at, found }, _lexicon, random) => {
  const { synonyms = [], close = [] } = puzzles[at] ?? {};
  const has = found[at] ?? [];
  const left = [...synonyms, ...close].filter((synonym) => !has.includes(synonym));
  const text = left.length > 0 ? random.pick(left.slice(0, 6)) : '';
  return answered(text, { thinkMs: 2_600 * 1.35 ** has.length, chance: text ? 0.97 - 0.09 * has.length : 0, patienceMs: 9_000 });
});
