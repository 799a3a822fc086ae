import { answered, asker } from '../../testing/play/asker';
import type { AssociationState } from './word-association.rules';

export const goodPlayer = asker<AssociationState>(({ puzzles, at }) =>
  answered(puzzles[at]?.answer ?? '', { thinkMs: 6_000, chance: 0.65, patienceMs: 14_000 }),
);
