import listed from '~content/ai-writers/unfit-words.txt?raw';
import { wordsOf } from '../../words';

const unfit = new Set(listed.trim().split('\n'));
/** The longest phrase of the list, in words. */
const LONGEST = Math.max(...[...unfit].map((words) => words.split(' ').length));
/** Crude words behind asterisks or spaces. */
const MASKED = /\b(?:f|sh|c|b|d|p|wh|n)[*@#$%!_]{1,4}(?:k|ck|t|nt|tch|ch|ss|re|r|gers?)\w*\b|\bf[\s.*_-]u[\s.*_-]c[\s.*_-]k/iu;
/** Words of the list in a meaning that anybody may read. */
const HARMLESS = [
  /\bcock(?:s|ed)? (?:crow|of (?:the|his|her|my)|and bull|robin)|\bthe cock (?:crow|strut|on the)/giu,
  /\bpussy[- ]?(?:willow|cat|foot)\w*/giu,
  /\btits? for tat\b|\b(?:blue|great|coal|long-tailed) tits?\b/giu,
  /\b(?:private|house|hotel) dicks?\b/giu,
  /\b(?:jack|half|silly|stubborn|the|an?) (?:old )?ass(?:es)? (?:bray|kick|ate|stood|pull|trot|wander)\w*/giu,
  // A fool.
  /\ban (?:old )?ass(?![\p{L}-])/giu,
  /\brape(?:seed| field)s?\b/giu,
  /\bstrip of\b/giu,
];

/** Whether an answer, its markup included, hides a crude word behind asterisks or spaces. */
export function holdsMaskedWords(answer: string): boolean {
  return MASKED.test(answer);
}

/**
 * Whether a text holds a crude or sexual word or a slur. A word that the story has as a name is none: Dick is Dick.
 * @param story the text so far, which tells what is a name.
 */
export function holdsCrudeWords(text: string, story: string): boolean {
  const names = namesIn(story);
  const plain = HARMLESS.reduce((rest, harmless) => rest.replace(harmless, ' '), text).replace(/\p{Lu}\p{Ll}+/gu, (word) =>
    names.has(word) ? ' ' : word,
  );
  const words = wordsOf(plain);
  return words.some((_, start) =>
    Array.from({ length: LONGEST }, (_, more) => words.slice(start, start + more + 1)).some((run) => unfit.has(run.join(' '))),
  );
}

/** Words with a capital within a sentence. */
function namesIn(story: string): ReadonlySet<string> {
  return new Set([...story.matchAll(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu)].map(([name]) => name));
}
