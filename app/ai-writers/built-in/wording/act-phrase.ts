import { type Act, isPerson, type Person, type Thing } from '../story/story';
import { isVague } from '../story/things';
import { gerundOf, participleOf } from './conjugate';
import { isPronounOnly, possessiveOf, pronounOf } from './referents';

export type ActForm = 'do' | 'done' | 'doing';

/** From whose mouth a deed is named: the narration's, or a speaker's to somebody. */
export interface Mouth {
  speaker?: Person | undefined;
  hearer?: Person | undefined;
}

const forms: Readonly<Record<ActForm, (verb: string) => string>> = { do: (verb) => verb, done: participleOf, doing: gerundOf };

/** A deed said again: cut the rope, cut your rope, cutting it. */
export function actPhrase({ doer, verb, particle, object, oblique }: Act, form: ActForm, mouth: Mouth): string {
  const view = { ...mouth, doer };
  const what = object && phraseOf(object, view);
  // Pick up the box, but pick it up.
  const follows = typeof object === 'string' || (object !== undefined && isPerson(object));
  const words = follows ? [what, particle] : [particle, what];
  const way = oblique ? [wayOf(oblique, view)] : [];
  return [forms[form](verb), ...words, ...way].filter((word) => word).join(' ');
}

/** Onto the cabinet, to Tom. */
function wayOf({ preposition, of }: NonNullable<Act['oblique']>, view: View): string {
  if (isPerson(of)) return `${preposition} ${phraseOf(of, view)}`;
  return `${preposition} ${phraseOf({ ...of, words: isVague({ head: of.noun, lemma: of.noun }) ? of.words : (of.words.split(' ').at(-1) ?? '') }, view)}`;
}

interface View extends Mouth {
  doer: Person | Thing;
}

function phraseOf(what: Person | Thing | 'it' | 'them', view: View): string {
  if (typeof what === 'string') return what;
  if (isPerson(what)) return personIn(what, view);
  const { determiner, words, owner } = what;
  if (owner) return `${ownerIn(owner, view)} ${words}`;
  if (/^(?:my|your|our|his|her|their)$/.test(determiner)) return `the ${words}`;
  if (/[’']s?$/.test(determiner)) return `${/^\p{Lu}/u.test(determiner) ? '' : 'the '}${determiner} ${words}`;
  if (determiner === '') return words;
  return `${/^(?:this|that|these|those)$/.test(determiner) ? determiner : 'the'} ${words}`;
}

function personIn(person: Person, { speaker, hearer }: View): string {
  if (person.name === speaker?.name) return pronounOf(person).agreement === 'plural' && person.plural ? 'us' : 'me';
  if (person.name === hearer?.name) return 'you';
  return isPronounOnly(person) ? pronounOf(person).object : person.name;
}

function ownerIn(owner: Person, { speaker, hearer, doer }: View): string {
  if (owner.name === speaker?.name) return owner.plural ? 'our' : 'my';
  if (owner.name === hearer?.name) return 'your';
  if (isPerson(doer) && owner.name === doer.name && owner.pronounKnown) return pronounOf(owner).possessive;
  return isPronounOnly(owner) ? pronounOf(owner).possessive : possessiveOf(owner.name);
}
