import { isEnded } from '../../../sentences';
import { classOfNoun } from '../../language/noun-classes';
import { withoutSpeech } from '../../text-tools';
import type { Speech } from './speech';

/** The words behind a speech that tell who says it: they go on in small letters, or have a verb of saying. */
const attribution =
  /^(?:\p{Ll}[^.!?\n]*|[^.!?\n]*\b(?:say|said|ask|call|whisper|shout|yell|repl|answer|mutter|add|cr(?:y|ied)|told|tell|begin|began|murmur|hiss|scream)\p{L}*\b[^.!?\n]*)?[.!?]?/u;
/** 'It was the first thing he had said', 'She sounded about nine': what tells of the speech itself. */
const ofSpeech = /^(?:It|That|This|Her voice|His voice|He|She) (?:was the (?:first|last|only)|came out|sound(?:s|ed))\b[^.!?]*[.!?]?$/u;

const asked =
  /(?:^|^[^.!?\n]*?\b)(?:asks|asked|tells|told|(?:says?|said|whisper(?:s|ed)|shout(?:s|ed)|yell(?:s|ed))\b[^.!?\n]{0,20}? (?:to|at)|(?<=^\s*)(?:to|at))\s+(?:the|my|your|his|her|their|its|a)\s+(?:\p{Ll}+ )??(\p{Ll}+)(?=[.!?,]|$| \p{Ll})/u;
/** What is thought, sung or written is said to nobody who is there. */
const unspoken = /\b(?:thought|thinks?|pray(?:s|ed)|reads?|wrote|writes?|typed|types|texted|texts|sang|sings?)\b/u;
/** What says something without being asked back: the note says. */
const written =
  /\b(?:notes?|letters?|signs?|cards?|messages?|texts?|pages?|labels?|papers?|posters?|screens?|books?|diary|postcards?|telegrams?|tickets?|voicemail|emails?|banners?|stones?|plaques?|caption|headline|inscription)\b[^.!?"“”]{0,40}$/iu;

/** 'She asks her pocket': nobody is asked. */
function asksThing(rest: string): boolean {
  const noun = asked.exec(rest)?.[1];
  const kind = noun === undefined ? undefined : classOfNoun(noun, noun);
  return kind !== undefined && !/^(?:person|animal|phone)$/.test(kind);
}

/** Whether a turn ends in the middle of a sentence behind its last speech; many leave its last full stop out: '"Where?" she said'. */
function isBrokenOff(text: string, { end }: Speech): boolean {
  const rest = text.slice(end).trim();
  return (
    rest !== '' &&
    !isEnded(rest) &&
    !/^(?:\p{L}+ ){0,3}(?:says?|said|asks?|asked|yelled|yells|shouted|whispered)(?: \p{L}+){0,2}$/u.test(rest)
  );
}

/** 'Dean couldn't find the keys. "Where are they?"': an answer could only say it again. */
const unknown = /\b(?:could|can|did|does|do)(?:n[’']t|not| not) (?:find|know|remember)\b|\bno idea\b/iu;

function isAnsweredBefore(text: string, { start, words }: Speech): boolean {
  return /\b(?:where|who|what|when|how|why|which)\b[^.!?]*\?\W*$/iu.test(words) && unknown.test(withoutSpeech(text.slice(0, start)));
}

/** What tells behind a speech what came of it: '"Do not open it," he said, so I opened it'. */
const answered =
  /\bbut\b|\b(?:and|so) (?:he|she|it|they|I|we|my|your|his|her|their|our|the|an?|nobody|somebody|someone|everybody|everyone)\b|^So \p{Lu}/u;

/** 'And Gran said it was', 'You said that it was hard to be': an answer without quotation marks. */
const reported =
  /\p{L} (?:said|says|replied|replies|answered|answers|thought|thinks) (?:that|no|yes|not|nothing|it|he|she|they|there|I)\b(?!["“”,])/u;

/** Whether the last speech of a turn is left to be answered: nothing behind it tells how somebody took it. */
export function isLeftOpen(text: string, speech: Speech, speeches: readonly Speech[]): boolean {
  if (speech !== speeches.at(-1) || speech.isOpen || isBrokenOff(text, speech)) return false;
  const ahead = text.slice(0, speech.start).slice(-60);
  const rest = text.slice(speech.end).trim();
  if (/^[^.!?]*\bto (?:him|her|my|them|your)sel/u.test(rest)) return false;
  if (asksThing(rest) || written.test(ahead) || isAnsweredBefore(text, speech)) return false;
  if (unspoken.test(attribution.exec(rest)?.[0] ?? '') || unspoken.test(ahead.split(/[.!?]/).at(-1) ?? '')) return false;
  if (answered.test(rest) || reported.test(rest)) return false;
  const behind = rest.slice(attribution.exec(rest)?.[0].length ?? 0).trim();
  return behind === '' || ofSpeech.test(behind);
}

const lead =
  /^(?:(?:i think|i guess|i suppose|maybe|perhaps|honestly|actually|i'm afraid|i'm telling you|oh|well|so|and|but|then|ok|okay|hey|look|listen|please),? )+(?=\p{L})/u;
const leadWithComma =
  /^(?:(?:oh|well|hey|no|yes|look|listen|please|ok|okay|now|good|right|alright|all right|hmm|um|uh|ah|my god|god|jesus|hell|sir|madam|miss|mister|mum|mom|mummy|dad|daddy|papa|mama|nana|gran|grandma|grandpa|grandad|auntie|doctor|captain|sergeant|excuse me|tell me|come on|for god's sake|in that case|young (?:man|lady))[,!] )+/u;
const vocativeBehind =
  /(?:, (?:miss|father|mother|mum|mom|mama|dad|daddy|papa|nana|grandma|grandpa|doctor|captain|officer|boss|darling|dear|honey|love|sweetheart|buddy|mate|man|dude|guys|boys|girls|my (?:dear|child|love|friend|lord|lady|son)|your (?:majesty|grace|honor|honour)|(?:young|old|little) [a-z]+|child|son|kid|pal|mister|stranger|folks|lads|sergeant|inspector|professor|friend|baby|you (?:old |silly |stupid )?(?:fool|idiot))|,? (?:sir|madam|ma'am|please|too|then|though|anyway|exactly|again))(?=[?.!]$)/u;

/** The sentences of a speech in plain lower case, without those it calls by name, each with one mark at its end: "where is it?". */
export function plainSentences(words: string): string[] {
  return words
    .replace(/[’]/g, "'")
    .split(/(?<=[.!?…])\s+/u)
    .map((sentence) => plainSentence(sentence.trim()))
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** What asks without its mark, as people type. */
const asks =
  /^(?:(?:what|who|where|why|how|when)(?: (?:is|are|was|were|do|does|did|will|would|can|could|should) |'s )|(?:is|are|was|do|did|can|could|will|would) (?:you|it|that|this|he|she|they|i|we) )/u;

function plainSentence(spoken: string): string {
  const called = spoken
    .replace(/^(?:\p{Lu}\p{Ll}+ ?){1,2}, (?=\p{L})/u, (name) =>
      /^(?:Oh|Well|No|Yes|Look|Now|Please|So|And|But|Hey|Good|Right|Then|Listen|Wait|Come)\b/u.test(name) ? name : '',
    )
    .replace(/,? (?:(?:Mr|Mrs|Ms|Miss|Dr|Captain|Father|Sister|Uncle|Aunt)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?=[?.!,]*$)/u, (name) =>
      name.startsWith(',') ? '' : name,
    );
  const bare = called.toLowerCase().replace(/[—–]/g, '').trim();
  const end = /[?]/.test(bare.slice(-3)) ? '?' : /!/.test(bare.slice(-3)) ? '!' : '.';
  const plain = `${bare.replace(/[.,!?…;: ]+$/u, '')}${end}`.replace(/^[.…\s]+/u, '');
  const sentence = plain.replace(leadWithComma, '').replace(vocativeBehind, '').replace(lead, '');
  return asks.test(sentence) ? sentence.replace(/\.$/u, '?') : sentence;
}
