import nlp from 'compromise/two';
import { createRecent } from '~/platform/storage/recent';
import { firstNames } from '~content/story-writer/first-names';

/** What the words of a name or a phrase are, out of context. */
export interface NameClass {
  person: boolean;
  /** A place, a day, an organisation: a name, but no person's. */
  otherName: boolean;
  /** A word of another kind by its form, as Tilly ends like an adverb. */
  word?: boolean;
  pronoun?: 'he' | 'she';
}

interface Term {
  text?: string;
  tags?: readonly string[] | ReadonlySet<string>;
}

const lately = createRecent<NameClass>(2_000);

/** Classifies single words with the language library; reading a whole story with it would take too long. */
export function classifyNames(names: readonly string[]): NameClass[] {
  return names.map((name) => {
    const verdict = lately.get(name) ?? classified(name);
    lately.set(name, verdict);
    return verdict;
  });
}

function classified(name: string): NameClass {
  const told = firstNames.get(name.toLowerCase());
  if (told) return { person: true, otherName: false, pronoun: told };
  const sentences = nlp(`${name}.`).json() as { terms: Term[] }[];
  return verdictOf(new Set(sentences[0]?.terms[0]?.tags));
}

function verdictOf(tags: ReadonlySet<string>): NameClass {
  const verdict: NameClass = {
    person: tags.has('FirstName') || tags.has('Person') || tags.has('LastName'),
    otherName: ['Place', 'Date', 'Organization', 'Demonym', 'Expression'].some((tag) => tags.has(tag)),
  };
  if (tags.has('Verb') || tags.has('Adverb')) verdict.word = true;
  if (tags.has('FemaleName')) verdict.pronoun = 'she';
  if (tags.has('MaleName')) verdict.pronoun = 'he';
  return verdict;
}
