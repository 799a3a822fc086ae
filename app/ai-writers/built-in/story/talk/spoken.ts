import { type Clause, clausesOf } from '../../language/clauses';
import { type NounPhrase, nounPhrasesOf } from '../../language/noun-phrases';
import { readSentences, type Token, textOf } from '../../language/tokens';
import { actOf } from '../acts';
import type { Memory } from '../memory';
import type { Cast } from '../people/cast';
import { type Act, type Fact, type Person, somebody } from '../story';
import { thingOf } from '../things';

interface Talk {
  speaker: Person | undefined;
  addressed: Person | undefined;
  cast: Cast;
  memory: Memory;
}

/** What a speech says somebody does or asks somebody about, and how it can be answered. @param words the speech. */
export function toldIn(words: string, talk: Talk): Pick<Fact, 'act' | 'answer' | 'claim'> {
  const sentences = readSentences(words);
  mentionIn(sentences.slice(0, -1), talk.cast);
  const asked = sentences.findLast((tokens) => tokens.at(-1)?.text.endsWith('?'));
  if (asked) return { ...defined('act', askedAct(asked, talk)), ...defined('answer', answerTo(asked, talk)) };
  for (const tokens of sentences.toReversed()) {
    const act = clausesOf(tokens)
      .filter(({ verb, reported }) => !verb.modal && !verb.negated && !reported)
      .flatMap((clause) => saidAct(clause, tokens, talk) ?? [])
      .at(-1);
    const claim = claimIn(tokens);
    if (act || claim) return { ...defined('act', act), ...defined('claim', claim) };
  }
  return {};
}

/** 'Where is the key? I hid it': what 'it' means in the last sentence. */
function mentionIn(sentences: readonly Token[][], cast: Cast): void {
  const things = sentences.flatMap(nounPhrasesOf).flatMap((phrase) => (phrase.plural ? [] : (thingOf(phrase, cast) ?? [])));
  const last = things.at(-1);
  if (last) cast.mention(last);
}

function defined<Key extends string, Value>(key: Key, value: Value | undefined): { [key in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [key in Key]: Value });
}

/** 'I' and 'you' in somebody's mouth are who speaks and who is spoken to. */
function meant(pronoun: string, { speaker, addressed }: Talk): Person | undefined {
  return pronoun === 'i' || pronoun === 'me' ? speaker : pronoun === 'you' ? addressed : undefined;
}

/** The cast as those who talk mean it; whom they speak of need not be here. */
function castOf(talk: Talk): Cast {
  return {
    ...talk.cast,
    personOf: (phrase) =>
      /^(?:i|me|you)$/.test(phrase.pronoun ?? '')
        ? meant(phrase.pronoun ?? '', talk)
        : /^(?:we|us)$/.test(phrase.pronoun ?? '')
          ? undefined
          : talk.cast.overhear(phrase),
  };
}

function saidAct(clause: Clause, tokens: readonly Token[], talk: Talk): Act | undefined {
  const cast = castOf(talk);
  const { subject } = clause;
  // 'Press it again': the one who is spoken to.
  const isOrder = !subject && clause.start <= 1 && clause.verb.form === clause.verb.lemma;
  const doer = isOrder ? talk.addressed : subject && (unknownIn(subject) ?? cast.personOf(subject) ?? thingOf(subject, cast));
  return doer && actOf(clause, doer, tokens, cast);
}

/** 'Somebody is burning them.' */
function unknownIn({ pronoun }: NounPhrase): Person | undefined {
  return /^(?:somebody|someone)$/.test(pronoun ?? '') ? somebody : undefined;
}

/** The main verb of a question with what belongs to it: did you PRESS IT. */
function askedAct(tokens: readonly Token[], talk: Talk): Act | undefined {
  const at = tokens.findIndex(({ lower }) => helpers.has(lower));
  const subject = tokens.slice(at + 1, at + 3).find(({ lower }) => !/^n[’']?t$/.test(lower));
  const doer = subject && meant(subject.lower, talk);
  if (at < 0 || !doer) return undefined;
  const clause = clausesOf(tokens).at(-1);
  return clause && !helpers.has(clause.verb.form)
    ? actOf({ ...clause, verb: { ...clause.verb, modal: false } }, doer, tokens, castOf(talk))
    : undefined;
}

const contracted: Readonly<Record<string, string>> = {
  ...{ do: "don't", does: "doesn't", did: "didn't", is: "isn't", are: "aren't", was: "wasn't", were: "weren't", have: "haven't" },
  ...{ has: "hasn't", had: "hadn't", can: "can't", could: "couldn't", will: "won't", would: "wouldn't", should: "shouldn't", am: 'am not' },
};
const helpers: ReadonlySet<string> = new Set(Object.keys(contracted));
const lead = /^(?:and|but|so|then|well|now|,|or)$/;
const answering: Readonly<Record<string, string>> = {
  you: 'I',
  i: 'you',
  we: 'we',
  he: 'he',
  she: 'she',
  it: 'it',
  they: 'they',
  there: 'there',
  that: 'it',
  this: 'it',
};

/** How the person asked can answer in the question's own words, or by what the story says. */
function answerTo(tokens: readonly Token[], talk: Talk): Fact['answer'] {
  const start = tokens.findIndex(({ lower }) => !lead.test(lower));
  const first = tokens[start];
  if (!first) return undefined;
  if (helpers.has(first.lower)) return byVerb(tokens.slice(start), first.lower);
  if (first.lower === 'where') return knownPlace(tokens.slice(start), talk);
  return first.lower === 'who' ? knownDoer(tokens.slice(start), talk) : undefined;
}

function byVerb(tokens: readonly Token[], helper: string): Fact['answer'] {
  const subject = answering[tokens.slice(1, 3).find(({ lower }) => !/^n[’']?t$/.test(lower))?.lower ?? ''] ?? pronounIn(tokens);
  if (!subject) return undefined;
  const verb = agreeing(helper, subject);
  const no = verb === 'am' ? "I'm not" : `${subject} ${contracted[verb]}`;
  return { yes: capital(`${subject} ${verb}`), no: capital(no) };
}

/** 'Is the light on?' – 'It is.' */
function pronounIn(tokens: readonly Token[]): string | undefined {
  const phrase = nounPhrasesOf(tokens).find(({ start }) => start === 1);
  if (!phrase || phrase.proper || phrase.kind === 'person' || phrase.kind === undefined) return undefined;
  return phrase.plural ? 'they' : 'it';
}

/** 'Are you?' – 'I am.' */
function agreeing(helper: string, subject: string): string {
  if (subject === 'I') return helper === 'are' ? 'am' : helper === 'were' ? 'was' : helper;
  if (subject === 'you') return helper === 'am' ? 'are' : helper === 'was' ? 'were' : helper;
  return helper;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function knownPlace(tokens: readonly Token[], { memory, cast, addressed, speaker }: Talk): Fact['answer'] {
  const thing = nounPhrasesOf(tokens)
    .flatMap((phrase) => thingOf(phrase, cast) ?? [])
    .at(-1);
  if (!thing) return undefined;
  const holder = memory.holderOf(thing.noun);
  if (holder && holder.name !== speaker?.name && holder.name !== 'I' && holder.name !== 'you')
    return {
      known:
        holder.name === addressed?.name
          ? `I've got ${thing.plural ? 'them' : 'it'}`
          : capital(`${holder.name} has ${thing.plural ? 'them' : 'it'}`),
    };
  const place = memory.placeOf(thing.noun);
  return place ? { known: capital(place) } : undefined;
}

function knownDoer(tokens: readonly Token[], { memory, cast, speaker, addressed }: Talk): Fact['answer'] {
  const clause = clausesOf(tokens).at(-1);
  const noun = clause?.object && thingOf(clause.object, cast)?.noun;
  const doer = clause && memory.doerOf(clause.verb.lemma, noun);
  if (!doer) return undefined;
  if (doer.name === addressed?.name) return { known: 'I did' };
  return {
    known: doer.name === speaker?.name ? 'You did' : /^(?:I|we|you)$/.test(doer.name) ? 'You know who' : `${capital(doer.name)} did`,
  };
}

const MOST_CLAIMED = 4;

/** What somebody is said to be, with its article: head of security. */
function claimIn(tokens: readonly Token[]): string | undefined {
  const be = tokens.findIndex(({ lower, lemma }) => lemma === 'be' || /^[’'](?:s|re|m)$/.test(lower));
  const subject = tokens[be - 1];
  if (be < 1 || be > 4 || !subject || !/PRON|PROPN|NOUN/.test(subject.pos) || subject.lower === 'there') return undefined;
  const rest = tokens.slice(be + 1).filter(({ pos }) => pos !== 'PUNCT');
  const phrase = nounPhrasesOf(tokens).find(({ start }) => start === be + 1);
  if (!phrase || phrase.pronoun || phrase.proper || rest.length > MOST_CLAIMED || rest.length < 1) return undefined;
  if (
    /^(?:my|your|our|his|her|their|no|any|this|that)$/.test(phrase.determiner) ||
    rest.some(({ pos }) => /VERB|AUX|PRON|SCONJ|CCONJ/.test(pos))
  )
    return undefined;
  return textOf(rest).replace(/^(?:an?|the) /i, '');
}
