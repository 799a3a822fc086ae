import type { Cast } from '../cast';
import type { Pronoun, StoryPerson, StoryThing } from '../reading/story-reading';
import { type Agreement, conjugate } from './conjugate';
import type { Piece, Token } from './piece-template';

const forms: Readonly<Record<Pronoun, { object: string; possessive: string; reflexive: string; agreement: Agreement }>> = {
  I: { object: 'me', possessive: 'my', reflexive: 'myself', agreement: 'I' },
  we: { object: 'us', possessive: 'our', reflexive: 'ourselves', agreement: 'plural' },
  you: { object: 'you', possessive: 'your', reflexive: 'yourself', agreement: 'plural' },
  he: { object: 'him', possessive: 'his', reflexive: 'himself', agreement: 'singular' },
  she: { object: 'her', possessive: 'her', reflexive: 'herself', agreement: 'singular' },
  they: { object: 'them', possessive: 'their', reflexive: 'themselves', agreement: 'plural' },
};

/** Who has been mentioned in this part so far: decides between a name and a pronoun. */
export interface Mentions {
  /** Whom each pronoun would refer to now. */
  meant: Partial<Record<Pronoun, string>>;
}

export interface Freedom {
  lead?: string;
  /** A random number below the given one. */
  choose(below: number): number;
}

interface Voicing {
  cast: Cast;
  /** The thing that it, them and its refer to. */
  thing: StoryThing | undefined;
  mentions: Mentions;
  /** A random number below the given one. */
  choose(below: number): number;
  agreement: { P: Agreement; o: Agreement };
}

/** Writes a piece with a cast, after a lead if there is one: names or pronouns, verbs that agree, a capital for each sentence. */
export function renderPiece(
  piece: Piece,
  cast: Cast,
  mentions: Mentions,
  { lead = '', choose }: Freedom,
): { text: string; mentions: Mentions } {
  const voicing: Voicing = {
    cast,
    thing: piece.needs.thing ? cast.thing : cast.item,
    mentions,
    choose,
    agreement: { P: agreementOf(cast.P), o: cast.O ? agreementOf(cast.O) : 'singular' },
  };
  const text = `${lead}${lead === '' ? '' : ' '}${piece.tokens.map((token) => write(token, voicing)).join('')}`;
  return { text: withCapitals(withNarratorInPlace(text)), mentions: voicing.mentions };
}

function agreementOf({ named, pronoun, name }: StoryPerson): Agreement {
  return named || name.includes(' ') ? 'singular' : forms[pronoun].agreement;
}

function write(token: Token, voicing: Voicing): string {
  switch (token.kind) {
    case 'text':
      return token.text;
    case 'tense':
      return voicing.cast.tense === 'past' ? token.past : token.present;
    case 'choice':
      return token.options[voicing.choose(token.options.length)] ?? '';
    case 'verb':
      return conjugate(token.verb, voicing.cast.tense, subjectOf(token.subject, voicing));
    case 'slot':
      return fill(token.slot, voicing);
  }
}

function subjectOf(subject: 'P' | 'o' | 't' | 's' | 'p', { thing, agreement }: Voicing): Agreement {
  if (subject === 'P' || subject === 'o') return agreement[subject];
  if (subject === 't') return thing?.plural ? 'plural' : 'singular';
  return subject === 'p' ? 'plural' : 'singular';
}

function fill(slot: string, voicing: Voicing): string {
  const { cast, thing } = voicing;
  if (slot.endsWith('!')) return (slot === 'O!' ? cast.O : cast.P)?.name ?? '';
  if (/^[Pp](?:[msf]|'s)?$/.test(slot)) return personForm(slot, cast.P, 'P', voicing);
  if (/^[Oo](?:[msf]|'s)?$/.test(slot) && cast.O) return personForm(slot, cast.O, 'o', voicing);
  if (slot.startsWith('T')) return groupForm(slot, cast.P);
  if (slot === 't') return thing?.plural ? 'they' : 'it';
  if (slot === 'tm') return thing?.plural ? 'them' : 'it';
  if (slot === 'ts') return thing?.plural ? 'their' : 'its';
  if (slot === 'at') return cast.place?.at ?? '';
  const possessive = slot.endsWith("'s");
  const name = cast[(possessive ? slot.slice(0, -2) : slot) as 'thing']?.name ?? '';
  return possessive ? possessiveOf(name) : name;
}

/** The person followed and the others together: we, you or they. */
function groupForm(slot: string, { pronoun }: StoryPerson): string {
  const group = pronoun === 'I' || pronoun === 'we' ? 'we' : pronoun === 'you' ? 'you' : 'they';
  if (slot === 'T') return group;
  return slot === 'Tm' ? forms[group].object : forms[group].possessive;
}

function personForm(slot: string, person: StoryPerson, subject: 'P' | 'o', voicing: Voicing): string {
  const form = forms[person.pronoun];
  switch (slot) {
    case 'pm':
    case 'om':
      return form.object;
    case 'ps':
    case 'os':
      return form.possessive;
    case 'pf':
    case 'of':
      return form.reflexive;
    default:
      return nominative(slot, person, subject, voicing);
  }
}

function nominative(slot: string, person: StoryPerson, subject: 'P' | 'o', voicing: Voicing): string {
  const asPronoun = slot === 'p' || slot === 'o' || mayBePronoun(person, voicing.mentions);
  voicing.mentions = { meant: { ...voicing.mentions.meant, [person.pronoun]: person.name } };
  voicing.agreement[subject] = asPronoun ? forms[person.pronoun].agreement : agreementOf(person);
  const possessive = slot.endsWith("'s");
  if (asPronoun && slot.endsWith('m')) return forms[person.pronoun].object;
  if (asPronoun) return possessive ? forms[person.pronoun].possessive : person.pronoun;
  return possessive ? possessiveOf(person.name) : person.name;
}

/** A pronoun will do for narrators, and for somebody just named when it could mean nobody else. */
function mayBePronoun(person: StoryPerson, { meant }: Mentions): boolean {
  if (person.name === person.pronoun) return true;
  return person.pronounKnown && meant[person.pronoun] === person.name;
}

function possessiveOf(name: string): string {
  return /(?:^the .*[^s]s$)/.test(name) ? `${name}'` : `${name}'s`;
}

/** Gives every sentence its capital; the attribution after quoted speech gets none. */
function withCapitals(text: string): string {
  const capital = (_whole: string, before: string, letter: string) => `${before.replace('^', '')}${letter.toUpperCase()}`;
  return text
    .replace(/(^["']?|[.!?] +["']?|\."? +["']?|\^)(\p{Ll})/gu, capital)
    .replaceAll('^', '')
    .replace(/\b([Cc])an not\b/g, '$1annot');
}

const narratorFirst = /\b(I|me) and ((?:the|my|our) \p{Ll}+|s?he\b|they\b|him\b|her\b|them\b|\p{Lu}[\p{L}.]*(?: \p{Lu}\p{L}+)?)\b/gu;

const readerLast = /\b((?:the|your) \p{Ll}+|\p{Lu}[\p{L}.]*(?: \p{Lu}\p{L}+)?) and you\b/gu;

/** Narrators name themselves last; 'you' comes first. */
function withNarratorInPlace(text: string): string {
  return text.replace(narratorFirst, '$2 and $1').replace(readerLast, 'you and $1');
}
