import { clauseTitles } from './clause-titles';
import { englishTitles, readsAsEnglish } from './english-titles';
import { type TitleCandidate, tellsEnough } from './title-candidate';

/** How many titles are offered. */
const OFFERED = 3;
/** The longest title to offer, in characters. */
const LONGEST = 48;

/**
 * Titles for a text, made of its own words: phrases, names and short sentences that it keeps coming back to, and where there are
 * too few of these, how its sentences begin.
 * @returns up to three, best first; fewer for a text that says little.
 * @see docs/product/creative-writing.md
 */
export function suggestedTitles(text: string): string[] {
  const sentences = sentencesOf(text);
  return chosen(readsAsEnglish(sentences) ? englishTitles(sentences) : clauseTitles(text));
}

function sentencesOf(text: string): string[][] {
  return text.split(/[.!?…\n]+/u).map((sentence) => sentence.match(/\p{L}[\p{L}\p{M}'’]*|[,;:—]/gu) ?? []);
}

/** The best candidates that do not repeat each other's words. */
function chosen(candidates: readonly TitleCandidate[]): string[] {
  const used = new Set<string>();
  const titles: string[] = [];
  for (const { title, telling } of candidates.toSorted((one, other) => other.score - one.score)) {
    if (titles.length === OFFERED) break;
    if (title.length > LONGEST || !tellsEnough(telling) || telling.some((word) => used.has(word))) continue;
    for (const word of telling) used.add(word);
    titles.push(title);
  }
  return titles;
}
