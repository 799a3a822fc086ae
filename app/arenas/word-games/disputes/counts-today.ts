import type { DecisionTarget } from '../lexicon/decisions';
import { associationKey, type Lexicon } from '../lexicon/lexicon';

/** What the lexicon says today, decisions included. */
export function countsToday({ about, word }: DecisionTarget, lexicon: Lexicon): string[] {
  if (about === 'form') return [lexicon.isWord(word) ? 'It is in the dictionary.' : 'It is not in the dictionary.'];
  if (about === 'association') {
    const puzzle = lexicon.associations.find(({ words }) => associationKey(words) === word);
    return [puzzle ? `counts: ${[puzzle.answer, ...puzzle.alsoRight].join(', ')}` : 'No game asks for it.'];
  }
  const entry = lexicon.entry(word);
  if (!entry) return ['No game asks for it.'];
  if (about === 'clue') return [`${entry.part}: ${entry.definition}`, `hint: ${entry.hint}`];
  return [
    `${entry.part}: ${entry.sense ?? entry.definition}`,
    `counts: ${entry.synonyms.join(', ')}`,
    `counts half: ${entry.close.join(', ')}`,
  ];
}
