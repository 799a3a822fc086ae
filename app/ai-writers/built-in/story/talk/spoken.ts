import { clausesOf } from '../../language/clauses';
import { nounPhrasesOf } from '../../language/noun-phrases';
import { readSentences, type Token } from '../../language/tokens';
import type { Memory } from '../memory';
import type { Cast } from '../people/cast';
import type { Fact, Person } from '../story';
import { thingOf } from '../things';

interface Talk {
  speaker: Person | undefined;
  addressed: Person | undefined;
  cast: Cast;
  memory: Memory;
}

/** How the question of a speech can be answered. @param words the speech. */
export function answerIn(words: string, talk: Talk): Pick<Fact, 'answer'> {
  const sentences = readSentences(words);
  mentionIn(sentences.slice(0, -1), talk.cast);
  const asked = sentences.findLast((tokens) => tokens.at(-1)?.text.endsWith('?'));
  const answer = asked && answerTo(asked, talk);
  return answer ? { answer } : {};
}

/** 'Where is the key? I hid it': what 'it' means in the last sentence. */
function mentionIn(sentences: readonly Token[][], cast: Cast): void {
  const things = sentences.flatMap(nounPhrasesOf).flatMap((phrase) => (phrase.plural ? [] : (thingOf(phrase, cast) ?? [])));
  const last = things.at(-1);
  if (last) cast.mention(last);
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
