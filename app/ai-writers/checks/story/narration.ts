import { irregularVerbs } from '~content/story-writer/irregular-verbs';
import { readSentences, type Token } from '../../built-in/language/tokens';
import type { Narrator } from '../../built-in/story/story';
import { withoutSpeech } from '../../built-in/text-tools';
import { splitSentences } from '../../sentences';

const PAST_FORMS: ReadonlySet<string> = new Set([...irregularVerbs.values()].map(({ past }) => past));
/** Forms that are past and present alike: put, let. */
const BOTH: ReadonlySet<string> = new Set([...irregularVerbs].filter(([base, { past }]) => base === past).map(([base]) => base));
const PAST_AUXILIARIES = new Set(['was', 'were', 'had', 'did', "wasn't", "weren't", "hadn't", "didn't"]);
const PRESENT_AUXILIARIES = new Set([
  "'s",
  '’s',
  "'re",
  '’re',
  "'m",
  '’m',
  'is',
  'are',
  'am',
  'has',
  'does',
  "isn't",
  "aren't",
  "hasn't",
  "doesn't",
]);
/** A participle stands behind these, or an infinitive. */
const BEFORE_PARTICIPLE = /^(?:have|has|had|having|be|is|are|am|was|were|been|being|to|of|get|got)$/;

/** How many verbs of a narration are in either tense. */
interface Tenses {
  past: number;
  present: number;
}

/** Whether a part is told in the other tense than the story, as far as both plainly have one; speech does not count. */
export function isInOtherTense(text: string, story: string): boolean {
  const [own, theirs] = [tensesOf(text), tensesOf(story)];
  const tense = plainTense(theirs, 3);
  const ownTense = plainTense(own, 2);
  return tense !== undefined && ownTense !== undefined && tense !== ownTense;
}

/** The tense of more than two thirds of the verbs, if there are enough of them. */
function plainTense({ past, present }: Tenses, fewest: number): keyof Tenses | undefined {
  if (past >= fewest && past > present * 2) return 'past';
  return present >= fewest && present > past * 2 ? 'present' : undefined;
}

function tensesOf(text: string): Tenses {
  const tenses = { past: 0, present: 0 };
  for (const tokens of readSentences(withoutSpeech(text))) {
    for (const [index, token] of tokens.entries()) {
      const tense = tenseOf(token, tokens.slice(Math.max(0, index - 3), index));
      if (tense) tenses[tense] += 1;
    }
  }
  return tenses;
}

function tenseOf({ lower, lemma, pos }: Token, before: readonly Token[]): keyof Tenses | undefined {
  if (PAST_AUXILIARIES.has(lower)) return 'past';
  if (PRESENT_AUXILIARIES.has(lower)) return /^['’]/u.test(lower) && pos !== 'AUX' ? undefined : 'present';
  if (pos !== 'VERB' || BOTH.has(lower)) return undefined;
  if (before.some((token) => BEFORE_PARTICIPLE.test(token.lower))) return undefined;
  // Washed and mended, the sails hang in the sun.
  if (!before.some((token) => /NOUN|PROPN|PRON/.test(token.pos))) return undefined;
  if (lower.endsWith('ed') || PAST_FORMS.has(lower)) return 'past';
  if (lower !== lemma && lower.endsWith('s')) return 'present';
  const isBare = lower === lemma && /^(?:i|we|you|they)$/.test(before.at(-1)?.lower ?? '');
  return isBare ? 'present' : undefined;
}

const FIRST = /\b(?:I|me|my|mine|myself|we|us|our|ourselves|We|My|Our)\b/u;
const THIRD = /\b(?:he|she|they|him|her|his|their|it)\b/iu;
const SECOND = /\b(?:you|your|yourself)\b/giu;
/** A sentence in which somebody thinks may say I. */
const THOUGHT =
  /\b(?:th(?:ought|inks?)|wonder(?:ed|s)?|told (?:him|her|them)self|tells (?:him|her)self|knew|knows|decided|read|wrote|said)\b|[*_‘]/u;

/**
 * Whether a part is told by another narrator than the story; speech and thoughts do not count.
 * @param room what people wrote lately: where they say I themselves, anybody may.
 */
export function hasOtherNarrator(text: string, narrator: Narrator, room: string): boolean {
  const narration = withoutSpeech(text);
  const told = splitSentences(narration).filter((sentence) => !THOUGHT.test(sentence));
  const saysI = told.some((sentence) => FIRST.test(sentence));
  const saysYou = told.join(' ').match(SECOND)?.length ?? 0;
  if (narrator === 'third') return (saysI && !FIRST.test(withoutSpeech(room))) || (saysYou > 1 && !THIRD.test(narration));
  if (narrator === 'second') return saysI && saysYou === 0;
  return saysYou > 1 && !FIRST.test(narration);
}
