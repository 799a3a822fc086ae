import { isPerson, type Person, type Pronoun, type Thing } from '../story/story';
import type { Agreement } from './conjugate';

interface PronounForms {
  subject: string;
  object: string;
  possessive: string;
  agreement: Agreement;
}

const pronouns: Readonly<Record<Pronoun, PronounForms>> = {
  I: { subject: 'I', object: 'me', possessive: 'my', agreement: 'I' },
  we: { subject: 'we', object: 'us', possessive: 'our', agreement: 'plural' },
  you: { subject: 'you', object: 'you', possessive: 'your', agreement: 'plural' },
  he: { subject: 'he', object: 'him', possessive: 'his', agreement: 'singular' },
  she: { subject: 'she', object: 'her', possessive: 'her', agreement: 'singular' },
  they: { subject: 'they', object: 'them', possessive: 'their', agreement: 'plural' },
  it: { subject: 'it', object: 'it', possessive: 'its', agreement: 'singular' },
};

/** Where a reference stands: before its verb, or behind a verb or preposition. */
export type Case = 'subject' | 'object';

/** The pronoun of a person or thing, in all its forms. */
export function pronounOf(referent: Person | Thing): PronounForms {
  return isPerson(referent) ? pronouns[referent.pronoun] : pronouns[referent.plural ? 'they' : 'it'];
}

/** Whether somebody is called by a pronoun only: the narrator, a nameless 'she'. */
export function isPronounOnly(referent: Person | Thing): boolean {
  return isPerson(referent) && referent.name === referent.pronoun;
}

/** How a verb agrees with a referent that is named in full. */
export function agreementOf(referent: Person | Thing): Agreement {
  if (isPronounOnly(referent)) return pronounOf(referent).agreement;
  return referent.plural ? 'plural' : 'singular';
}

/** The full name of a referent: Hanna, the porter, the green rope, her brother's coat. */
export function fullName(referent: Person | Thing, position: Case, near: readonly Person[]): string {
  if (isPerson(referent)) return isPronounOnly(referent) ? pronounOf(referent)[position] : referent.name;
  return `${determinerOf(referent, near)} ${referent.words}`;
}

/** 'The', or whose it is: 'her' when she was just named, else her name. */
function determinerOf({ determiner, owner }: Thing, near: readonly Person[]): string {
  if (owner && isPronounOnly(owner)) return pronounOf(owner).possessive;
  if (owner) return near.at(-1)?.name === owner.name && owner.pronounKnown ? pronounOf(owner).possessive : possessiveOf(owner.name);
  if (!/[’']s?$/.test(determiner)) return 'the';
  return /^\p{Ll}/u.test(determiner) && !/^(?:my|your|our|the) /.test(determiner) ? `the ${determiner}` : determiner;
}

/** Hanna's, the boys'. */
export function possessiveOf(name: string): string {
  return /^the .*[^s]s$/.test(name) ? `${name}'` : `${name}'s`;
}
