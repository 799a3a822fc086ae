import { nounPhrasesOf } from '../../language/noun-phrases';
import { readSentences } from '../../language/tokens';
import type { Cast } from '../people/cast';
import type { Person } from '../story';
import { type Speech, verbsOfSpeech } from './speech';

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

const toldTo = /\b(?:asked|told|asks|tells|to|at)\s+(?:the\s+|my\s+|his\s+|her\s+)?([\p{L}]+)/gu;

/** What a speech stands beside. */
interface Beside {
  speaker: Person | undefined;
  speeches: readonly Speech[];
  cast: Cast;
}

/** Characters between two pieces of one speech: "Evening, Tom," the man said. "You're late." */
const MOST_BETWEEN = 40;

const saidBehind = /^ [^.!?\n"“]*\b(?:said|says|asked|asks|answered|replied|whispered|shouted|called)\b/u;
/** 'Mum said, and Sheila said': two who speak. */
const saidTwice = new RegExp(
  `\\b(?:${verbsOfSpeech})\\b.*\\b(?:and|but|while|as) (?:\\p{Lu}[\\p{L}’'-]*|he|she|they|I|(?:the|my|his|her) \\p{Ll}+) (?:${verbsOfSpeech})\\b`,
  'u',
);

/** The piece of the same speech before the words that tell who says it. */
function pieceBefore(text: string, speech: Speech, speeches: readonly Speech[]): Speech | undefined {
  const before = speeches[speeches.indexOf(speech) - 1];
  if (!before) return undefined;
  const between = text.slice(before.end, speech.start);
  const isOneSpeech = between.length < MOST_BETWEEN && /^[^\n]*\p{L}[^\n]*$/u.test(between) && !/[.!?]\s+\S/.test(between);
  // '"What do I owe you?" he asked. "Floss," they said': who is told of behind the second piece says that one alone.
  return isOneSpeech && !saidTwice.test(between) && !saidBehind.test(text.slice(speech.end)) ? before : undefined;
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
  const words = wholeWords(text, speech, speeches);
  const isCalled = (name: string) => new RegExp(`(?:^|, )${name}(?:[,.!?]|$)`, 'u').test(words);
  const called = others.find(({ name, also, named }) => named && [name, also].some((own) => own !== undefined && isCalled(own)));
  // 'Doreen?' asks whether she is there.
  if (called) return /^\p{L}+\?$/u.test(words) ? undefined : called;
  const beside = `${text.slice(Math.max(0, speech.start - 60), speech.start)} ${text.slice(speech.end, speech.end + 60)}`;
  const told = [...beside.matchAll(toldTo)].flatMap(([, word]) => word ?? []);
  const isNarrator = told.includes('me') || told.includes('us');
  return (
    others.find(({ name }) => told.includes(name.split(' ').at(-1) ?? name)) ??
    (isNarrator && speaker !== cast.narrator ? cast.narrator : undefined)
  );
}
