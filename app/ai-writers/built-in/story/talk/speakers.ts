import { nounPhrasesOf } from '../../language/noun-phrases';
import { readSentences } from '../../language/tokens';
import { escapedForPattern } from '../../text-tools';
import type { Cast } from '../people/cast';
import type { Person } from '../story';
import type { Speech } from './speech';

const verbsOfSpeech =
  'said|says|asked|asks|told|tells|whispered|whispers|called|calls|answered|answers|replied|replies|shouted|shouts|cried|cries|muttered|mutters|added|adds|yelled|yells|explained|explains|murmured|murmurs|repeated|laughed|sighed|begged|snapped|hissed|demanded|insisted|agreed|admitted|went|goes|continued|announced|screamed';
const behind = new RegExp(
  `^[,\\s]*(?:(?:${verbsOfSpeech})\\s+([^.,!?“"]{1,40})|([^.,!?“"]{1,40}?)\\s+(?:\\w+ly\\s+)?(?:${verbsOfSpeech})\\b)`,
  'u',
);
const before = new RegExp(`([^.!?“”"]{1,60}?)\\s+(?:\\w+ly\\s+)?(?:${verbsOfSpeech})\\b[^.!?“”"]{0,40}[,:]?\\s*$`, 'u');
const lastSentence = /([^.!?“”"\n]{2,120})[.!?:,]?\s*$/u;
const nextSentence = /^\s*(\p{Lu}[^.!?“”"\n]{1,100})/u;

/** Who says a speech: the subject of 'said' beside it, else of the sentence around it. */
export function speakerOf(text: string, speech: Speech, speeches: readonly Speech[], cast: Cast): Person | undefined {
  const after = text.slice(speech.end, speech.end + 120);
  const ahead = text.slice(Math.max(0, speech.start - 160), speech.start);
  const said = behind.exec(after);
  if (said?.[1]) return firstPerson(said[1], cast);
  const named = said?.[2] ?? before.exec(ahead)?.[1];
  if (named) return lastPerson(named, cast);
  const order = speeches.indexOf(speech);
  const follows = order > 0 && text.slice(speeches[order - 1]?.end, speech.start).trim() === '';
  if (follows) return undefined;
  const previous = speeches[order - 1];
  return (
    subjectIn(lastSentence.exec(ahead)?.[1] ?? '', cast) ??
    subjectIn(nextSentence.exec(after)?.[1] ?? '', cast) ??
    (previous && speakerOf(text, previous, speeches, cast))
  );
}

function personsIn(text: string, cast: Cast): Person[] {
  return readSentences(text)
    .flatMap(nounPhrasesOf)
    .flatMap((phrase) => cast.personOf(phrase) ?? []);
}

/** Who a sentence is about: nobody where its first phrase that no preposition leads is a thing. */
function subjectIn(sentence: string, cast: Cast): Person | undefined {
  const tokens = readSentences(sentence)[0] ?? [];
  const subject = nounPhrasesOf(tokens).find(({ start }) => tokens[start - 1]?.pos !== 'ADP');
  return subject && cast.personOf(subject);
}

function lastPerson(text: string, cast: Cast): Person | undefined {
  return personsIn(text, cast).at(-1) ?? namedIn(text, cast);
}

function firstPerson(text: string, cast: Cast): Person | undefined {
  return text === '' ? undefined : (personsIn(text, cast)[0] ?? namedIn(text, cast));
}

/** A name by itself may be tagged as any word. */
function namedIn(text: string, cast: Cast): Person | undefined {
  const words: readonly string[] = text.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  return cast.met().find(({ name, named }) => named && words.includes(name.split(' ').at(-1) ?? name));
}

/** 'The girl asked him', but not 'told her mother'. */
const pronounTold = /\b(?:asked|told|asks|tells|said to|says to)\s+(him|her)\b(?! \p{Ll}{3,})/u;
const toldTo = /\b(?:asked|told|asks|tells|to|at)\s+(?:the\s+|my\s+|his\s+|her\s+)?([\p{L}]+)/gu;

/** What a speech stands beside. */
interface Beside {
  speaker: Person | undefined;
  speeches: readonly Speech[];
  cast: Cast;
}

/** Characters between two pieces of one speech: "Evening, Tom," the man said. "You're late." */
const MOST_BETWEEN = 40;

/** Who is called by name in a speech. */
function calledIn({ words }: Speech, others: readonly Person[]): Person | undefined {
  const isCalled = (name: string) => new RegExp(`(?:^|, )${name}(?:[,.!?]|$)`, 'u').test(words);
  return others.find(({ name, also, named }) => named && (isCalled(name) || (also !== undefined && isCalled(also))));
}

/** Who is called by name in the piece of the same speech before. */
function calledBefore(text: string, speech: Speech, speeches: readonly Speech[], others: readonly Person[]): Person | undefined {
  const before = pieceBefore(text, speech, speeches);
  return before && calledIn(before, others);
}

const saidBehind = /^ [^.!?\n"“]*\b(?:said|says|asked|asks|answered|replied|whispered|shouted|called)\b/u;

/** The piece of the same speech before the words that tell who says it. */
function pieceBefore(text: string, speech: Speech, speeches: readonly Speech[]): Speech | undefined {
  const before = speeches[speeches.indexOf(speech) - 1];
  if (!before) return undefined;
  const between = text.slice(before.end, speech.start);
  const isOneSpeech = between.length < MOST_BETWEEN && /^[^\n]*\p{L}[^\n]*$/u.test(between) && !/[.!?]\s+\S/.test(between);
  // '"What do I owe you?" he asked. "Floss," they said': who is told of behind the second piece says that one alone.
  return isOneSpeech && !saidBehind.test(text.slice(speech.end)) ? before : undefined;
}

/** The words of a speech, with those of its piece before: "I sold the house," Obi said. "I signed it." */
export function wholeWords(text: string, speech: Speech, speeches: readonly Speech[]): string {
  const before = pieceBefore(text, speech, speeches);
  const isNewSentence = /[.!?]\s*$/.test(text.slice(before?.end, speech.start));
  return before ? `${isNewSentence ? before.words.replace(/,$/, '.') : before.words} ${speech.words}` : speech.words;
}

/** Who is spoken to: named in the speech or beside it; undefined where the text does not say. */
export function addressedBy(text: string, speech: Speech, { speaker, speeches, cast }: Beside): Person | undefined {
  const others = cast.met().filter(({ name }) => name !== speaker?.name);
  const vocative = calledIn(speech, others) ?? calledBefore(text, speech, speeches, others);
  // 'Doreen?' asks whether she is there.
  if (vocative) return /^\p{L}+\?$/u.test(speech.words) ? undefined : vocative;
  const told = toldBeside(text, speech);
  const named = others.find(({ name }) => told.includes(name.split(' ').at(-1) ?? name));
  if (named) return named;
  if (told.includes('me') || told.includes('us')) return speaker === cast.narrator ? undefined : cast.narrator;
  const pronoun = pronounTold.exec(besides(text, speech))?.[1];
  // 'Asked him' means the one man of the turn.
  const meant = others.filter(
    ({ name, pronoun: own, pronounKnown }) =>
      (own === (pronoun === 'him' ? 'he' : 'she') || !pronounKnown) && text.includes(name.split(' ').at(-1) ?? name),
  );
  return pronoun && meant.length === 1 ? meant[0] : undefined;
}

const besides = (text: string, { start, end }: Speech) => `${text.slice(Math.max(0, start - 60), start)} ${text.slice(end, end + 60)}`;

/** The words behind 'asked' and 'to' beside a speech. */
function toldBeside(text: string, speech: Speech): string[] {
  return [...besides(text, speech).matchAll(toldTo)].flatMap(([, word]) => word ?? []);
}

/** Whether the words beside a speech say that it is told to somebody whom the story has not met: 'I asked Dad'. */
export function tellsStranger(text: string, speech: Speech): boolean {
  return /\p{L}\s+(?:asked|told|asks|tells)\s+(?!me\b|us\b|for\b|about\b|again\b|in\b|at\b|with\b|as\b|when\b|and\b|\p{L}+ly\b)[\p{L}]+/u.test(
    besides(text, speech),
  );
}

const attributions = /^[^.!?\n]*|[^.!?\n]*[.!?]?\s*$/gu;

/** Whether it is certain who says a speech: named beside it, or meant by a pronoun that is nobody else's. */
export function isSurelyBy(text: string, { start, end }: Speech, { name, pronoun }: Person, cast: Cast): boolean {
  const beside = [
    ...(text.slice(end).match(attributions) ?? []).slice(0, 1),
    ...(text.slice(0, start).match(attributions) ?? []).slice(-2),
  ];
  const own = name.split(' ').at(-1) ?? name;
  if (beside.some((words) => new RegExp(`\\b${escapedForPattern(own)}\\b`, 'u').test(words))) return true;
  return cast.met().every((other) => other.name === name || (other.pronounKnown && other.pronoun !== pronoun));
}
