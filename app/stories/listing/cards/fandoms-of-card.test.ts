import { expect, it } from 'vitest';
import { fandomsOfCard } from './fandoms-of-card';

const fandom = (name: string) => ({ id: 1, kind: 'fandom' as const, name });

it('names each fandom of a crossover once, its own first, and none of other stories', () => {
  const tags = [fandom('Dune'), { id: 2, kind: 'freeform' as const, name: 'Slow Burn' }, fandom('Naruto')];
  expect(fandomsOfCard({ arena: 'fan_fic', prompt: 'Naruto', tags })).toEqual(['Naruto', 'Dune']);
  expect(fandomsOfCard({ arena: 'fan_fic', prompt: 'Naruto' })).toEqual(['Naruto']);
  expect(fandomsOfCard({ arena: 'creative_writing', prompt: 'A gate', tags })).toEqual([]);
});
