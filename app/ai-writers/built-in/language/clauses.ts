import { isMotion, isPhrasal } from '~content/story-writer/verbs';
import { type NounPhrase, nounPhrasesOf } from './noun-phrases';
import type { Token } from './tokens';

/** A verb with what belongs to it. */
interface Verb {
  /** Its base form. */
  lemma: string;
  /** A particle that changes what it says: up, off. */
  particle: string;
  negated: boolean;
  /** Behind would, could, must and their like: it may not have happened. */
  modal: boolean;
  passive: boolean;
  /** 'Had gone': it was over before the moment that is told. */
  before: boolean;
}

/** Who does what to what. */
export interface Clause {
  subject?: NounPhrase;
  verb: Verb;
  object?: NounPhrase;
  /** To whom something is given or said. */
  recipient?: NounPhrase;
  /** Phrases behind a preposition. */
  oblique: readonly { preposition: string; phrase: NounPhrase }[];
  /** What somebody says, thinks or remembers, so that it need not have happened here: he told me HIS WIFE LEFT. */
  reported: boolean;
  /** 'Gaspard, who was unrolling the blankets': said by the way. */
  aside: boolean;
  /** 'There was a door', 'behind it was a door': the subject comes into view. */
  presents: boolean;
  /** The word behind the verb and whom it is done to, in lower case: asked her WHETHER. */
  next: string;
  /** Its tokens: the first of the subject or verb, and the one behind the verb and its particle. */
  start: number;
  verbEnd: number;
}

const modals = new Set("would could should might may must can will shall 'd 'll ca wo".split(' '));
const particles = new Set('up down off out on in away back over apart around along together open'.split(' '));

interface VerbGroup {
  verb: Verb;
  start: number;
  end: number;
  /** The main verb is a form of 'be'. */
  copula: boolean;
}

/** The clauses of a sentence that have a finite verb, in order. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const phrases = nounPhrasesOf(tokens);
  const groups = verbGroupsOf(tokens, phrases);
  const clauses: Clause[] = [];
  for (const [index, group] of groups.entries()) {
    const from = groups[index - 1]?.end ?? 0;
    const until = groups[index + 1]?.start ?? tokens.length;
    clauses.push(clauseOf({ tokens, phrases, group, from, until, previous: clauses.at(-1) }));
  }
  return clauses;
}

function verbGroupsOf(tokens: readonly Token[], phrases: readonly NounPhrase[]): VerbGroup[] {
  const groups: VerbGroup[] = [];
  const inPhrase = (index: number) => phrases.some(({ start, end, pronoun }) => !pronoun && index >= start && index < end);
  for (let index = 0; index < tokens.length; ) {
    const group = inPhrase(index) ? undefined : groupAt(tokens, index);
    if (group) groups.push(group);
    index = group ? group.end : index + 1;
  }
  return groups;
}

function groupAt(tokens: readonly Token[], start: number): VerbGroup | undefined {
  const words: Token[] = [];
  let at = start;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const inside = token.pos === 'AUX' || token.pos === 'VERB' || (words.length > 0 && isBetween(token, tokens[at + 1]));
    if (!inside) break;
    words.push(token);
    if (token.pos === 'VERB') {
      at += 1;
      break;
    }
  }
  const verbs = words.filter(({ pos }) => pos === 'AUX' || pos === 'VERB');
  const main = verbs.at(-1);
  const first = verbs[0];
  if (!main || !first || isNonFinite(first, tokens[start - 1])) return undefined;
  const particle = main.lemma === 'be' ? '' : particleAt(tokens, at, main.lemma);
  return { verb: verbOf(words, particle), start, end: at + (particle ? 1 : 0), copula: main.lemma === 'be' };
}

/** The particle of a verb: 'put on her glasses', 'ran off', but not 'asked in a low voice'. */
function particleAt(tokens: readonly Token[], at: number, verb: string): string {
  const word = tokens[at];
  if (!word || !particles.has(word.lower) || !/ADP|ADV|PART|ADJ/.test(word.pos)) return '';
  const next = tokens[at + 1];
  const standsAlone = !next || !/DET|NOUN|PROPN|ADJ|PRON|NUM|ADP/.test(next.pos);
  if (standsAlone || isPhrasal(verb, word.lower)) return word.lower;
  return /^(?:up|off|out|down|away|back)$/.test(word.lower) && next?.pos !== 'ADP' && !isMotion(verb) ? word.lower : '';
}

function isBetween(token: Token, next: Token | undefined): boolean {
  return (
    (token.pos === 'ADV' || token.lower === 'not' || /^n[’']?t$/.test(token.lower)) && next !== undefined && /VERB|AUX|ADV/.test(next.pos)
  );
}

/** 'To go', 'going', and participles behind a noun start no clause of their own. */
function isNonFinite(first: Token, before: Token | undefined): boolean {
  if (before?.lower === 'to') return true;
  // In turn, at rest.
  if (before?.pos === 'ADP' && /^(?:in|at|by|on|for|with|of|from)$/.test(before.lower) && first.lower === first.lemma) return true;
  return first.pos === 'VERB' && first.lower.endsWith('ing') && first.lemma !== first.lower;
}

function verbOf(words: readonly Token[], particle: string): Verb {
  const verbs = words.filter(({ pos }) => pos === 'AUX' || pos === 'VERB');
  const main = verbs.at(-1) as Token;
  const helpers = verbs.slice(0, -1);
  return {
    lemma: main.lemma === 'be' || main.pos === 'VERB' ? main.lemma : main.lower,
    particle,
    negated: words.some(({ lower }) => /^(?:not|never|nearly|almost)$/.test(lower) || /^n[’']?t$/.test(lower)),
    modal: helpers.some(({ lower }) => modals.has(lower.replace('’', "'"))),
    passive: helpers.some(({ lemma }) => lemma === 'be') && !main.lower.endsWith('ing'),
    before: helpers.some(({ lower }) => /^(?:had|[’']d)$/.test(lower)),
  };
}

/** 'And never looked at her', 'hardly slept', 'nearly died of it'; 'was not the owner', where the word stands behind the verb. */
function isDenied(tokens: readonly Token[], { start, end, copula }: VerbGroup): boolean {
  const isBehind = copula && /^(?:not|never|n[’']?t)$/.test(tokens[end]?.lower ?? '');
  return isBehind || /^(?:never|hardly|barely|scarcely|nearly|almost)$/.test(tokens[start - 1]?.lower ?? '');
}

interface ClauseParts {
  tokens: readonly Token[];
  phrases: readonly NounPhrase[];
  group: VerbGroup;
  from: number;
  until: number;
  previous: Clause | undefined;
}

function clauseOf({ tokens, phrases, group, from, until, previous }: ClauseParts): Clause {
  const before = phrases.filter(({ start, end }) => start >= from && end <= group.start);
  const after = phrases.filter(({ start }) => start >= group.end && start < until);
  const own = before.findLast((phrase) => !isOblique(tokens, phrase) && reaches(tokens, phrase, group.start));
  const antecedent = isRelative(tokens, group.start) ? before.at(-1) : undefined;
  const shared = antecedent ?? own ?? (joins(tokens, group.start) ? previous?.subject : undefined);
  const presents = (group.copula || isStance(group.verb.lemma)) && (!shared || shared.head === 'there');
  const isOwnObject = ({ start }: NounPhrase) => group.verb.particle !== '' && start === group.end;
  const behind = after.filter((phrase) => (isOwnObject(phrase) || !isOblique(tokens, phrase)) && follows(tokens, phrase, group.end, after));
  const subject = presents && !shared ? behind[0] : shared;
  const [one, two] = presents ? [] : behind;
  const objects = one && two && two.start === one.end && (one.pronoun || one.proper) ? { recipient: one, object: two } : { object: one };
  return {
    verb: isDenied(tokens, group) ? { ...group.verb, negated: true } : group.verb,
    presents,
    aside: antecedent !== undefined,
    reported:
      previous !== undefined &&
      (previous.reported || reports(previous, tokens.slice(from, (own ?? group).start))) &&
      (own !== undefined || isSaidAfter(previous)),
    ...(subject ? { subject } : {}),
    ...(objects.object ? { object: objects.object } : {}),
    ...('recipient' in objects && objects.recipient ? { recipient: objects.recipient } : {}),
    oblique: after
      .filter((phrase) => isOblique(tokens, phrase))
      .map((phrase) => ({ preposition: tokens[phrase.start - 1]?.lower ?? '', phrase })),
    next: wordBehind(tokens, objects.object?.pronoun || objects.object?.proper ? objects.object.end : group.end),
    start: own?.start ?? group.start,
    verbEnd: group.end,
  };
}

const reporting = new Set(
  'say tell think know believe hope promise explain admit insist remember guess dream suppose imagine swear claim mean wish pretend announce wonder ask'.split(
    ' ',
  ),
);

/** Whether a clause is what the verb before it says: 'she said he left', not 'she said it and he left'. */
function reports({ verb }: Clause, between: readonly Token[]): boolean {
  const ends = verb.lemma === 'say' ? /[;:.!?"”]/ : /[,;:.!?"”]/;
  return reporting.has(verb.lemma) && !between.some(({ pos, text }) => pos === 'CCONJ' || ends.test(text));
}

/** 'And then she says, wait, it's not rung here': what she says begins with no subject of its own. */
function isSaidAfter({ verb, object, reported }: Clause): boolean {
  return reported || (verb.lemma === 'say' && object === undefined);
}

function wordBehind(tokens: readonly Token[], end: number): string {
  const token = tokens[end];
  return token && token.pos !== 'PUNCT' ? token.lower : '';
}

const stances = new Set(['stand', 'sit', 'lie', 'hang', 'lean', 'wait', 'come', 'appear', 'be']);

/** Verbs that can come before their subject: on the chair sat our father. */
function isStance(lemma: string): boolean {
  return stances.has(lemma);
}

function isOblique(tokens: readonly Token[], { start }: NounPhrase): boolean {
  const before = tokens[start - 1];
  return before !== undefined && (before.pos === 'ADP' || before.lower === 'to') && !/^(?:up|off|out|down|away)$/.test(before.lower);
}

/** Whether only phrases of its own, adverbs or a relative word stand between a subject and its verb. */
function reaches(tokens: readonly Token[], { end }: NounPhrase, verbStart: number): boolean {
  const between = tokens.slice(end, verbStart);
  return between.length < 9 && !between.some(({ text, pos }) => /[.;:!?]/.test(text) || pos === 'CCONJ');
}

/** 'Gaspard, who was just unrolling': the phrase before 'who' acts. */
function isRelative(tokens: readonly Token[], verbStart: number): boolean {
  const word = tokens.slice(Math.max(0, verbStart - 3), verbStart).findLast(({ pos }) => pos !== 'ADV');
  if (word?.lower === 'who') return true;
  // 'The footprints that led to the stable'.
  return /^(?:that|which)$/.test(tokens[verbStart - 1]?.lower ?? '') && tokens[verbStart - 2]?.pos === 'NOUN';
}

/** Whether a verb shares the subject of the clause before: 'and runs', ', then runs'. */
function joins(tokens: readonly Token[], verbStart: number): boolean {
  const before = tokens.slice(Math.max(0, verbStart - 3), verbStart);
  return before.some(({ pos, text, lower }) => pos === 'CCONJ' || text === ',' || lower === 'then');
}

/** Whether a phrase stands right behind the verb, or behind another that does. */
function follows(tokens: readonly Token[], phrase: NounPhrase, from: number, others: readonly NounPhrase[]): boolean {
  const start = others.findLast(({ end }) => end <= phrase.start)?.end ?? from;
  return (
    tokens.slice(start, phrase.start).every(({ pos, lower }) => pos === 'ADV' || pos === 'ADP' || lower === 'all' || pos === 'PART') &&
    !tokens.slice(from, phrase.start).some(({ text, pos }) => pos === 'PUNCT' && text !== '-' && text !== '"')
  );
}
