import type { Narrator, Tense } from '../story';

/** The weight of words in the opening, which sets how a story is told. */
const OPENING_WEIGHT = 3;

const pronouns = {
  first: /\b(?:I|me|my|myself|mine)\b/g,
  we: /\b(?:[Ww]e|us|[Oo]ur|ourselves|ours)\b/g,
  second: /\b(?:[Yy]ou|[Yy]our|yourself|yours)\b/g,
  youAct: /(?:^|[.!?,;:]\s+|\b(?:and|but|when|until|that|if|as|because|then|so|where|while|time|summer) )[Yy]ou\b/gm,
} as const;

/** 'We' that often is more than somebody's speech without quotation marks. */
const LEAST_WE = 2;

/** What stands behind a colon is read out or thought: 'one line: write larger, my eyes are bad'. */
const READ_OUT = /:[^.!?\n]*/g;

const third = /\b(?:he|she|they|him|her|his|their|them)\b/gi;

/**
 * The grammatical person of a story's narration.
 * @param opening its opening without speech.
 * @param rest what follows, without speech.
 */
export function narratorPerson(opening: string, rest: string): Narrator {
  const weigh = (pattern: RegExp) => OPENING_WEIGHT * countOf(opening, pattern) + countOf(rest, pattern);
  const first =
    OPENING_WEIGHT * countOf(opening.replace(READ_OUT, ''), pronouns.first) + countOf(rest.replace(READ_OUT, ''), pronouns.first);
  const narrators = { first, we: weigh(pronouns.we), second: weigh(pronouns.second) };
  const others = weigh(third);
  if (narrators.first > 0 && narrators.first * 8 >= others && narrators.first * 3 >= narrators.second) return 'first';
  if (weigh(pronouns.youAct) > 0 && narrators.second > 1 && narrators.second * 3 >= others && narrators.second > narrators.we)
    return 'second';
  const isWe = narrators.we > LEAST_WE && narrators.we * 6 >= others;
  return isWe ? 'we' : 'third';
}

const pastWords =
  /\b(?:was|were|had|did|said|went|came|took|saw|knew|made|thought|could|stood|felt|heard|told|left|found|gave|kept|began|ran|sat|got|held|brought|fell|let|\p{Ll}{2,}ed)\b/gu;
const presentWords =
  /\b(?:is|are|am|has|does|says|goes|comes|takes|sees|knows|makes|thinks|stands|feels|hears|tells|leaves|finds|gives|keeps|begins|runs|sits|gets|holds|looks|turns|walks|opens|asks|waits|smiles|pulls|steps|reaches|watches|nods|moves|(?:I|we|you|they) (?:am|are|have|do|go|come|take|see|know|make|think|stand|feel|hear|find|keep|look|turn|walk|open|ask|wait|pull|step|reach|watch|nod|run|sit|hold|want|try))\b/gi;

/** A name, or he, she or it, with a verb in -s. */
const presentActs = /(?:\b[Hh]e|\b[Ss]he|\b[Ii]t|\p{Lu}\p{Ll}+) \p{Ll}{2,}[^s\P{Ll}]s\b/gu;

/** The tense of a story's narration, by the same weights; past when no verb tells. */
export function narratorTense(opening: string, rest: string): Tense {
  const weigh = (pattern: RegExp) => OPENING_WEIGHT * countOf(opening, pattern) + countOf(rest, pattern);
  return weigh(presentWords) + weigh(presentActs) > weigh(pastWords) ? 'present' : 'past';
}

export function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
