import { classOfNoun } from '../../language/noun-classes';
import type { Token } from '../../language/tokens';

const callings = new Set(
  'captain sir madam son dear love darling honey boss officer doctor dad mum mom ma pa sweetheart buddy pal mate kid'.split(' '),
);

/** A speech without whom it calls at its end: "What is your mother's name, son?" */
export function withoutVocative(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ pos }) => pos !== 'PUNCT');
  const last = tokens[end];
  if (!last) return tokens;
  const comma = tokens.slice(0, end).findLastIndex(({ text }) => text === ',');
  const isCalling = callings.has(last.lower) || last.pos === 'PROPN' || classOfNoun(last.lower, last.lemma) === 'person';
  return comma > 0 && end - comma <= 2 && isCalling ? [...tokens.slice(0, comma), ...tokens.slice(end + 1)] : tokens;
}
