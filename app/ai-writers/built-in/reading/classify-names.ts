import nlp from 'compromise/two';

/** What the words of a name or a phrase are, out of context. */
export interface NameClass {
  person: boolean;
  /** A place, a day, an organisation: a name, but no person's. */
  otherName: boolean;
  pronoun?: 'he' | 'she';
}

interface Term {
  text?: string;
  tags?: readonly string[] | ReadonlySet<string>;
}

/** Classifies single words with the language library; reading a whole story with it would take too long. */
export function classifyNames(names: readonly string[]): NameClass[] {
  if (names.length === 0) return [];
  const sentences = nlp(`${names.join('.\n')}.`).json() as { terms: Term[] }[];
  const terms = new Map(sentences.flatMap((sentence) => sentence.terms).map((term) => [term.text, term] as const));
  return names.map((name) => verdictOf(new Set(terms.get(name)?.tags)));
}

function verdictOf(tags: ReadonlySet<string>): NameClass {
  const verdict: NameClass = {
    person: tags.has('FirstName') || tags.has('Person') || tags.has('LastName'),
    otherName: ['Place', 'Date', 'Organization', 'Demonym', 'Expression', 'Verb', 'Adverb'].some((tag) => tags.has(tag)),
  };
  if (tags.has('FemaleName')) verdict.pronoun = 'she';
  if (tags.has('MaleName')) verdict.pronoun = 'he';
  return verdict;
}
