import { type Speech, verbsOfSpeech } from './speech';

/** Before a speech in the same sentence: what is thought, sung or written, or stands on something, is said to nobody who is there. */
const unspoken =
  /\b(?:thought|thinks?|pray(?:s|ed)|reads?|wrote|writes?|typed|types|sang|sings?|notes?|letters?|signs?|cards?|messages?|text(?:s|ed)?|pages?|labels?|papers?|posters?|screens?|books?|diary|postcards?|telegrams?|tickets?|voicemail|emails?|banners?|stones?|plaques?|caption|headline|inscription)\b[^.!?"“”]{0,40}$/iu;
/** Things that stand for one who cannot hear. */
const deaf =
  'grave|gravestone|headstone|tomb|coffin|urn|ashes|photo|photograph|picture|portrait|painting|statue|mirror|reflection|ceiling|sea|ocean|waves|river|sky|moon|stars|wind|rain|dark|darkness|night|fire|corpse|body';
const says =
  '(?:(?:told|tells?|asked|asks?)(?: \\p{L}+ly| aloud)?|(?:said|says?|whispered|whispers?|muttered|mutters?|murmured|murmurs?|shouted|shouts?|spoke)(?: \\p{L}+ly| aloud)? (?:(?:in)?to|at))';
/** Beside a speech: 'he said to the sea', 'I asked nobody in particular', 'as if she could hear'. */
const unheard = new RegExp(
  `\\bas (?:if|though) (?:\\p{L}+ ){1,3}could (?:still )?(?:hear|listen|answer)\\b[^.!?"“”]*$|\\b${says} (?:no ?one|nobody|\\p{L}+sel(?:f|ves)|(?:the|an?|my|your|his|her|our|their) (?:\\p{L}+ )?(?:${deaf}))(?:(?:,| (?:in|of|on|over|above|behind)) [^.!?"“”]{0,40})?[,:\\s]*$`,
  'iu',
);
const whoSays = new RegExp(`^[^.!?\\n]*\\b(?:${verbsOfSpeech})\\b[^.!?\\n]*[.!?]?$`, 'u');
/** Words behind a speech up to which they only say whose it is: more of them tell what came of it. */
const FEW = 4;

/** Whether a speech is left to be answered: it ends its turn, and nothing is told behind it but who says it, to somebody else. */
export function isLeftOpen(text: string, speech: Speech, speeches: readonly Speech[]): boolean {
  if (speech !== speeches.at(-1) || speech.isOpen || unspoken.test(text.slice(0, speech.start))) return false;
  const behind = text.slice(speech.end).trim();
  if (unheard.test(text.slice(0, speech.start)) || unheard.test(behind.replace(/[.!?]$/u, ''))) return false;
  if (behind === '') return true;
  return whoSays.test(behind) && behind.split(/\s+/u).length <= FEW && !/sel(?:f|ves)\b/u.test(behind);
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
