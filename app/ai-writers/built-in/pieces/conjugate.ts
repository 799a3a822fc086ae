import { doublingVerbs, irregularVerbs } from '~content/story-writer/verbs';
import type { Tense } from '../reading/story-reading';

/** What a verb agrees with: I, we/you/they, or one person or thing. */
export type Agreement = 'I' | 'plural' | 'singular';

const modals = new Set(['can', 'will', 'may', 'must', 'ought']);

/** The finite form of a verb, from its base form, for a tense and a subject: be, present, I → am. */
export function conjugate(verb: string, tense: Tense, agreement: Agreement): string {
  if (verb === 'be') return formOfBe(tense, agreement);
  if (tense === 'past') return irregularVerbs[verb] ?? regularPast(verb);
  return agreement === 'singular' && !modals.has(verb) ? thirdPerson(verb) : verb;
}

function formOfBe(tense: Tense, agreement: Agreement): string {
  if (tense === 'past') return agreement === 'plural' ? 'were' : 'was';
  return { I: 'am', plural: 'are', singular: 'is' }[agreement];
}

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'do' || verb === 'go' || verb === 'undo') return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

function regularPast(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return doublesLastLetter(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

function doublesLastLetter(verb: string): boolean {
  return doublingVerbs.has(verb) || /^[^aeiou]*(?:qu)?[aeiou][bdgklmnprt]$/.test(verb);
}
