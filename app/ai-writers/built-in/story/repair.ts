import { plainWords } from '~content/story-writer/plain-words';
import { classOfNoun } from '../language/noun-classes';

/** Words that are written without their apostrophe, and what they mean. */
const contractions: Readonly<Record<string, string>> = Object.fromEntries(
  `don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't hasn't haven't hadn't that's there's what's
   i'm i've you're you've they're they've`
    .split(/\s+/)
    .map((word) => [word.replace("'", ''), word]),
);
const contracted = new RegExp(`\\b(?:${Object.keys(contractions).join('|')})\\b`, 'giu');
/** 'Lickt', 'kisst': a past that is written as it sounds. */
const soundsPast = /\b(\p{Ll}{2,}(?:ck|ss|sh|lk|mp|nk))t\b/gu;
const insideSentence = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{2,}(?![\p{L}'’])/gu;

/** The names of a story, as they stand within its sentences. */
export function namesIn(text: string): ReadonlySet<string> {
  const words = text.match(insideSentence) ?? [];
  return new Set(
    words.filter((word) => !plainWords.has(word.toLowerCase()) && classOfNoun(word.toLowerCase(), word.toLowerCase()) === undefined),
  );
}

/** 'Ellies voice': Ellie's, where the story has an Ellie; 'the Millers' are several. */
function withPossessives(text: string, names: ReadonlySet<string>): string {
  return text.replace(/(?<!\b[Tt]he )\b(\p{Lu}\p{Ll}+)s(?= \p{Ll})/gu, (word, base: string) => (names.has(base) ? `${base}'s` : word));
}

/** A turn as it was meant: names and sentences with their capitals, contractions with their apostrophes, the past in -ed. */
export function repaired(text: string, names: ReadonlySet<string>): string {
  const lower = [...names].map((name) => name.toLowerCase());
  const named = lower.length > 0 ? text.replace(new RegExp(`\\b(?:${lower.join('|')})\\b`, 'gu'), capital) : text;
  return withPossessives(named, names)
    .replace(contracted, (word) => {
      const whole = contractions[word.toLowerCase()] ?? word;
      return /^\p{Lu}/u.test(word) || whole.startsWith('i') ? capital(whole) : whole;
    })
    .replace(soundsPast, '$1ed')
    .replace(/(?<=^|[.!?]\s+)\p{Ll}/gu, capital)
    .replace(/\bi\b(?=[ '’])/gu, 'I');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
