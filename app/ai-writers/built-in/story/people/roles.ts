import { personNouns } from '~content/story-writer/person-nouns';
import { classOfNoun } from '../../language/noun-classes';

type RolePronoun = 'she' | 'he' | 'they';

/** The nouns for people, with the pronoun that each implies; 'they' where it implies none. */
export const rolePronouns: ReadonlyMap<string, RolePronoun> = new Map(
  (['they', 'he', 'she'] as const).flatMap((pronoun) => personNouns[pronoun].map((noun) => [noun, pronoun] as const)),
);

/** Somebody called by what they are: the ferryman, my tall uncle. */
interface RoleMention {
  article: string;
  noun: string;
  pronoun: RolePronoun;
  /** Where it stands, in characters. */
  at: number;
}

const role = new RegExp(
  `\\b(the|a|an|my|our|your|his|her|their)\\s+((?:[a-z]+(?:[’']s)?\\s+){0,2}?)(${[...rolePronouns.keys()].join('|')})\\b(?![’'-]?[a-z])(?=(\\s+[a-z]+)?)`,
  'gi',
);
const pastActing = /\b(?:dead|late|drowned|murdered|hanged|frozen|poor dead)\s/i;
/** 'The man of the house' is nobody in particular; 'a woman of sixty' has just come into view. */
const isOf = (next: string, article: string) => next === 'of' && !/^an?$/i.test(article);

/** The roles that a text names, in order, without the dead ('the dead man') and what is only called after people ('the passenger seat'). */
export function rolesIn(text: string): RoleMention[] {
  return [...text.matchAll(role)].flatMap(({ 1: article = '', 2: words = '', 3: noun = '', 4: behind = '', index }) => {
    const pronoun = rolePronouns.get(noun.toLowerCase());
    const next = behind.trim();
    // 'On my first day as a wizard': the one who tells, or does it.
    if (/\bas\s*$/i.test(text.slice(Math.max(0, index - 4), index))) return [];
    if (!pronoun || isOf(next, article) || pastActing.test(words) || isThing(next)) return [];
    return [{ article: article.toLowerCase(), noun: noun.toLowerCase(), pronoun, at: index }];
  });
}

function isThing(word: string): boolean {
  const kind = /^[a-z]/.test(word) ? classOfNoun(word, word) : undefined;
  return (
    kind !== undefined &&
    !/^(?:person|animal|idea|time|body|feature|sound|stuff)$/.test(kind) &&
    !/^(?:back|can|will|set|light|hand)$/.test(word)
  );
}
