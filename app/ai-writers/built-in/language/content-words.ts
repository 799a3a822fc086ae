import type { Token } from './tokens';

const CONTENT = /NOUN|PROPN|VERB|ADJ/;
/** Verbs and adjectives that say next to nothing. */
const emptyWords = new Set(
  'be have do go get say make come take see look thing way there other same own such more most few many much'.split(' '),
);

/** The content words of some tokens, in their base forms. */
export function contentWords(tokens: readonly Token[]): string[] {
  return tokens
    .filter(({ pos, lemma, lower }) => CONTENT.test(pos) && lower.length > 2 && !emptyWords.has(lemma))
    .map(({ lemma, lower, pos }) => (pos === 'PROPN' ? lower : lemma.toLowerCase()));
}
