import { doublingVerbs, irregularVerbs } from '~content/story-writer/irregular-verbs';

/** How a subject and its verb agree. */
export type Agreement = 'I' | 'singular' | 'plural';

/** A verb's finite form. */
export function conjugate(verb: string, tense: 'past' | 'present', agreement: Agreement): string {
  if (verb === 'be') return beForm(tense, agreement);
  if (tense === 'past') return irregularVerbs.get(verb)?.past ?? withEd(verb);
  return agreement === 'singular' ? thirdPerson(verb) : verb;
}

function beForm(tense: 'past' | 'present', agreement: Agreement): string {
  if (tense === 'past') return agreement === 'plural' ? 'were' : 'was';
  return agreement === 'I' ? 'am' : agreement === 'plural' ? 'are' : 'is';
}

function withEd(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${doubled(verb)}ed`;
}

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** Stop doubles its last letter, open and look do not. */
function doubled(verb: string): string {
  const oneSyllable = /^[^aeiou]*[aeiou][bdfgklmnprtvz]$|^[^aeiou]*qu[aeiou][tpz]$/.test(verb);
  return oneSyllable || doublingVerbs.has(verb) ? `${verb}${verb.slice(-1)}` : verb;
}
