import type { Clause } from '../language/clauses';
import type { NounPhrase } from '../language/noun-phrases';
import type { Token } from '../language/tokens';
import { conjugate, gerundOf, participleOf } from '../wording/conjugate';
import type { Cast } from './people/cast';
import { type Act, isPerson, type Person, type Thing } from './story';
import { isVague, ownerOf, thingOf } from './things';

/** Verbs that say little without a clause, an infinitive or a state behind them. */
const halfVerbs = new Set(
  `be have had has does did do get seem let keep start begin stop try want need say tell think know ask feel become use mean cause happen appear remain sound
   last cost matter wonder hope wish believe suppose guess realize realise decide pretend manage continue like love hate notice remember forget
   see hear watch call name spend belong consist own contain include find found learn understand admit agree promise explain prove end help dare mind`.split(
    /\s+/,
  ),
);
/** Verbs that are done to their subject where they have no object: a dragon, wrapped in a quilt. */
const doneTo = new Set('wrap dress cover surround fill clothe soak bury seat cloak'.split(' '));
/** Verbs that want a place or a person behind their object. */
const placing = new Set(
  'put set lay place leave hang hide pour stuff give hand offer show bring send pass feed read throw toss'.split(' '),
);
/** Verbs that are whole with nothing behind them. */
const whole = new Set(
  `cry laugh sleep wait scream run sing dance swim kneel pray faint shiver tremble blush bark hiss howl growl purr sneeze cough yawn shout yell hesitate
   nod shrug frown smile grin wink bow curtsy limp whistle hum sweat vanish disappear explode burn collapse freeze melt leak creak rattle shake
   escape flee lie drown jump fall stumble trip giggle snore knock snort sigh weep sob whimper squeak moan groan spit cheat argue fight apologize
   apologise surrender confess answer reply return leave arrive stutter stare bleed grow`.split(/\s+/),
);
/** Verbs that are whole where a thing does it: the chair moved. */
const wholeForThings = new Set(
  'move turn open close shut swing ring slam rise stop roll slide drop break burst fade flicker light stir spin'.split(' '),
);
const movedBy =
  /^(?:to|into|onto|on|in|at|through|across|over|under|behind|off|along|around|past|toward|towards|beside|between|against|inside|up|down|after)$/;
const particles = /^(?:up|down|off|out|away|over|apart)$/;
const notSaid = /^(?:no|any|every|each|which|what|whatever|another|such|both|neither|either|enough|more|most|all|half)$/;
const MOST_WORDS = 3;

/** What a clause says somebody does, where it can be said again for certain; undefined where words would be missing. */
export function actOf(clause: Clause, doer: Person | Thing, tokens: readonly Token[], cast: Cast): Act | undefined {
  const { verb, object, oblique, recipient } = clause;
  if ((!object && doneTo.has(verb.lemma)) || isSearch(clause)) return undefined;
  if (verb.passive || halfVerbs.has(verb.lemma) || !isFormOf(verb.form, verb.lemma)) return undefined;
  if (object && object.start - clause.verbEnd > (verb.particle ? 0 : 1)) return undefined;
  const said = object && complementOf(object, doer, cast);
  if ((object && !said) || recipient) return undefined;
  const way = wayOf(clause, tokens);
  const of = way && complementOf(way.phrase, doer, cast);
  const needsWay = (placing.has(verb.lemma) && verb.particle === '') || (!object && !isWhole(verb.lemma, doer) && verb.particle === '');
  if (needsWay && (!way || !of || typeof of === 'string')) return undefined;
  // 'Put the coin on the counter' is too long to say again, and 'put the coin' is half of it.
  if (needsWay && object) return undefined;
  const isTo = way !== undefined && /^(?:to|at)$/.test(way.preposition) && typeof of === 'object' && isPerson(of);
  const takesWay = (needsWay || isTo) && of !== undefined && typeof of !== 'string';
  const last = takesWay ? way?.phrase.end : (object?.end ?? clause.verbEnd);
  // 'Came home on his bike': where to is said already.
  if (tokens[clause.verbEnd]?.lower === 'home') return undefined;
  if (goesOn(tokens, last ?? clause.verbEnd, oblique)) return undefined;
  const particle = verb.particle || particleIn(clause, tokens, takesWay);
  return {
    ...{ doer, verb: verb.lemma, particle },
    ...(said ? { object: said } : {}),
    ...(takesWay && way ? { oblique: { preposition: way.preposition, of } } : {}),
  };
}

/** 'He went through the pockets' looks for something, 'through the door' goes. */
export function isSearch({ verb, oblique }: Pick<Clause, 'verb' | 'oblique'>): boolean {
  const [way] = oblique;
  return verb.lemma === 'go' && way?.preposition === 'through' && /^(?:cloth|container|paper|item|furniture)$/.test(way.phrase.kind ?? '');
}

/** A particle that stands around the object: came DOWN the stairs, turned the box OVER, ran OUT. */
function particleIn({ object, verbEnd }: Clause, tokens: readonly Token[], takesWay: boolean): string {
  const at = (index: number) => tokens[index]?.lower ?? '';
  if (!object) return !takesWay && particles.test(at(verbEnd)) ? at(verbEnd) : '';
  if (object.start > verbEnd && particles.test(at(object.start - 1))) return at(object.start - 1);
  const isLate = particles.test(at(object.end)) || /^(?:back|open|on)$/.test(at(object.end));
  const goesOn = at(object.end + 1) === 'of' || /DET|NOUN|PRON|PROPN|ADJ/.test(tokens[object.end + 1]?.pos ?? '');
  return isLate && !goesOn ? at(object.end) : '';
}

function isWhole(verb: string, doer: Person | Thing): boolean {
  return whole.has(verb) || (!isPerson(doer) && wholeForThings.has(verb));
}

/** Whether a form belongs to a verb, so that its base was not guessed wrongly. */
function isFormOf(form: string, lemma: string): boolean {
  if (!/^[a-z]{2,}$/.test(lemma)) return false;
  const forms = [lemma, conjugate(lemma, 'past', 'plural'), conjugate(lemma, 'present', 'singular'), participleOf(lemma), gerundOf(lemma)];
  return forms.includes(form);
}

/** The phrase right behind the verb and its object, with the preposition between. */
function wayOf({ oblique, object, verbEnd }: Clause, tokens: readonly Token[]) {
  const behind = object?.end ?? verbEnd;
  return oblique.find(
    ({ preposition, phrase }) =>
      movedBy.test(preposition) &&
      phrase.start - behind <= 2 &&
      tokens.slice(behind, phrase.start).every(({ pos }) => pos === 'ADP' || pos === 'PART' || pos === 'ADV' || pos === 'SCONJ'),
  );
}

/** Whether what stands behind belongs to the deed, so that leaving it out would change what is said. */
function goesOn(tokens: readonly Token[], end: number, oblique: Clause['oblique']): boolean {
  const next = tokens[end];
  if (!next) return false;
  if (next.lower === 'to') return !oblique.some(({ phrase }) => phrase.start === end + 1);
  if (next.lower === 'of' || next.lower === 'that' || next.lower === 'what' || next.lower === 'how' || next.lower === 'like') return true;
  return (
    next.pos === 'VERB' ||
    next.pos === 'AUX' ||
    next.pos === 'ADJ' ||
    next.pos === 'NOUN' ||
    next.pos === 'PROPN' ||
    next.pos === 'NUM' ||
    next.pos === 'DET' ||
    next.pos === 'PRON'
  );
}

/** A phrase as it can be said again; undefined where it means nobody known, or something that has to be said as it was. */
function complementOf(phrase: NounPhrase, doer: Person | Thing, cast: Cast): Act['object'] {
  if (phrase.pronoun === 'it') return itself(cast);
  if (phrase.pronoun === 'them') return 'them';
  if (notSaid.test(phrase.determiner) || phrase.kind === 'time') return undefined;
  const person = cast.personOf(phrase);
  if (person) return isPerson(doer) && person.name === doer.name ? undefined : person;
  if (isVague(phrase) && phrase.determiner !== 'the') return undefined;
  if (phrase.pronoun || phrase.words === '' || !/^[\p{L}’' -]+$/u.test(phrase.words) || phrase.words.split(' ').length > MOST_WORDS)
    return undefined;
  const { lemma, plural, kind } = phrase;
  const words = phrase.count ? phrase.words.replace(new RegExp(`^${phrase.count} `, 'i'), '') : phrase.words;
  const determiner = phrase.count ? 'the' : phrase.determiner;
  const thing = thingOf(phrase, cast);
  const owner = ownerOf(phrase.determiner, cast);
  return thing ? { ...thing, determiner } : { ...(owner ? { owner } : {}), determiner, words, noun: lemma, plural, kind: kind ?? 'idea' };
}

/** 'It' by its name, where that is known. */
function itself(cast: Cast): Act['object'] {
  const it = cast.it();
  return it && !isPerson(it) && it.determiner === '' ? { ...it, determiner: 'the' } : (it ?? 'it');
}
